import { type AdminAvatar, createAvatar, updateAvatar } from '@nila/api/contract/avatars'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError, useRefresh, useTranslate } from 'react-admin'
import { useUndo } from '../audit-log/use-undo.ts'
import { useToast } from '../layout/use-toast.ts'
import { type ProblemDetails, problemWords } from '../providers/problem.ts'
import { useAvatarWords } from '../providers/use-avatar-words.ts'
import { useCall } from '../providers/use-call.ts'
import { type AvatarProblems, type AvatarValues, differing, pick, read, valuesOf } from './avatar-values.ts'

/** What saving came to. */
type Saved =
  | { kind: 'saved'; avatar: AdminAvatar }
  /** The fields that have to be looked at. */
  | { kind: 'problems'; problems: AvatarProblems }
  /** A colleague was faster: the avatar as it is now. */
  | { kind: 'conflict'; current: AdminAvatar }
  /** Said in a toast. */
  | { kind: 'failed' }

/** Saves an avatar: a new one whole, another one as far as it was changed, over the version that it was changed from. */
export function useSaveAvatar() {
  const words = useAvatarWords()
  const translate = useTranslate()
  const toast = useToast()
  const call = useCall()
  const refresh = useRefresh()
  const queryClient = useQueryClient()
  const { undo } = useUndo()
  const [busy, setBusy] = useState(false)

  async function send(base: AdminAvatar | undefined, values: AvatarValues): Promise<Saved> {
    const found = read(values)
    if ('problems' in found) return { kind: 'problems', problems: found.problems }
    const { body } = found
    if (!base) {
      const avatar = await call(createAvatar, { body })
      const { name } = avatar
      toast('success', words('avatars.created'), { description: words('avatars.createdText', { name }) })
      return { kind: 'saved', avatar }
    }
    const changed = pick(body, differing(values, valuesOf(base)))
    const { operationId, ...avatar } = await call(
      updateAvatar,
      { params: { id: base.id }, body: changed },
      base.version,
    )
    if (operationId === null) toast('info', words('avatars.unchanged'))
    else
      toast('success', words('avatars.updated'), {
        description: words('avatars.updatedText', { name: avatar.name }),
        onUndo: () => void undo(operationId),
      })
    // Without the draft the form shows the record: it must not be the one from before.
    queryClient.setQueryData(['avatars', 'getOne', { id: String(avatar.id), meta: undefined }], avatar)
    return { kind: 'saved', avatar }
  }

  function refused(error: unknown): Saved {
    const details: ProblemDetails | undefined = error instanceof HttpError ? error.body : undefined
    if (details?.code === 'stale_version' && details.current)
      return { kind: 'conflict', current: details.current as AdminAvatar }
    toast('error', words('avatars.saveFailed'), { description: problemWords(error, translate) })
    const problems: AvatarProblems = details?.fields ?? {}
    return Object.keys(problems).length ? { kind: 'problems', problems } : { kind: 'failed' }
  }

  async function save(base: AdminAvatar | undefined, values: AvatarValues): Promise<Saved> {
    setBusy(true)
    try {
      return await send(base, values)
    } catch (error) {
      return refused(error)
    } finally {
      setBusy(false)
      refresh()
    }
  }

  return { busy, save }
}
