import { Box } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMatch, useNavigate } from 'react-router-dom'
import { TabbedPanel } from '../components/TabbedPanel.tsx'
import { useDraft } from '../components/use-draft.ts'
import { type TestOutcome, useTestEmail } from '../components/use-test-email.ts'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useWords } from '../providers/use-words.ts'
import { AboutEmail } from './AboutEmail.tsx'
import { ProviderState } from './ProviderState.tsx'
import { TestForm } from './TestForm.tsx'
import { TestResult } from './TestResult.tsx'
import { type Draft, type TestTab, testOf, testTabs } from './test-tabs.ts'
import { PROVIDERS_KEY, useEmailProviders } from './use-email-providers.ts'

type Progress = 'sending' | TestOutcome

/** Four ways to send a test e-mail, and the state of those who carry it. */
export function EmailTesting() {
  const words = useWords()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const send = useTestEmail()
  const asked = useMatch('/email-testing/:tab')?.params.tab
  const tab = testTabs.find((name) => name === asked) ?? 'standard'
  // In memory, and for all tabs: the same address is tried one way and then another.
  const [draft, setDraft] = useDraft<Draft>('emailTesting', { email: '', username: '' })
  const [progress, setProgress] = useState<Partial<Record<TestTab, Progress>>>({})
  const { data } = useEmailProviders()

  async function sendTest(): Promise<TestOutcome> {
    setProgress((before) => ({ ...before, [tab]: 'sending' }))
    const outcome = await send(testOf(tab, draft))
    setProgress((before) => ({ ...before, [tab]: outcome }))
    void queryClient.invalidateQueries({ queryKey: PROVIDERS_KEY })
    return outcome
  }

  const current = progress[tab]
  const outcome = current === 'sending' ? undefined : current
  const gmail = data?.providers.find(({ name }) => name === 'gmail')
  const isGmailMissing =
    gmail?.isConfigured === false || outcome?.result?.diagnostics?.gmailConfigured === false

  return (
    <>
      <PageTitle title={words('emailTesting.title')} />
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          columnGap: 8,
          rowGap: 10,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          gridTemplateRows: { lg: 'auto 1fr' },
          gridTemplateAreas: { xs: '"test" "providers" "about"', lg: '"test providers" "about providers"' },
        }}
      >
        <Box sx={{ gridArea: 'test' }}>
          <TabbedPanel
            name={words('emailTesting.tabs')}
            panel="email-testing-panel"
            tabs={testTabs.map((value) => ({ value, label: words(`emailTesting.${value}`) }))}
            chosen={tab}
            onChoose={(chosen) => navigate(`/email-testing/${chosen}`)}
          >
            <TestForm
              tab={tab}
              draft={draft}
              onChange={setDraft}
              isSending={current === 'sending'}
              onSend={sendTest}
            />
            {outcome && (
              <Box sx={{ mt: 6 }}>
                <TestResult key={tab} outcome={outcome} />
              </Box>
            )}
          </TabbedPanel>
        </Box>
        <Box sx={{ gridArea: 'providers' }}>
          <ProviderState />
        </Box>
        <Box sx={{ gridArea: 'about' }}>
          <AboutEmail isGmailMissing={isGmailMissing} />
        </Box>
      </Box>
    </>
  )
}
