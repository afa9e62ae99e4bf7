import { fill } from '@nila/api/contract/copy/fill'
import { client } from '../../../scripts/session.ts'
import { Alert } from '../../fields/Alert.tsx'
import { setChatPreferences } from '../addresses.ts'
import { useChatPage } from '../page/chat-page.tsx'
import type { DialogProps } from '../page/Dialogs.tsx'
import { useDoing } from './use-doing.ts'

/** Said and agreed to once, before the first message; what was to be sent is sent then. */
export function AgeDialog({ room, onClose }: DialogProps<'age'>) {
  const { words, state, changeState, hrefs } = useChatPage()
  const { age } = words
  const { run, isBusy, reason } = useDoing()

  async function confirm() {
    const isDone = await run(() => client.call(setChatPreferences, { body: { isOfAge: true } }))
    if (!isDone) return
    changeState({ isOfAge: true })
    onClose()
    room.sendConfirmed()
  }

  return (
    <>
      <ul className="chat-facts">
        {age.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        <li>{state.hasModel ? age.model : age.noModel}</li>
      </ul>
      <a href={hrefs.policy} target="_blank" rel="noreferrer">
        {age.policy}
      </a>
      <Alert tone="danger">{reason && fill(age.failed, { reason })}</Alert>
      <div className="buttons">
        <button className="button button-quiet" type="button" onClick={onClose}>
          {age.cancel}
        </button>
        <button className="button button-marigold" type="button" aria-busy={isBusy} onClick={confirm}>
          {age.confirm}
        </button>
      </div>
    </>
  )
}
