import '../fields/zod-without-eval.ts'
import type { SettingsCopy } from '@nila/api/contract/copy/account'
import type { PrivacyChoicesCopy } from '@nila/api/contract/copy/privacy-choices'
import type { ProblemsCopy } from '@nila/api/contract/copy/problems'
import { useState } from 'react'
import { DeletionSection } from './DeletionSection.tsx'
import { EmailSection } from './EmailSection.tsx'
import { ExportSection } from './ExportSection.tsx'
import { LanguageSection } from './LanguageSection.tsx'
import { LoadedPart } from './LoadedPart.tsx'
import { LoginHistory } from './LoginHistory.tsx'
import { loadAccount } from './load-account.ts'
import { PasskeySection } from './PasskeySection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { PrivacySection } from './PrivacySection.tsx'
import { AccountPageProvider } from './parts.tsx'
import { SectionMenu } from './SectionMenu.tsx'
import { SessionSection } from './SessionSection.tsx'
import './settings.css'
import { ThemeSection } from './ThemeSection.tsx'
import { TotpSection } from './TotpSection.tsx'
import { useLoaded } from './use-loaded.ts'
import { useReauthentication } from './use-reauthentication.tsx'

/** In the order of the page. */
const sections = [
  'email',
  'password',
  'passkeys',
  'totp',
  'sessions',
  'logins',
  'language',
  'theme',
  'privacy',
  'export',
  'deletion',
] as const

interface SettingsAppProps {
  words: SettingsCopy
  problems: ProblemsCopy
  privacyChoices: PrivacyChoicesCopy
  /** The tag that dates and numbers are formatted by. */
  format: string
  /** Where pages are in the page's language. */
  hrefs: { policy: string; goodbye: string }
}

/** Everything that can be set. What each part needs beside the account it loads itself, so that one that fails stops no other. */
export function SettingsApp({ words, problems, privacyChoices, format, hrefs }: SettingsAppProps) {
  const { parts, cancel } = words
  const account = useLoaded(loadAccount)
  const { confirmed, dialog } = useReauthentication(words, problems, format, account.value?.username ?? '')
  // A new password ends the other sessions: their list is begun anew.
  const [passwords, setPasswords] = useState(0)
  const unknown = { browser: words.sessions.unknownBrowser, place: words.sessions.unknownPlace }

  return (
    <div className="settings">
      <LoadedPart loaded={account} words={parts} problems={problems} format={format}>
        {(value) => (
          <AccountPageProvider
            value={{ account: value, onChange: account.set, words: parts, problems, format, confirmed }}
          >
            <SectionMenu
              label={words.menuLabel}
              sections={sections.map((id) => ({ id, title: words[id].title }))}
            />
            <div className="sheet">
              <EmailSection words={words.email} cancel={cancel} />
              <PasswordSection words={words.password} onChanged={() => setPasswords(passwords + 1)} />
              <PasskeySection words={words.passkeys} cancel={cancel} />
              <TotpSection words={words.totp} cancel={cancel} />
              <SessionSection key={passwords} words={words.sessions} cancel={cancel} />
              <LoginHistory words={words.logins} unknown={unknown} />
              <LanguageSection words={words.language} />
              <ThemeSection words={words.theme} />
              <PrivacySection words={words.privacy} choices={privacyChoices} policyHref={hrefs.policy} />
              <ExportSection words={words.export} />
              <DeletionSection words={words.deletion} cancel={cancel} goodbyeHref={hrefs.goodbye} />
            </div>
            {dialog}
          </AccountPageProvider>
        )}
      </LoadedPart>
    </div>
  )
}
