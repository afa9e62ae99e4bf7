import ContentCopy from '@mui/icons-material/ContentCopy'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material'
import type { Answer } from '@nila/api/contract/endpoint'
import type { issueResetLink } from '@nila/api/contract/users'
import { useRef, useState } from 'react'
import { useFormat } from '../components/use-format.ts'
import { useWords } from '../providers/use-words.ts'

export type ResetLink = Answer<typeof issueResetLink>

interface ResetLinkDialogProps {
  name: string
  link: ResetLink
  onClose: () => void
}

/** Shows a link once; when the dialog is closed, nobody can find it again. */
export function ResetLinkDialog({ name, link: { link, expiresAt }, onClose }: ResetLinkDialogProps) {
  const words = useWords()
  const format = useFormat()
  const input = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState<boolean>()

  async function copy() {
    input.current?.select()
    // Browsers give the clipboard to https and to this machine alone; the link stands selected in any case.
    const copied = navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    )
    setCopied((await copied) ?? false)
  }

  return (
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      fullWidth
      maxWidth="sm"
      aria-labelledby="reset-link-title"
      aria-describedby="reset-link-text"
    >
      <DialogTitle id="reset-link-title" sx={{ overflowWrap: 'anywhere' }}>
        {words('userActions.linkFor', { name })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id="reset-link-text" sx={{ mb: 5 }}>
          {words('userActions.linkHint', { name, time: format.time(expiresAt) })}
        </DialogContentText>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <TextField
            label={words('userActions.link')}
            value={link}
            inputRef={input}
            onFocus={({ target }) => target.select()}
            slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
            sx={{ flex: '1 1 240px' }}
          />
          <Button variant="contained" startIcon={<ContentCopy />} onClick={copy}>
            {words('userActions.copy')}
          </Button>
        </Box>
        <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {isCopied !== undefined && words(isCopied ? 'userActions.copied' : 'userActions.notCopied')}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ p: 4 }}>
        <Button variant="outlined" onClick={onClose}>
          {words('userActions.linkDone')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
