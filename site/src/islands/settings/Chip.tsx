import { Moon } from '../moons/Moon.tsx'
import './chip.css'

interface ChipProps {
  tone?: 'success' | 'note' | 'danger'
  children: string
}

const LIT = { success: 1, note: 0.5, danger: 0 }

/** A state in a word, with a moon beside it, so that its colour is not all that tells. */
export function Chip({ tone, children }: ChipProps) {
  return (
    <span className={tone ? `chip chip-${tone}` : 'chip'}>
      {tone && <Moon lit={LIT[tone]} size={14} />}
      {children}
    </span>
  )
}
