import type { Answer, getTotp } from '@nila/api/contract'
import type { SettingsCopy } from '@nila/api/contract/copy/account'
import { fill } from '@nila/api/contract/copy/fill'
import { formatDay, formatNumber } from '../../i18n/format.ts'
import { useAccountPage } from './parts.tsx'

interface TotpStateProps {
  state: Answer<typeof getTotp>
  words: SettingsCopy['totp']
  busy: boolean
  onBegin: () => void
  onRenew: () => void
  onRemove: () => void
}

/** Whether an app is set up, how many recovery codes are left, and what can be done. */
export function TotpState({ state, words, busy, onBegin, onRenew, onRemove }: TotpStateProps) {
  const { format } = useAccountPage()
  const { confirmedAt, recoveryCodesLeft } = state
  if (!confirmedAt)
    return (
      <>
        <p>{words.off}</p>
        <button className="button button-primary" type="button" aria-busy={busy} onClick={onBegin}>
          {words.setUp}
        </button>
      </>
    )
  return (
    <>
      <p>{fill(words.on, { day: formatDay(format, confirmedAt) })}</p>
      {recoveryCodesLeft > 0 ? (
        <p>{fill(words.codesLeft, { count: formatNumber(format, recoveryCodesLeft) })}</p>
      ) : (
        <p className="alert alert-note">{words.noCodesLeft}</p>
      )}
      <div className="buttons">
        <button className="button button-quiet" type="button" aria-busy={busy} onClick={onRenew}>
          {words.renew}
        </button>
        <button className="button button-quiet" type="button" aria-busy={busy} onClick={onBegin}>
          {words.replace}
        </button>
        <button className="button button-danger" type="button" aria-busy={busy} onClick={onRemove}>
          {words.remove}
        </button>
      </div>
    </>
  )
}
