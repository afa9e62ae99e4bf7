import { changeAccount } from '@nila/api/contract/account-settings'
import type { SettingsCopy } from '@nila/api/contract/copy/account'
import { fill } from '@nila/api/contract/copy/fill'
import { localHref } from '@nila/api/contract/local-href'
import { isLocale, locales, localeTags } from '@nila/api/contract/locales'
import type { SubmitEvent } from 'react'
import { client } from '../../scripts/session.ts'
import { Field } from '../fields/Field.tsx'
import { OutcomeWords } from './OutcomeWords.tsx'
import { Section, useAccountPage } from './parts.tsx'
import { useAct } from './use-act.ts'

export function LanguageSection({ words }: { words: SettingsCopy['language'] }) {
  const { account, onChange } = useAccountPage()
  const { run, busy, outcome } = useAct()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = String(new FormData(event.currentTarget).get('locale'))
    const locale = isLocale(chosen) ? chosen : null
    run(async () => {
      onChange(await client.call(changeAccount, { body: { locale } }))
      if (locale && locale !== document.documentElement.lang)
        location.assign(localHref(locale, '/settings#language'))
      return fill(words.done, { language: locale ? locales[locale].name : words.automatic })
    })
  }

  return (
    <Section id="language" title={words.title} lead={words.lead}>
      <form className="form" method="post" onSubmit={submit}>
        <Field label={words.label}>
          {(described) => (
            <select className="input" name="locale" defaultValue={account.locale ?? ''} {...described}>
              {!account.locale && <option value="">{words.automatic}</option>}
              {localeTags.map((tag) => (
                <option key={tag} value={tag} lang={tag} dir={locales[tag].dir}>
                  {locales[tag].name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <OutcomeWords outcome={outcome} />
        <button className="button button-primary" type="submit" aria-busy={busy}>
          {busy ? words.submitting : words.submit}
        </button>
      </form>
    </Section>
  )
}
