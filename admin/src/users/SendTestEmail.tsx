import Send from '@mui/icons-material/SendOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { type TestOutcome, useTestEmail } from '../components/use-test-email.ts'
import { useWords } from '../providers/use-words.ts'

/** Sends a standard test to a user's address. */
export function SendTestEmail({ email }: { email: string | null }) {
  const words = useWords()
  const send = useTestEmail()
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<TestOutcome>()

  async function start() {
    if (!email) return
    setSending(true)
    setOutcome(await send({ kind: 'standard', email }))
    setSending(false)
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <Button
        variant="outlined"
        startIcon={<Send />}
        disabled={!email}
        loading={isSending}
        loadingPosition="start"
        onClick={start}
      >
        {words(isSending ? 'emailTesting.sending' : 'users.sendTestEmail')}
      </Button>
      {/* Behind a dialog the toasts are hidden from a screen reader. */}
      <Typography role="status" variant="body2" color="textSecondary">
        {email ? !isSending && outcome?.words : words('users.sendTestEmailHint')}
      </Typography>
    </Box>
  )
}
