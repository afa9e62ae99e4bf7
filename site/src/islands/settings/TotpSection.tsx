import type { Answer } from '@nila/api/contract'
import type { SettingsCopy } from '@nila/api/contract/copy/account'
import { beginTotp, getTotp, removeTotp, renewRecoveryCodes } from '@nila/api/contract/totp'
import { useState } from 'react'
import { client } from '../../scripts/session.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { LoadedPart } from './LoadedPart.tsx'
import { OutcomeWords } from './OutcomeWords.tsx'
import { Section, useAccountPage } from './parts.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TotpSetup } from './TotpSetup.tsx'
import { TotpState } from './TotpState.tsx'
import { useAct } from './use-act.ts'
import { useLoaded } from './use-loaded.ts'

interface TotpSectionProps {
  words: SettingsCopy['totp']
  cancel: string
}

type Step =
  | { name: 'state' }
  | { name: 'setup'; app: Answer<typeof beginTotp> }
  | { name: 'codes'; codes: string[] }

const load = () => client.call(getTotp, {})

export function TotpSection({ words, cancel }: TotpSectionProps) {
  const page = useAccountPage()
  const totp = useLoaded(load)
  const { run, busy, outcome } = useAct()
  const [step, setStep] = useState<Step>({ name: 'state' })
  const [asking, setAsking] = useState<'renewal' | 'removal'>()

  const begin = () =>
    run(async () => {
      setStep({ name: 'setup', app: await client.call(beginTotp, { body: {} }) })
      return undefined
    })

  function renew() {
    setAsking(undefined)
    run(async () => {
      const { recoveryCodes } = await client.call(renewRecoveryCodes, { body: {} })
      setStep({ name: 'codes', codes: recoveryCodes })
      return undefined
    })
  }

  function remove() {
    setAsking(undefined)
    run(async () => {
      await client.call(removeTotp, {})
      totp.set({ confirmedAt: null, recoveryCodesLeft: 0 })
      return words.removeDone
    })
  }

  function leave() {
    setStep({ name: 'state' })
    totp.reload()
    // The button that was pressed is gone.
    document.querySelector<HTMLElement>('#totp-title')?.focus()
  }

  return (
    <Section id="totp" title={words.title} lead={words.lead}>
      {step.name === 'setup' && (
        <TotpSetup
          app={step.app}
          words={words.steps}
          cancel={cancel}
          onConfirmed={(codes) => setStep({ name: 'codes', codes })}
          onCancel={leave}
        />
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} words={words.codes} onKept={leave} />}
      {step.name === 'state' && (
        <>
          <LoadedPart loaded={totp} {...page}>
            {(state) => (
              <TotpState
                state={state}
                words={words}
                busy={busy}
                onBegin={begin}
                onRenew={() => setAsking('renewal')}
                onRemove={() => setAsking('removal')}
              />
            )}
          </LoadedPart>
          <OutcomeWords outcome={outcome} />
        </>
      )}
      {asking === 'renewal' && (
        <ConfirmDialog
          words={{ title: words.renewTitle, body: words.renewBody, confirm: words.renew, cancel }}
          onConfirm={renew}
          onCancel={() => setAsking(undefined)}
        />
      )}
      {asking === 'removal' && (
        <ConfirmDialog
          words={{ title: words.removeTitle, body: words.removeBody, confirm: words.remove, cancel }}
          onConfirm={remove}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </Section>
  )
}
