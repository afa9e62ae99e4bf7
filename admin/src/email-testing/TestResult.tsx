import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline'
import ErrorOutline from '@mui/icons-material/ErrorOutline'
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined'
import Schedule from '@mui/icons-material/Schedule'
import { Box, Button, Card, Link, Typography } from '@mui/material'
import type { EmailState } from '@nila/api/contract/email-testing'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { type Fact, Facts } from '../components/Facts.tsx'
import { useFormat } from '../components/use-format.ts'
import { useProviderName } from '../components/use-provider-name.ts'
import type { TestOutcome } from '../components/use-test-email.ts'
import { logAddress } from '../email-logs/use-log-address.ts'
import { useWords } from '../providers/use-words.ts'
import { LatestLogs } from './LatestLogs.tsx'
import { ProviderAnswers } from './ProviderAnswers.tsx'

const looks = {
  sent: { icon: CheckCircleOutline, color: 'success.main' },
  logged: { icon: Inventory2Outlined, color: 'warning.main' },
  waiting: { icon: Schedule, color: 'warning.main' },
  refused: { icon: ErrorOutline, color: 'error.main' },
  failed: { icon: ErrorOutline, color: 'error.main' },
} as const satisfies Record<EmailState | 'failed', unknown>

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ minWidth: 0 }}>
    <Typography variant="h3" sx={{ mb: 2 }}>
      {title}
    </Typography>
    {children}
  </Box>
)

/** What came of a test. */
export function TestResult({ outcome }: { outcome: TestOutcome }) {
  const words = useWords()
  const format = useFormat()
  const nameOf = useProviderName()
  const heading = useRef<HTMLHeadingElement>(null)
  const { result, words: text } = outcome
  const state = result?.result.state ?? 'failed'
  const { icon: Icon, color } = looks[state]
  const title = state === 'failed' ? words('emailTest.failed') : words(`emailTest.title.${state}`)

  // The button that sent it was disabled meanwhile and has lost the focus; whoever went elsewhere stays there.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])

  const yesOrNo = (is: boolean) => words(is ? 'list.yes' : 'list.no')
  const diagnostics = result?.diagnostics
  const facts: Fact[] = result
    ? [
        [words('emailTesting.provider'), nameOf(result.result.provider)],
        [words('emailTesting.message'), <bdi key="message">{result.message}</bdi>],
        [words('emailTesting.messageId'), <bdi key="id">{result.result.messageId}</bdi>],
      ]
    : []

  return (
    <Card
      component="section"
      aria-label={words('emailTesting.result')}
      sx={{ p: 5, display: 'grid', gap: 5 }}
    >
      <Box sx={{ display: 'flex', gap: 3 }}>
        <Icon sx={{ color, mt: 0.5 }} />
        <Box sx={{ minWidth: 0 }}>
          <Typography ref={heading} variant="h2" tabIndex={-1}>
            {title}
          </Typography>
          <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{text}</Typography>
        </Box>
      </Box>
      {result?.result.log && (
        <Button
          variant="outlined"
          component={RouterLink}
          to={logAddress(result.result.log)}
          sx={{ justifySelf: 'start' }}
        >
          {words('emailTesting.viewLog')}
        </Button>
      )}
      {result && <Facts of={facts} />}
      {result?.previewUrl && (
        <Link href={result.previewUrl} target="_blank" rel="noopener" sx={{ justifySelf: 'start' }}>
          {words('emailTesting.preview')}
        </Link>
      )}
      {result && result.result.answers.length > 0 && (
        <Section title={words('emailTesting.answers')}>
          <ProviderAnswers answers={result.result.answers} />
        </Section>
      )}
      {diagnostics && (
        <Section title={words('emailTesting.diagnostics')}>
          <Facts
            of={[
              [words('emailTesting.brevoConfigured'), yesOrNo(diagnostics.brevoConfigured)],
              [words('emailTesting.gmailConfigured'), yesOrNo(diagnostics.gmailConfigured)],
              [words('emailTesting.fallbackLogging'), yesOrNo(diagnostics.fallbackLoggingEnabled)],
              [words('emailTesting.serverTime'), format.moment(diagnostics.environmentTimestamp)],
            ]}
          />
        </Section>
      )}
      {result && result.emailLogFiles.length > 0 && (
        <Section title={words('emailTesting.latestLogs')}>
          <LatestLogs names={result.emailLogFiles} total={result.emailLogTotal} />
        </Section>
      )}
    </Card>
  )
}
