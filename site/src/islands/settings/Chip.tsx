import { Moon } from '../moons/Moon.tsx'

interface ChipProps {
  tone?: 'success' | 'note'
  children: string
}

const LIT = { success: 1, note: 0.5 }

/** A state in a word, with a moon beside it, so that its colour is not all that tells. */
export function Chip({ tone, children }: ChipProps) {
  return (
    <span className={tone ? `chip chip-${tone}` : 'chip'}>
      {tone && <Moon lit={LIT[tone]} size={14} />}
      {children}
    </span>
  )
}
