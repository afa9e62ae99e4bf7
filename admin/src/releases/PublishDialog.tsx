import { Typography } from '@mui/material'
import type { Release } from '@nila/api/contract/releases'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useReleasesWords } from '../providers/use-releases-words.ts'
import { ChangedPieces } from './ChangedPieces.tsx'

interface PublishDialogProps {
  release: Release
  onCancel: () => void
  onConfirm: () => void
}

/** Asks before all visitors see a release, and says what is different in it. */
export function PublishDialog({ release: { id, changes }, onCancel, onConfirm }: PublishDialogProps) {
  const words = useReleasesWords()
  return (
    <ConfirmDialog
      title={words('publish.title', { id })}
      text={words('publish.text')}
      action={words('bar.publish')}
      isHarmless
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <Typography variant="h3" sx={{ mt: 4, mb: 1 }}>
        {words('publish.changed')}
      </Typography>
      <ChangedPieces changes={changes} />
    </ConfirmDialog>
  )
}
