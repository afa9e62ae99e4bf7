import type { SettingsCopy } from '@nila/api/contract/copy/account'
import type { PrivacyChoicesCopy } from '@nila/api/contract/copy/privacy-choices'
import { useState } from 'react'
import { forgetUser } from '../../scripts/session.ts'
import { applyTheme } from '../../scripts/theme.ts'
import { forgetVisitor } from '../../scripts/tracking/choose.ts'
import { Alert } from '../fields/Alert.tsx'
import { PrivacyChoices } from './PrivacyChoices.tsx'
import { Section } from './parts.tsx'

interface PrivacySectionProps {
  words: SettingsCopy['privacy']
  choices: PrivacyChoicesCopy
  /** Where the privacy policy is in the page's language. */
  policyHref: string
}

/** What this browser keeps, and how to be rid of it. */
export function PrivacySection({ words, choices, policyHref }: PrivacySectionProps) {
  const [done, setDone] = useState('')
  // What is forgotten is chosen anew.
  const [round, setRound] = useState(0)

  function forget() {
    forgetUser()
    applyTheme(null)
    forgetVisitor()
    setRound(round + 1)
    setDone(words.forgetDone)
  }

  return (
    <Section id="privacy" title={words.title} lead={words.lead}>
      <dl className="kept">
        {words.kept.map(({ name, use }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="muted">{use}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">{words.forgetNote}</p>
      <Alert tone="success">{done}</Alert>
      <div className="buttons">
        <button className="button button-quiet" type="button" onClick={forget}>
          {words.forget}
        </button>
        <a className="button button-quiet" href={policyHref}>
          {words.policy.label}
        </a>
      </div>
      <PrivacyChoices key={round} words={choices} />
    </Section>
  )
}
