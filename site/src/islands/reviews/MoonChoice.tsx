import type { ReviewsCopy } from '@nila/api/contract/copy/reviews'
import { Moon } from '../moons/Moon.tsx'

interface MoonChoiceProps {
  words: Pick<ReviewsCopy['own'], 'rating' | 'ratingOption'>
  /** 0 where nothing is chosen. */
  value: number
  error: string | undefined
  onChange: (rating: number) => void
}

/** The rating as five radio buttons that look like moons; the words of the choice stand beside them. */
export function MoonChoice({ words, value, error, onChange }: MoonChoiceProps) {
  return (
    <fieldset className="moon-choice" aria-describedby="moon-choice-note">
      <legend className="field-label">{words.rating}</legend>
      <div className="moon-options">
        {words.ratingOption.map((option, place) => (
          <label className="moon-option" key={option}>
            <input
              type="radio"
              name="rating"
              value={place + 1}
              aria-label={option}
              checked={value === place + 1}
              onChange={() => onChange(place + 1)}
            />
            <Moon lit={place < value ? 1 : 0} size={30} />
          </label>
        ))}
      </div>
      <p className="field-foot" id="moon-choice-note">
        {error ? <span className="field-error">{error}</span> : (words.ratingOption[value - 1] ?? '')}
      </p>
    </fieldset>
  )
}
