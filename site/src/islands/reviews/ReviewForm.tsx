import '../fields/zod-without-eval.ts'
import type { OwnReview, ReviewBody } from '@nila/api/contract'
import { ApiError } from '@nila/api/contract/client'
import { fill } from '@nila/api/contract/copy/fill'
import { fieldProblemsOf } from '@nila/api/contract/field-problems'
import { ReviewBody as ReviewSchema } from '@nila/api/contract/reviews'
import { type SubmitEvent, useState } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { fieldWords, problemWords } from '../../i18n/problem-words.ts'
import { signInAddress } from '../../scripts/return-path.ts'
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

// The limits of the contract, spec section 5.
const TITLE = { minimum: 3, maximum: 100 }
const CONTENT = { minimum: 10, maximum: 1000 }

export function ReviewForm({
  words: { own },
  problems,
  format,
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
    const parsed = ReviewSchema.safeParse(values)
    const faults = parsed.success ? {} : fieldProblemsOf(parsed.error)
    setErrors(fieldWords(faults, problems.field))
    setAlert('')
    if (!parsed.success) return focusFirstFault(form, faults)
    setSending(true)
    try {
      await onSave(parsed.data)
    } catch (error) {
      setSending(false)
      if (!(error instanceof ApiError))
        return setAlert(fill(own.failed, { reason: problems.general.internal_error }))
      setErrors(fieldWords(error.fields, problems.field))
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
      {fill(own.counter, {
        count: formatNumber(format, text.trim().length),
        maximum: formatNumber(format, maximum),
      })}
    </span>
  )

  return (
    <form className="form review-form" noValidate onSubmit={submit}>
      <Alert tone="danger">{alert}</Alert>
      {expired && (
        <a className="button button-primary" href={signInAddress('/auth', '/reviews#own-review')}>
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
        hint={fill(own.titleHint, TITLE)}
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
        hint={fill(own.contentHint, CONTENT)}
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
