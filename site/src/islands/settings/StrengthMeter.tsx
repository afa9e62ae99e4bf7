import { useEffect, useState } from 'react'
import { Moon } from '../moons/Moon.tsx'
import { judgePassword, type Strength } from './password-strength.ts'

interface StrengthMeterProps {
  password: string
  /** What somebody who knows the user would try first. */
  known: string[]
  /** From the weakest to the strongest. */
  words: string[]
}

/** How hard a new password is to guess, in words and as a moon from new to full. It stands in nobody's way: where it cannot be fetched, nothing is said. */
export function StrengthMeter({ password, known, words }: StrengthMeterProps) {
  const [strength, setStrength] = useState<Strength>()
  const spoken = known.join('\n')

  useEffect(() => {
    let isCurrent = true
    const show = (judged?: Strength) => isCurrent && setStrength(judged)
    if (password) judgePassword(password, spoken.split('\n').filter(Boolean)).then(show, () => show())
    else setStrength(undefined)
    return () => {
      isCurrent = false
    }
  }, [password, spoken])

  return (
    <p className="strength" aria-live="polite">
      {strength !== undefined && (
        <>
          <Moon lit={strength / 4} size={28} />
          {words[strength]}
        </>
      )}
    </p>
  )
}
