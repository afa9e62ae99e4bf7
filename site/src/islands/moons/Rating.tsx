import { fill } from '@nila/api/contract/copy/fill'

interface RatingProps {
  rating: number
  /** '{rating} of 5' */
  words: string
}

/** What a moon and the gap beside it take, in units of the picture, of which a moon has 24. */
const STEP = 28

/** Five moons beside the number, as one picture, since pages show many; the words carry the meaning. */
export function Rating({ rating, words }: RatingProps) {
  return (
    <p className="rating">
      <svg className="moons" width={102} height={18} viewBox={`0 0 ${5 * STEP - 4} 24`} aria-hidden="true">
        {[0, 1, 2, 3, 4].map((place) => (
          <circle
            key={place}
            className={place < rating ? 'moon-lit' : 'moon-disc'}
            cx={12 + place * STEP}
            cy="12"
            r="10"
          />
        ))}
      </svg>
      <span>{fill(words, { rating })}</span>
    </p>
  )
}
