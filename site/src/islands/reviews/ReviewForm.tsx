import type { OwnReview, ReviewBody } from '@nila/api/contract'
import { ApiError } from '@nila/api/contract/client'
import { fill } from '@nila/api/contract/copy/fill'
import { type SubmitEvent, useState } from 'react'
import { fillNumbers } from '../../i18n/format.ts'
import { fieldWords, problemWords } from '../../i18n/problem-words.ts'
import { Alert } from '../fields/Alert.tsx'
import { Field } from '../fields/Field.tsx'
import { focusFirstFault } from '../fields/focus-first-fault.ts'
import { type Draft, emptyDraft, keepDraft } from './draft.ts'
import { MoonChoice } from './MoonChoice.tsx'
import type { ReviewsProps } from './ReviewsApp.tsx'

interface ReviewFormProps extends ReviewsProps {
  userId: number
  review: OwnReview | null
  draft?: Draft
  onSave: (body: ReviewBody) => Promise<void>
  onCancel: () => void
}

// It brings zod, which nobody needs who only reads. Where it does not come, the API finds the same faults.
const loadCheck = () => import('./check-review.ts')
const unchecked: Awaited<ReturnType<typeof loadCheck>>['checkReview'] = (body) => ({ body, fields: {} })

// The limits of the contract, spec section 5.
const TITLE = { minimum: 3, maximum: 100 }
const CONTENT = { minimum: 10, maximum: 1000 }

export function ReviewForm({
  words: { own },
  problems,
  format,
  signInHref,
  userId,
  review,
  draft,
  onSave,
  onCancel,
}: ReviewFormProps) {
  const [values, setValues] = useState<Draft>(() => {
    if (draft || !review) return draft ?? emptyDraft
    return { rating: review.rating, title: review.title, content: review.content }
  })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [alert, setAlert] = useState('')
  const [expired, setExpired] = useState(false)
  const [sending, setSending] = useState(false)

  function change(part: Partial<Draft>) {
    const changed = { ...values, ...part }
    setValues(changed)
    keepDraft(userId, changed)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { checkReview } = await loadCheck().catch(() => ({ checkReview: unchecked }))
    const { body, fields } = checkReview(values)
    setErrors(fieldWords(fields, problems.field, format))
    setAlert('')
    if (Object.keys(fields).length > 0) return focusFirstFault(form, fields)
    setSending(true)
    try {
      await onSave(body)
    } catch (error) {
      setSending(false)
      if (!(error instanceof ApiError))
        return setAlert(fill(own.failed, { reason: problems.general.internal_error }))
      setErrors(fieldWords(error.fields, problems.field, format))
      setExpired(error.status === 401)
      setAlert(
        error.status === 401
          ? own.expired
          : fill(own.failed, { reason: problemWords(error, problems, format) }),
      )
    }
  }

  const counter = (text: string, { maximum }: typeof TITLE) => (
    <span className={text.trim().length > maximum ? 'counter field-error' : 'counter'}>
      {fillNumbers(format, own.counter, { count: text.trim().length, maximum })}
    </span>
  )

  return (
    <form
      className="form review-form"
      noValidate
      onSubmit={submit}
      onFocus={() => loadCheck().catch(() => {})}
    >
      <Alert tone="danger">{alert}</Alert>
      {expired && (
        <a className="button button-primary" href={signInHref}>
          {own.signIn}
        </a>
      )}
      <MoonChoice
        words={own}
        value={values.rating}
        error={errors.rating}
        onChange={(rating) => change({ rating })}
      />
      <Field
        label={own.titleLabel}
        hint={fillNumbers(format, own.titleHint, TITLE)}
        error={errors.title}
        aside={counter(values.title, TITLE)}
      >
        {(described) => (
          <input
            className="input"
            name="title"
            dir="auto"
            value={values.title}
            onChange={(event) => change({ title: event.target.value })}
            {...described}
          />
        )}
      </Field>
      <Field
        label={own.content}
        hint={fillNumbers(format, own.contentHint, CONTENT)}
        error={errors.content}
        aside={counter(values.content, CONTENT)}
      >
        {(described) => (
          <textarea
            className="input"
            name="content"
            dir="auto"
            value={values.content}
            onChange={(event) => change({ content: event.target.value })}
            {...described}
          />
        )}
      </Field>
      <div className="buttons">
        <button className="button button-primary" type="submit" disabled={sending} aria-busy={sending}>
          {review ? (sending ? own.saving : own.save) : sending ? own.submitting : own.submit}
        </button>
        <button className="button button-quiet" type="button" onClick={onCancel}>
          {own.cancel}
        </button>
      </div>
      <p className="muted">{review ? own.editNote : own.draftKept}</p>
    </form>
  )
}
