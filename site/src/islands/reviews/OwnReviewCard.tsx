import type { OwnReview, ReviewStatus } from '@nila/api/contract'
import { ApiError } from '@nila/api/contract/client'
import { fill } from '@nila/api/contract/copy/fill'
import { useRef, useState } from 'react'
import { problemWords } from '../../i18n/problem-words.ts'
import { Alert } from '../fields/Alert.tsx'
import { Moon } from '../moons/Moon.tsx'
import { Rating } from '../moons/Rating.tsx'
import type { ReviewsProps } from './ReviewsApp.tsx'

interface OwnReviewCardProps extends ReviewsProps {
  review: OwnReview
  onEdit: () => void
  onDelete: () => Promise<void>
}

const statuses = {
  0: { name: 'pending', lit: 0.5 },
  1: { name: 'approved', lit: 1 },
  2: { name: 'rejected', lit: 0 },
} as const satisfies Record<ReviewStatus, { name: string; lit: number }>

/** The user's review as it stands, with its state in words. */
export function OwnReviewCard({ words, problems, format, review, onEdit, onDelete }: OwnReviewCardProps) {
  const { own, list } = words
  const { name, lit } = statuses[review.isApproved]
  const dialog = useRef<HTMLDialogElement>(null)
  const [deleting, setDeleting] = useState(false)
  const [alert, setAlert] = useState('')

  async function remove() {
    setDeleting(true)
    try {
      await onDelete()
    } catch (error) {
      dialog.current?.close()
      const reason =
        error instanceof ApiError ? problemWords(error, problems, format) : problems.general.internal_error
      setAlert(fill(own.failed, { reason }))
      setDeleting(false)
    }
  }

  return (
    <>
      <p className={`review-status review-status-${name}`}>
        <Moon lit={lit} size={18} />
        <span>
          <strong>{own.status[name].label}.</strong> {own.status[name].explanation}
        </span>
      </p>
      <div className="review">
        <Rating rating={review.rating} words={list.rating} />
        <h3 dir="auto">{review.title}</h3>
        <p className="review-text" dir="auto">
          {review.content}
        </p>
      </div>
      <Alert tone="danger">{alert}</Alert>
      <div className="buttons">
        <button className="button button-quiet" type="button" onClick={onEdit}>
          {own.edit}
        </button>
        <button className="button button-danger" type="button" onClick={() => dialog.current?.showModal()}>
          {own.delete}
        </button>
      </div>
      <p className="muted">{own.editNote}</p>
      <dialog
        ref={dialog}
        className="confirm"
        aria-labelledby="confirm-title"
        aria-describedby="confirm-body"
      >
        <h2 id="confirm-title">{own.confirmTitle}</h2>
        <p id="confirm-body">{own.confirmBody}</p>
        <div className="buttons">
          <button className="button button-quiet" type="button" onClick={() => dialog.current?.close()}>
            {own.confirmKeep}
          </button>
          <button className="button button-danger" type="button" disabled={deleting} onClick={remove}>
            {deleting ? own.deleting : own.confirmDelete}
          </button>
        </div>
      </dialog>
    </>
  )
}
