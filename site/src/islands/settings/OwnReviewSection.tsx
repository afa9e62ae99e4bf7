import type { ProfileCopy } from '@nila/api/contract/copy/account'
import { getOwnReview, type ReviewStatus } from '@nila/api/contract/reviews'
import { client } from '../../scripts/session.ts'
import { Moon } from '../moons/Moon.tsx'
import { LoadedPart } from './LoadedPart.tsx'
import { Section, useAccountPage } from './parts.tsx'
import { useLoaded } from './use-loaded.ts'

interface OwnReviewSectionProps {
  words: ProfileCopy
  reviewHref: string
}

const statuses = {
  0: { name: 'pending', lit: 0.5 },
  1: { name: 'approved', lit: 1 },
  2: { name: 'rejected', lit: 0 },
} as const satisfies Record<ReviewStatus, { name: string; lit: number }>

const load = () => client.call(getOwnReview, {})

/** The own review's title and state; it is written and changed on the page of the reviews. */
export function OwnReviewSection({ words, reviewHref }: OwnReviewSectionProps) {
  const review = useLoaded(load)
  return (
    <Section id="review" title={words.reviewTitle}>
      <LoadedPart loaded={review} {...useAccountPage()}>
        {(own) => (
          <>
            {own ? (
              <>
                <h3 dir="auto">{own.title}</h3>
                <p className="setting-state">
                  <Moon lit={statuses[own.isApproved].lit} size={18} />
                  <span>{words.reviewStatus[statuses[own.isApproved].name]}</span>
                </p>
              </>
            ) : (
              <p>{words.reviewNone}</p>
            )}
            <a className="button button-primary" href={reviewHref}>
              {own ? words.reviewLink : words.reviewWrite}
            </a>
          </>
        )}
      </LoadedPart>
    </Section>
  )
}
