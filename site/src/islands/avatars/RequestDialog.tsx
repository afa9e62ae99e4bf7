import '../fields/zod-without-eval.ts'
import type { Avatar } from '@nila/api/contract/avatars'
import { ApiError } from '@nila/api/contract/client'
import { fill } from '@nila/api/contract/copy/fill'
import { fieldProblem, fieldProblemsOf } from '@nila/api/contract/field-problems'
import type { FieldProblem } from '@nila/api/contract/problems'
import { requestSubscription, SubscriptionRequest } from '@nila/api/contract/subscriptions'
import { type SubmitEvent, useRef, useState } from 'react'
import { formatRupees } from '../../i18n/format.ts'
import { fieldWords, problemWords } from '../../i18n/problem-words.ts'
import { signInAddress } from '../../scripts/return-path.ts'
import { client } from '../../scripts/session.ts'
import { Alert } from '../fields/Alert.tsx'
import { TextField } from '../fields/Field.tsx'
import { focusFirstFault } from '../fields/focus-first-fault.ts'
import { ModalDialog } from '../settings/ModalDialog.tsx'
import { AvatarDrawing } from './AvatarDrawing.tsx'
import type { AvatarsProps } from './AvatarsApp.tsx'
import { askingAddress } from './asked-in-address.ts'
import { Data } from './Data.tsx'
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts'
import { MethodChoice } from './MethodChoice.tsx'
import { UpiPayment } from './UpiPayment.tsx'

interface RequestDialogProps extends AvatarsProps {
  avatar: Avatar
  userId: number
  /** @param words what happens next */
  onSent: (words: string) => void
  /** Called where the refusal tells that the list is not as it was. */
  onOutdated: () => void
  onCancel: () => void
}

/** What a person pastes has blanks in it; they are no part of the number. */
const withoutBlanks = (transactionId: string) => transactionId.replace(/\s/g, '')

export function RequestDialog(props: RequestDialogProps) {
  const { words, upiWords, problems, format, upi, authHref, pageHref } = props
  const { avatar, userId, onSent, onOutdated, onCancel } = props
  const { request } = words
  const payment = avatar.price > 0 ? upi : null
  const [values, setValues] = useState<Draft>(
    () => readDraft(userId, avatar.id) ?? { paymentMethod: 'upi', transactionId: '' },
  )
  const paymentMethod = payment ? values.paymentMethod : 'free_access'
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [alert, setAlert] = useState('')
  const [expired, setExpired] = useState(false)
  const [sending, setSending] = useState(false)
  const isSending = useRef(false)
  const price = formatRupees(format, avatar.price)

  function change(part: Partial<Draft>) {
    const changed = { ...values, ...part }
    setValues(changed)
    keepDraft(userId, avatar.id, changed)
  }

  /** What the form says, or what is wrong with it. */
  function read(): { body?: SubscriptionRequest; faults: Record<string, FieldProblem> } {
    const transactionId = withoutBlanks(values.transactionId)
    if (paymentMethod === 'upi' && !transactionId)
      return { faults: { transactionId: fieldProblem('transaction_id_required') } }
    const parsed = SubscriptionRequest.safeParse({
      avatarId: avatar.id,
      paymentMethod,
      ...(paymentMethod === 'upi' && { transactionId }),
    })
    return parsed.success ? { body: parsed.data, faults: {} } : { faults: fieldProblemsOf(parsed.error) }
  }

  function explain(error: unknown, form: HTMLFormElement) {
    if (!(error instanceof ApiError))
      return setAlert(fill(request.failed, { reason: problems.general.internal_error }))
    setErrors(fieldWords(error.fields, problems.field, format))
    focusFirstFault(form, error.fields)
    setExpired(error.status === 401)
    setAlert(
      error.status === 401
        ? request.expired
        : fill(request.failed, { reason: problemWords(error, problems, format) }),
    )
    if (error.status === 404 || error.status === 409) onOutdated()
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const form = event.currentTarget
    const { body, faults } = read()
    setErrors(fieldWords(faults, problems.field, format))
    setAlert('')
    setExpired(false)
    if (!body) return focusFirstFault(form, faults)
    isSending.current = true
    setSending(true)
    try {
      await client.call(requestSubscription, { body })
      dropDraft(userId, avatar.id)
      onSent(paymentMethod === 'upi' ? request.sentUpi : request.sentFree)
    } catch (error) {
      setSending(false)
      explain(error, form)
    } finally {
      isSending.current = false
    }
  }

  return (
    <ModalDialog title={request.title} onCancel={onCancel}>
      <p className="asked-avatar">
        <AvatarDrawing icon={avatar.icon} />
        <strong>
          <Data>{avatar.name}</Data>
        </strong>
        <span>{avatar.price === 0 ? words.list.free : price}</span>
      </p>
      <form className="form" method="post" noValidate onSubmit={submit}>
        {payment ? (
          <MethodChoice
            words={request}
            price={price}
            value={paymentMethod}
            onChange={(method) => change({ paymentMethod: method })}
          />
        ) : (
          <p>{avatar.price === 0 ? request.noCost : request.noUpi}</p>
        )}
        {payment && paymentMethod === 'upi' && (
          <>
            <UpiPayment words={request} upiWords={upiWords} upi={payment} avatar={avatar} price={price} />
            <TextField
              label={request.transactionId}
              hint={request.transactionIdHint}
              error={errors.transactionId}
              name="transactionId"
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={values.transactionId}
              onChange={(event) => change({ transactionId: event.target.value })}
            />
            <details className="where">
              <summary>{request.whereTitle}</summary>
              <p>{request.where}</p>
            </details>
            <p className="muted">{request.kept}</p>
          </>
        )}
        <Alert tone="danger">{alert}</Alert>
        <div className="buttons">
          {expired && (
            <a
              className="button button-marigold"
              href={signInAddress(authHref, askingAddress(pageHref, avatar.id))}
            >
              {request.signIn}
            </a>
          )}
          <button className="button button-primary" type="submit" aria-busy={sending}>
            {sending ? request.submitting : request.submit}
          </button>
          <button className="button button-quiet" type="button" onClick={onCancel}>
            {request.close}
          </button>
        </div>
      </form>
    </ModalDialog>
  )
}
