import { fill } from '@nila/api/contract/copy/fill'
import { Moon } from './Moon.tsx'

interface RatingProps {
  rating: number
  /** '{rating} of 5' */
  words: string
}

/** Five moons beside the number; the words carry the meaning. */
export function Rating({ rating, words }: RatingProps) {
  return (
    <p className="rating">
      <span className="moons">
        {[1, 2, 3, 4, 5].map((moon) => (
          <Moon key={moon} lit={moon <= rating ? 1 : 0} size={18} />
        ))}
      </span>
      <span>{fill(words, { rating })}</span>
    </p>
  )
}
