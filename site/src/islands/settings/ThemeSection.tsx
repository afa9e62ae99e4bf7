import { changeAccount, type Theme } from '@nila/api/contract/account-settings'
import { ApiError } from '@nila/api/contract/client'
import type { SettingsCopy } from '@nila/api/contract/copy/account'
import { fill } from '@nila/api/contract/copy/fill'
import { useState } from 'react'
import { problemWords } from '../../i18n/problem-words.ts'
import { client } from '../../scripts/session.ts'
import { applyTheme } from '../../scripts/theme.ts'
import { OutcomeWords } from './OutcomeWords.tsx'
import { Section, useAccountPage } from './parts.tsx'
import type { Outcome } from './use-act.ts'

const choices = ['device', 'light', 'dark'] as const
const themeOf = (choice: (typeof choices)[number]): Theme | null => (choice === 'device' ? null : choice)

/** Counts at once, without a button: it is seen, and taken back as easily. */
export function ThemeSection({ words }: { words: SettingsCopy['theme'] }) {
  const { account, onChange, problems, format } = useAccountPage()
  const [theme, setTheme] = useState(account.theme)
  const [outcome, setOutcome] = useState<Outcome>({ fields: {} })

  async function choose(next: Theme | null) {
    setTheme(next)
    applyTheme(next)
    setOutcome({ fields: {} })
    try {
      onChange(await client.call(changeAccount, { body: { theme: next } }))
      setOutcome({ fields: {}, done: words.done })
    } catch (error) {
      const reason =
        error instanceof ApiError ? problemWords(error, problems, format) : problems.general.internal_error
      setOutcome({ fields: {}, failed: fill(words.onlyHere, { reason }) })
    }
  }

  return (
    <Section id="theme" title={words.title} lead={words.lead}>
      <fieldset className="choices">
        <legend className="field-label">{words.legend}</legend>
        {choices.map((choice) => (
          <label className="check" key={choice}>
            <input
              type="radio"
              name="theme"
              value={choice}
              checked={theme === themeOf(choice)}
              onChange={() => choose(themeOf(choice))}
            />
            {words[choice]}
          </label>
        ))}
      </fieldset>
      <OutcomeWords outcome={outcome} />
    </Section>
  )
}
