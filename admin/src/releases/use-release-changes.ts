import { passes } from '@nila/api/contract/guard'
import {
  discardRelease,
  endPreview,
  publishProtectedRelease,
  publishRelease,
  requestRelease,
  rollBack,
  rollBackProtected,
  rollBackToProduct,
  rollBackToProductProtected,
} from '@nila/api/contract/releases'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type HttpError, useGetIdentity, useTranslate } from 'react-admin'
import { useReauthentication } from '../components/use-reauthentication.tsx'
import { COPY_KEY } from '../copy/use-copy.ts'
import { useSaveAllCopy } from '../copy/use-saver.ts'
import { useToast } from '../layout/use-toast.ts'
import { type ProblemDetails, problemWords } from '../providers/problem.ts'
import { useCall } from '../providers/use-call.ts'
import { useReleasesWords } from '../providers/use-releases-words.ts'
import { RELEASES_KEY } from './use-releases.ts'

const codeOf = (error: unknown) => ((error as HttpError).body as ProblemDetails | undefined)?.code

/** What is done with releases. Each gives whether it was done; where it was not, that was said. */
export function useReleaseChanges() {
  const words = useReleasesWords()
  const translate = useTranslate()
  const toast = useToast()
  const call = useCall()
  const queryClient = useQueryClient()
  const { identity } = useGetIdentity()
  const saveAllCopy = useSaveAllCopy()
  const { confirmed, dialog } = useReauthentication()
  const [busy, setBusy] = useState(false)
  const [outdated, setOutdated] = useState<number>()
  const isSuper = identity ? passes('super_admin', identity.role) : false

  async function during(failed: string, work: () => Promise<boolean>): Promise<boolean> {
    setBusy(true)
    try {
      return await work()
    } catch (error) {
      toast('error', failed, { description: problemWords(error, translate) })
      return false
    } finally {
      setBusy(false)
      void queryClient.invalidateQueries({ queryKey: [COPY_KEY] })
      await queryClient.invalidateQueries({ queryKey: RELEASES_KEY })
    }
  }

  /** As any editor may; where protected words are among it, as a super-administrator, who gives the password. */
  async function asFarAsAllowed(plain: () => Promise<unknown>, guarded: () => Promise<unknown>) {
    try {
      await plain()
      return true
    } catch (error) {
      if (!isSuper || codeOf(error) !== 'copy_protected') throw error
    }
    return confirmed(guarded)
  }

  /** What this browser looked at is no preview any more. If that is not heard, the preview ends by itself within the hour. */
  const leavePreview = () => void call(endPreview, {}).catch(() => {})

  return {
    busy,
    /** The release that was refused because others were faster. */
    outdated,
    isSuper,
    /** Belongs into the screen. */
    dialog,

    closePreview: () =>
      during(words('preview.closeFailed'), async () => {
        await call(endPreview, {})
        return true
      }),

    request: () =>
      during(words('requestFailed'), async () => {
        // What is still being typed belongs into it.
        await saveAllCopy()
        await call(requestRelease, {})
        return true
      }),

    publish: (id: number) =>
      during(words('publish.failed'), async () => {
        const input = { params: { id } }
        const isDone = await asFarAsAllowed(
          () => call(publishRelease, input),
          () => call(publishProtectedRelease, input),
        ).catch((error) => {
          if (codeOf(error) === 'release_outdated') setOutdated(id)
          throw error
        })
        if (!isDone) return false
        leavePreview()
        toast('success', words('publish.done'), { description: words('publish.doneHint', { id }) })
        return true
      }),

    discard: (id: number) =>
      during(words('discard.failed'), async () => {
        await call(discardRelease, { params: { id } })
        leavePreview()
        toast('success', words('discard.done'))
        return true
      }),

    rollBack: (id: number) =>
      during(words('rollBack.failed'), async () => {
        const input = { params: { id } }
        const isDone = await asFarAsAllowed(
          () => call(rollBack, input),
          () => call(rollBackProtected, input),
        )
        if (isDone)
          toast('success', words('rollBack.done', { id }), { description: words('rollBack.doneHint') })
        return isDone
      }),

    rollBackToProduct: () =>
      during(words('rollBack.failed'), async () => {
        const isDone = await asFarAsAllowed(
          () => call(rollBackToProduct, {}),
          () => call(rollBackToProductProtected, {}),
        )
        if (isDone)
          toast('success', words('rollBack.toProduct.done'), { description: words('rollBack.doneHint') })
        return isDone
      }),
  }
}

export type ReleaseChanges = ReturnType<typeof useReleaseChanges>
