import { exportAccount } from '@nila/api/contract/account-settings'
import type { SettingsCopy } from '@nila/api/contract/copy/account'
import { fill } from '@nila/api/contract/copy/fill'
import { client } from '../../scripts/session.ts'
import { WaxingMoon } from '../moons/WaxingMoon.tsx'
import { OutcomeWords } from './OutcomeWords.tsx'
import { Section } from './parts.tsx'
import { saveFile } from './save-file.ts'
import { useAct } from './use-act.ts'

export function ExportSection({ words }: { words: SettingsCopy['export'] }) {
  const { run, busy, outcome } = useAct()

  const save = () =>
    run(async () => {
      const data = await client.call(exportAccount, {})
      const file = `nila-${data.exportedAt.slice(0, 10)}.json`
      saveFile(file, JSON.stringify(data, null, 2), 'application/json')
      return fill(words.done, { file })
    })

  return (
    <Section id="export" title={words.title} lead={words.lead}>
      <OutcomeWords outcome={outcome} />
      <div role="status">
        {busy && (
          <p className="waxing-line">
            <WaxingMoon />
            {words.working}
          </p>
        )}
      </div>
      <button className="button button-primary" type="button" aria-busy={busy} onClick={save}>
        {words.submit}
      </button>
    </Section>
  )
}
