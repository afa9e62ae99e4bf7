import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { type Locale, locales } from '@nila/api/contract/locales'
import { useCopyWords } from '../providers/use-copy-words.ts'
import { useWords } from '../providers/use-words.ts'
import type { Imported } from './use-copy-files.ts'

interface ImportResultProps {
  result: Imported
  language: Locale
  onClose: () => void
}

/** What became of the words of a file. */
export function ImportResult({ result, language, onClose }: ImportResultProps) {
  const words = useCopyWords()
  const common = useWords()
  const { saved, unchanged, refused } = result
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="import-title">
      <DialogTitle id="import-title">{words('files.result', { name: locales[language].name })}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <Typography>{words('files.saved', { smart_count: saved.length })}</Typography>
        <Typography>{words('files.unchanged', { smart_count: unchanged })}</Typography>
        {refused.length > 0 && (
          <>
            <Typography sx={{ mt: 4, mb: 2, fontWeight: 600 }} id="import-refused">
              {words('files.refused', { smart_count: refused.length })}
            </Typography>
            <Box component="ul" aria-labelledby="import-refused" sx={{ m: 0, paddingInlineStart: 5 }}>
              {refused.map(({ key, reason, detail }) => (
                <Box component="li" key={key} sx={{ fontSize: 14, overflowWrap: 'anywhere' }}>
                  <bdi>{key}</bdi>: {words(`files.reason.${reason}`)}
                  {detail && (
                    <>
                      {' '}
                      <span lang="en">{detail}</span>
                    </>
                  )}
                </Box>
              ))}
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 4 }}>
        <Button autoFocus variant="contained" onClick={onClose}>
          {common('list.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
