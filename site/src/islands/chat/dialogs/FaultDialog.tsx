import type { AnswerFault } from '@nila/api/contract'
import { fill } from '@nila/api/contract/copy/fill'
import { client } from '../../../scripts/session.ts'
import { toast } from '../../../scripts/toast.ts'
import { Alert } from '../../fields/Alert.tsx'
import { rateMessage } from '../addresses.ts'
import { useChatPage } from '../page/chat-page.tsx'
import type { DialogProps } from '../page/Dialogs.tsx'
import { useDoing } from './use-doing.ts'

export const faults = ['wrong', 'unsafe', 'language', 'unhelpful', 'other'] as const satisfies AnswerFault[]

/** Why an answer was found bad, for who wants to say so; that it was is stored already. */
export function FaultDialog({ dialog, onClose }: DialogProps<'fault'>) {
  const { words } = useChatPage()
  const { rating, messages } = words
  const { run, reason } = useDoing()

  async function say(fault: AnswerFault) {
    const body = { rating: 'down', reason: fault } as const
    if (!(await run(() => client.call(rateMessage, { params: { id: dialog.message.id }, body })))) return
    toast({ title: rating.thanks, kind: 'success' })
    onClose()
  }

  return (
    <>
      <ul className="chat-choices">
        {faults.map((fault) => (
          <li key={fault}>
            <button type="button" onClick={() => say(fault)}>
              {rating.reasons[fault]}
            </button>
          </li>
        ))}
      </ul>
      <Alert tone="danger">{reason && fill(messages.actionFailed, { reason })}</Alert>
      <button className="button button-quiet" type="button" onClick={onClose}>
        {rating.skip}
      </button>
    </>
  )
}
