import { Alert, Box, Button, Card } from '@mui/material'
import type { AdminAvatar } from '@nila/api/contract/avatars'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useAvatarWords } from '../providers/use-avatar-words.ts'
import { AvatarConflict } from './AvatarConflict.tsx'
import { AvatarFields } from './AvatarFields.tsx'
import { type AvatarProblems, type AvatarValues, avatarFields, differing } from './avatar-values.ts'
import { DeleteAvatar } from './DeleteAvatar.tsx'
import { useAvatarDraft } from './use-avatar-draft.ts'
import { useSaveAvatar } from './use-save-avatar.ts'

interface AvatarFormProps {
  /** None for a new one. */
  avatar?: AdminAvatar
  onSaved?: () => void
  onDeleted?: () => void
}

/** Writes an avatar. What is typed outlives this screen, and is never saved over what a colleague saved meanwhile. */
export function AvatarForm({ avatar, onSaved, onDeleted }: AvatarFormProps) {
  const words = useAvatarWords()
  const draft = useAvatarDraft(avatar)
  const { busy, save } = useSaveAvatar()
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef(draft.values)
  useEffect(() => {
    latest.current = draft.values
  })
  const [problems, setProblems] = useState<AvatarProblems>({})
  const [conflict, setConflict] = useState<AdminAvatar>()
  const [isDiscarding, setIsDiscarding] = useState(false)

  function show(found: AvatarProblems) {
    setProblems(found)
    const first = avatarFields.find((field) => found[field])
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  async function submit(base: AdminAvatar | undefined, values: AvatarValues) {
    if (busy) return
    setProblems({})
    const saved = await save(base, values)
    if (saved.kind === 'problems') show(saved.problems)
    else if (saved.kind === 'conflict') setConflict(saved.current)
    else if (saved.kind === 'saved') {
      // What was typed on while it was being saved is not saved yet.
      if (base && differing(latest.current, values).length) draft.rebase(saved.avatar, latest.current)
      else draft.drop()
      onSaved?.()
    }
  }

  function change(values: Partial<AvatarValues>) {
    draft.change(values)
    const rest = { ...problems }
    for (const field of avatarFields) if (field in values) delete rest[field]
    setProblems(rest)
  }

  function deactivate() {
    change({ isActive: false })
    // What else was typed is not ready to be saved because of this.
    if (!draft.isChanged) void submit(draft.base, { ...draft.values, isActive: false })
  }

  function leaveDeleted() {
    draft.drop()
    onDeleted?.()
  }

  return (
    // The dialogs stand beside the form: what is submitted in one would be submitted here as well.
    <>
      <Card
        component="form"
        ref={form}
        noValidate
        aria-label={avatar ? words('avatars.edit', { name: avatar.name }) : words('avatars.add')}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void submit(draft.base, draft.values)
        }}
        sx={{ maxWidth: 760, p: { xs: 4, sm: 6 } }}
      >
        {draft.isBack && (
          <Alert severity="info" sx={{ mb: 6 }}>
            {words('avatars.kept')}
          </Alert>
        )}
        <AvatarFields values={draft.values} problems={problems} onChange={change} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mt: 6 }}>
          <Button type="submit" variant="contained" loading={busy} disabled={avatar && !draft.isChanged}>
            {words(avatar ? 'avatars.save' : 'avatars.create')}
          </Button>
          {draft.isChanged && (
            <Button variant="outlined" onClick={() => setIsDiscarding(true)}>
              {words('avatars.discard')}
            </Button>
          )}
          <Box sx={{ flexGrow: 1 }} />
          {avatar && <DeleteAvatar avatar={avatar} onDeleted={leaveDeleted} onDeactivate={deactivate} />}
        </Box>
      </Card>
      {isDiscarding && (
        <ConfirmDialog
          title={words('list.sure')}
          text={words('avatars.discardAsk')}
          action={words('avatars.discard')}
          onCancel={() => setIsDiscarding(false)}
          onConfirm={() => {
            setIsDiscarding(false)
            setProblems({})
            draft.drop()
          }}
        />
      )}
      {conflict && (
        <AvatarConflict
          base={draft.saved}
          yours={draft.values}
          current={conflict}
          onCancel={() => setConflict(undefined)}
          onChosen={(values) => {
            draft.rebase(conflict, values)
            setConflict(undefined)
            void submit(conflict, values)
          }}
        />
      )}
    </>
  )
}
