import { useState } from 'react'
import { Alert } from '../fields/Alert.tsx'
import { WaxingMoon } from '../moons/WaxingMoon.tsx'
import { dropDraft, readDraft } from './draft.ts'
import { OwnReviewCard } from './OwnReviewCard.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import type { ReviewsProps } from './ReviewsApp.tsx'
import { useOwnReview } from './use-own-review.ts'

interface OwnReviewPanelProps extends ReviewsProps {
  /** Called when the public list may have changed. */
  onChange: () => void
}

export function OwnReviewPanel({ onChange, ...props }: OwnReviewPanelProps) {
  const words = props.words.own
  const { own, save, remove } = useOwnReview()
  const [editing, setEditing] = useState(false)
  const [done, setDone] = useState('')

  function finish(message: string) {
    setEditing(false)
    setDone(message)
    onChange()
  }

  function content() {
    // The page's header knows sooner than this panel whether anybody is signed in, so both are there from the start, and the
    // link stays the same element while it is being clicked.
    if (own.state !== 'known')
      return (
        <>
          <div className={own.state === 'loading' ? 'own-review-part guest-only' : 'own-review-part'}>
            <p>{words.guest}</p>
            <a className="button button-primary" href={props.signInHref}>
              {words.signIn}
            </a>
          </div>
          {own.state === 'loading' && (
            <div className="own-review-part user-only">
              <WaxingMoon />
            </div>
          )}
        </>
      )
    const { user, review } = own
    const draft = readDraft(user.id)
    const edit = () => {
      setDone('')
      setEditing(true)
    }
    if (!review && !editing && !draft)
      return (
        <>
          <p>{words.invitation}</p>
          <button className="button button-primary" type="button" onClick={edit}>
            {words.write}
          </button>
        </>
      )
    if (review && !editing && !draft)
      return (
        <OwnReviewCard
          {...props}
          review={review}
          onEdit={edit}
          onDelete={async () => {
            await remove()
            finish(words.deleted)
          }}
        />
      )
    return (
      <ReviewForm
        {...props}
        userId={user.id}
        review={review}
        {...(draft && { draft })}
        onSave={async (body) => {
          await save(body)
          dropDraft(user.id)
          finish(review ? words.updated : words.created)
        }}
        onCancel={() => {
          dropDraft(user.id)
          setEditing(false)
        }}
      />
    )
  }

  return (
    <section className="own-review card" id="own-review" aria-labelledby="own-review-title">
      <h2 id="own-review-title">{words.title}</h2>
      <Alert tone="success">{done}</Alert>
      {content()}
    </section>
  )
}
