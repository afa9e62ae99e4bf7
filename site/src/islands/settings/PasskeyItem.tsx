import type { Passkey } from '@nila/api/contract'
import type { SettingsCopy } from '@nila/api/contract/copy/account'
import { fill } from '@nila/api/contract/copy/fill'
import { removePasskey } from '@nila/api/contract/passkeys'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDay } from '../../i18n/format.ts'
import { client } from '../../scripts/session.ts'
import { Chip } from './Chip.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { OutcomeWords } from './OutcomeWords.tsx'
import { PasskeyName } from './PasskeyName.tsx'
import { useAccountPage } from './parts.tsx'
import { useAct } from './use-act.ts'

interface PasskeyItemProps {
  passkey: Passkey
  words: SettingsCopy['passkeys']
  cancel: string
  onRenamed: (passkey: Passkey) => void
  onRemoved: (passkey: Passkey) => void
}

export function PasskeyItem({ passkey, words, cancel, onRenamed, onRemoved }: PasskeyItemProps) {
  const { format } = useAccountPage()
  const { run, busy, outcome, setOutcome } = useAct()
  const [asking, setAsking] = useState<'name' | 'removal'>()
  const rename = useRef<HTMLButtonElement>(null)
  const nameId = useId()

  async function remove() {
    setAsking(undefined)
    const isDone = await run(async () => {
      await client.call(removePasskey, { params: { id: passkey.id } })
      return undefined
    })
    if (isDone) onRemoved(passkey)
  }

  function leaveName(renamed?: Passkey) {
    // The button comes back first; then it can have the focus.
    flushSync(() => setAsking(undefined))
    rename.current?.focus()
    if (!renamed) return
    onRenamed(renamed)
    setOutcome({ fields: {}, done: fill(words.renameDone, { name: renamed.name }) })
  }

  return (
    <li>
      {asking === 'name' ? (
        <PasskeyName
          passkey={passkey}
          words={words}
          cancel={cancel}
          onRenamed={leaveName}
          onCancel={leaveName}
        />
      ) : (
        <>
          <h3 id={nameId} dir="auto">
            {passkey.name}
          </h3>
          <p className="muted">
            {fill(words.added, { day: formatDay(format, passkey.createdAt) })}
            {' · '}
            {passkey.lastUsedAt
              ? fill(words.lastUsed, { day: formatDay(format, passkey.lastUsedAt) })
              : words.neverUsed}
          </p>
          {passkey.backedUp && <Chip tone="success">{words.synced}</Chip>}
          <div className="buttons">
            <button
              className="button button-quiet"
              type="button"
              ref={rename}
              aria-describedby={nameId}
              onClick={() => setAsking('name')}
            >
              {words.rename}
            </button>
            <button
              className="button button-danger"
              type="button"
              aria-busy={busy}
              aria-describedby={nameId}
              onClick={() => setAsking('removal')}
            >
              {busy ? words.removing : words.remove}
            </button>
          </div>
        </>
      )}
      <OutcomeWords outcome={outcome} />
      {asking === 'removal' && (
        <ConfirmDialog
          words={{
            title: fill(words.removeTitle, { name: passkey.name }),
            body: words.removeBody,
            confirm: words.remove,
            cancel,
          }}
          onConfirm={remove}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </li>
  )
}
