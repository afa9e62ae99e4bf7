import { fill } from '@nila/api/contract/copy/fill'
import { formatDay, formatNumber } from '../../i18n/format.ts'
import { problemWords } from '../../i18n/problem-words.ts'
import { Moon } from '../moons/Moon.tsx'
import { Rating } from '../moons/Rating.tsx'
import { WaxingMoon } from '../moons/WaxingMoon.tsx'
import type { ReviewsProps } from './ReviewsApp.tsx'
import { useIsDemo } from './use-is-demo.ts'
import { useOneByOne } from './use-one-by-one.ts'
import { usePrepared } from './use-prepared.ts'
import type { ReviewPages } from './use-reviews.ts'

interface ReviewListProps extends ReviewsProps {
  pages: ReviewPages
  onMore: () => void
}

const Loading = ({ words }: { words: string }) => (
  <p className="waxing-line" role="status">
    <WaxingMoon />
    {words}
  </p>
)

export function ReviewList({ words: { list }, problems, format, pages, onMore }: ReviewListProps) {
  const { items, total, state, error } = pages
  const isDemo = useIsDemo()
  const isPrepared = usePrepared(format)
  const visible = useOneByOne(isPrepared ? items.length : 0)
  const isBusy = state === 'loading' || visible < items.length
  // Only the words for loading stand there, and nothing comes above them: it would move them.
  const isWaiting = isBusy && visible === 0
  const number = (value: number) => formatNumber(format, value)
  return (
    <section className="review-list" aria-labelledby="review-list-title" aria-busy={isBusy}>
      <h2 id="review-list-title">{list.title}</h2>
      {isDemo && !isWaiting && <p className="alert alert-note">{list.demo}</p>}
      <ul>
        {items.slice(0, visible).map((review) => (
          <li className="review" key={review.id}>
            <Rating rating={review.rating} words={list.rating} />
            <h3 dir="auto">{review.title}</h3>
            <p className="review-text" dir="auto">
              {review.content}
            </p>
            <p className="review-author">
              <bdi>{review.username ?? list.formerMember}</bdi>
              <time dateTime={review.createdAt}>{formatDay(format, review.createdAt)}</time>
            </p>
          </li>
        ))}
      </ul>
      {state === 'ready' && total === 0 && (
        <div className="review-empty">
          <Moon lit={0} size={56} />
          <h3>{list.emptyTitle}</h3>
          <p>{list.empty}</p>
        </div>
      )}
      {state === 'failed' && (
        <div className="alert alert-danger" role="alert">
          <h3>{list.failedTitle}</h3>
          <p>{error ? problemWords(error, problems, format) : problems.general.internal_error}</p>
        </div>
      )}
      {isWaiting ? (
        <Loading words={list.loading} />
      ) : visible < items.length ? null : (
        <div className="review-more">
          {state === 'loading' ? (
            <Loading words={list.loadingMore} />
          ) : (
            <p role="status">
              {items.length > 0 && fill(list.shown, { shown: number(items.length), total: number(total) })}
            </p>
          )}
          {state === 'failed' && (
            <button className="button button-quiet" type="button" onClick={onMore}>
              {list.retry}
            </button>
          )}
          {state === 'ready' && items.length < total && (
            <button className="button button-quiet" type="button" onClick={onMore}>
              {list.showMore}
            </button>
          )}
        </div>
      )}
    </section>
  )
}
