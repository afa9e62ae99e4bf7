import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import type { ReactNode } from 'react'

interface ToggleChoiceProps<T extends string> {
  name: string
  choices: { value: T; label: ReactNode }[]
  /** Null where none of them is. */
  chosen: T | null
  onChoose: (choice: T) => void
  size?: 'small' | 'medium'
}

/** One of a few, as buttons side by side. */
export const ToggleChoice = <T extends string>({
  name,
  choices,
  chosen,
  onChoose,
  size = 'medium',
}: ToggleChoiceProps<T>) => (
  <ToggleButtonGroup
    exclusive
    size={size}
    aria-label={name}
    value={chosen}
    // A press on what is chosen already gives null, and leaves it.
    onChange={(_, choice: T | null) => choice && onChoose(choice)}
    sx={{ flexWrap: 'wrap' }}
  >
    {choices.map(({ value, label }) => (
      <ToggleButton
        key={value}
        value={value}
        color="primary"
        sx={{
          minHeight: 44,
          px: size === 'medium' ? { xs: 2.5, sm: 4 } : undefined,
          textTransform: 'none',
          color: 'text.primary',
        }}
      >
        {label}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
)
