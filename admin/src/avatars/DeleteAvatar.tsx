import Delete from '@mui/icons-material/DeleteOutlined'
import { Alert, Button } from '@mui/material'
import { type AdminAvatar, deleteAvatar } from '@nila/api/contract/avatars'
import { useState } from 'react'
import { HttpError, useRefresh, useTranslate } from 'react-admin'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useToast } from '../layout/use-toast.ts'
import { type ProblemDetails, problemWords } from '../providers/problem.ts'
import { useAvatarWords } from '../providers/use-avatar-words.ts'
import { useCall } from '../providers/use-call.ts'

interface DeleteAvatarProps {
  avatar: AdminAvatar
  onDeleted: () => void
  /** Offered where it cannot be deleted because somebody has asked for it. */
  onDeactivate: () => void
}

/** Deletes an avatar that nobody ever asked for; of another one it says what can be done instead. */
export function DeleteAvatar({ avatar: { id, name, version, isActive }, ...on }: DeleteAvatarProps) {
  const words = useAvatarWords()
  const translate = useTranslate()
  const toast = useToast()
  const call = useCall()
  const refresh = useRefresh()
  const [isAsking, setIsAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [isInUse, setIsInUse] = useState(false)

  async function remove() {
    setIsAsking(false)
    setBusy(true)
    setIsInUse(false)
    try {
      await call(deleteAvatar, { params: { id } }, version)
      toast('success', words('avatars.deleted'), { description: words('avatars.deletedText', { name }) })
      on.onDeleted()
    } catch (error) {
      const details: ProblemDetails | undefined = error instanceof HttpError ? error.body : undefined
      setIsInUse(details?.code === 'avatar_in_use')
      toast('error', words('avatars.deleteFailed'), { description: problemWords(error, translate) })
    } finally {
      setBusy(false)
      refresh()
    }
  }

  return (
    <>
      <Button
        color="error"
        startIcon={<Delete />}
        loading={busy}
        loadingPosition="start"
        onClick={() => setIsAsking(true)}
      >
        {words('avatars.delete')}
      </Button>
      {isInUse && (
        <Alert
          severity="info"
          sx={{ width: '100%' }}
          action={
            isActive && (
              <Button
                size="small"
                onClick={() => {
                  setIsInUse(false)
                  on.onDeactivate()
                }}
              >
                {words('avatars.deactivate')}
              </Button>
            )
          }
        >
          {words('problem.avatar_in_use')}
        </Alert>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words('list.sure')}
          text={words('avatars.deleteAsk', { name })}
          action={words('avatars.delete')}
          onCancel={() => setIsAsking(false)}
          onConfirm={remove}
        />
      )}
    </>
  )
}
