import type { PrivacyChoicesCopy } from '@nila/api/contract/copy/privacy-choices'
import { useState } from 'react'
import {
  type PrivacyOutcome,
  privacyState,
  setCounted,
  setRemembered,
} from '../../scripts/tracking/choose.ts'
import { Alert } from '../fields/Alert.tsx'

/** How visits are counted, and what can be chosen of it, as in the dialog of every page (components/PrivacyChoices.astro). */
export function PrivacyChoices({ words }: { words: PrivacyChoicesCopy }) {
  const [{ isRefused, isCounted, isRemembered }, setState] = useState(privacyState)
  const [outcome, setOutcome] = useState<PrivacyOutcome>()

  function choose(next: PrivacyOutcome) {
    setOutcome(next)
    setState(privacyState())
  }

  return (
    <div className="setting-part">
      <h3>{words.title}</h3>
      <p className="muted">{words.lead}</p>
      {isRefused && <p className="alert alert-note">{words.refused}</p>}
      <label className="check">
        <input
          type="checkbox"
          checked={isCounted}
          disabled={isRefused}
          onChange={({ target }) => choose(setCounted(target.checked))}
        />
        {words.counted}
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={isRemembered}
          disabled={!isCounted}
          aria-describedby="privacy-remembered"
          onChange={({ target }) => choose(setRemembered(target.checked))}
        />
        {words.remembered.label}
      </label>
      <p className="muted" id="privacy-remembered">
        {words.remembered.hint}
      </p>
      <Alert tone="success">{outcome ? words.done[outcome] : ''}</Alert>
      {words.facts.map((fact) => (
        <p className="muted" key={fact}>
          {fact}
        </p>
      ))}
    </div>
  )
}
