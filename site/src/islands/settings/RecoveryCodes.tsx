import type { SettingsCopy } from '@nila/api/contract/copy/account'
import { fill } from '@nila/api/contract/copy/fill'
import { useEffect, useRef, useState } from 'react'
import { OutcomeWords } from './OutcomeWords.tsx'
import { useAccountPage } from './parts.tsx'
import { saveFile } from './save-file.ts'
import type { Outcome } from './use-act.ts'

interface RecoveryCodesProps {
  codes: string[]
  words: SettingsCopy['totp']['codes']
  onKept: () => void
}

/** The recovery codes, the only time that they can be seen. */
export function RecoveryCodes({ codes, words, onKept }: RecoveryCodesProps) {
  const { username } = useAccountPage().account
  const [outcome, setOutcome] = useState<Outcome>({ fields: {} })
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => title.current?.focus(), [])

  const heading = fill(words.fileHeading, { username })
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setOutcome({ fields: {}, done: words.copied }),
      () => setOutcome({ fields: {}, failed: words.copyFailed }),
    )
  const download = () =>
    saveFile('nila-recovery-codes.txt', `${heading}\n\n${codes.join('\n')}\n`, 'text/plain')

  return (
    <div className="setting-part recovery-codes">
      <h3 ref={title} tabIndex={-1}>
        {words.title}
      </h3>
      <p className="alert alert-note">{words.lead}</p>
      <p className="print-only">{heading}</p>
      <ul aria-label={words.listLabel} translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <OutcomeWords outcome={outcome} />
      <div className="buttons">
        <button className="button button-quiet" type="button" onClick={copy}>
          {words.copy}
        </button>
        <button className="button button-quiet" type="button" onClick={download}>
          {words.download}
        </button>
        <button className="button button-quiet" type="button" onClick={() => print()}>
          {words.print}
        </button>
        <button className="button button-primary" type="button" onClick={onKept}>
          {words.kept}
        </button>
      </div>
    </div>
  )
}
