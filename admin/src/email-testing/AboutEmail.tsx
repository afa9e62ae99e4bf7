import { Alert, AlertTitle, Box, Typography } from '@mui/material'
import { useWords } from '../providers/use-words.ts'

/** Who is asked to carry mail, in order, and what is missing where Gmail is not configured. */
export function AboutEmail({ isGmailMissing }: { isGmailMissing: boolean }) {
  const words = useWords()
  return (
    <Box component="section" aria-labelledby="about" sx={{ display: 'grid', gap: 3, maxWidth: 680 }}>
      <Typography variant="h2" id="about">
        {words('emailTesting.about')}
      </Typography>
      <Typography variant="body2">{words('emailTesting.aboutHint')}</Typography>
      <Box component="ol" sx={{ m: 0, pl: 6, display: 'grid', gap: 1, fontSize: 14 }}>
        <li>{words('emailTesting.aboutBrevo')}</li>
        <li>{words('emailTesting.aboutGmail')}</li>
        <li>{words('emailTesting.aboutLogs')}</li>
      </Box>
      {isGmailMissing && (
        <Alert severity="info" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          <AlertTitle sx={{ fontWeight: 650 }}>{words('emailTesting.gmailHint')}</AlertTitle>
          {words('emailTesting.gmailHintText')}
        </Alert>
      )}
    </Box>
  )
}
