import type { Passkey } from '@nila/api/contract'
import type { SettingsCopy } from '@nila/api/contract/copy/account'
import { fill } from '@nila/api/contract/copy/fill'
import {
  beginPasskeyRegistration,
  finishPasskeyRegistration,
  listPasskeys,
} from '@nila/api/contract/passkeys'
import { useSyncExternalStore } from 'react'
import { createPasskey, hasPasskeys } from '../../scripts/passkeys.ts'
import { client } from '../../scripts/session.ts'
import { LoadedPart } from './LoadedPart.tsx'
import { OutcomeWords } from './OutcomeWords.tsx'
import { PasskeyItem } from './PasskeyItem.tsx'
import { Section, useAccountPage } from './parts.tsx'
import { useAct } from './use-act.ts'
import { useLoaded } from './use-loaded.ts'

interface PasskeySectionProps {
  words: SettingsCopy['passkeys']
  cancel: string
}

const load = async (): Promise<Passkey[]> =>
  (await client.list(listPasskeys, { sort: ['createdAt', 'DESC'] })).items

const never = () => () => {}
const isSupported = () => true

/** The device has a passkey of this account and makes no second one. */
const isAlreadyHere = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError'

export function PasskeySection({ words, cancel }: PasskeySectionProps) {
  const page = useAccountPage()
  const passkeys = useLoaded(load)
  const { run, busy, outcome, setOutcome } = useAct()
  const canMake = useSyncExternalStore(never, hasPasskeys, isSupported)

  const add = () =>
    run(async () => {
      const options = await client.call(beginPasskeyRegistration, { body: {} })
      try {
        const body = await createPasskey(options)
        const added = await client.call(finishPasskeyRegistration, { body })
        passkeys.set([added, ...(passkeys.value ?? [])])
        return fill(words.addDone, { name: added.name })
      } catch (error) {
        if (isAlreadyHere(error)) return words.alreadyHere
        throw error
      }
    })

  const replace = (passkey: Passkey) =>
    passkeys.set((passkeys.value ?? []).map((one) => (one.id === passkey.id ? passkey : one)))

  function drop(passkey: Passkey) {
    passkeys.set((passkeys.value ?? []).filter(({ id }) => id !== passkey.id))
    setOutcome({ fields: {}, done: fill(words.removeDone, { name: passkey.name }) })
    // The button that was pressed is gone.
    document.querySelector<HTMLElement>('#passkeys-title')?.focus()
  }

  return (
    <Section id="passkeys" title={words.title} lead={words.lead}>
      <LoadedPart loaded={passkeys} {...page}>
        {(items) =>
          items.length === 0 ? (
            <p>{words.empty}</p>
          ) : (
            <ul className="setting-list">
              {items.map((passkey) => (
                <PasskeyItem
                  key={passkey.id}
                  passkey={passkey}
                  words={words}
                  cancel={cancel}
                  onRenamed={replace}
                  onRemoved={drop}
                />
              ))}
            </ul>
          )
        }
      </LoadedPart>
      <OutcomeWords outcome={outcome} />
      {canMake ? (
        <button className="button button-primary" type="button" aria-busy={busy} onClick={add}>
          {busy ? words.adding : words.add}
        </button>
      ) : (
        <p className="alert alert-note">{words.unsupported}</p>
      )}
    </Section>
  )
}
