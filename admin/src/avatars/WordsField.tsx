import { Box, TextField } from '@mui/material'
import { useFormat } from '../components/use-format.ts'
import { useAvatarWords } from '../providers/use-avatar-words.ts'

interface WordsFieldProps {
  name: string
  label: string
  hint: string
  value: string
  onChange: (value: string) => void
  problem: string | undefined
  /** How long it may be; counted, not cut: what is pasted must not lose its end unseen. */
  maximum?: number
  /** How many lines it shows at least; one cannot be broken into more. */
  lines?: number
  required?: boolean
  inputMode?: 'numeric' | 'url'
}

/** A field of the form: what it is for, how much of it is used up, and what is wrong with it. */
export function WordsField(props: WordsFieldProps) {
  const {
    name,
    label,
    hint,
    value,
    onChange,
    problem,
    maximum,
    lines = 1,
    required = false,
    inputMode,
  } = props
  const words = useAvatarWords()
  const format = useFormat()
  const length = value.trim().length
  const counter =
    maximum !== undefined &&
    words('avatars.counter', { length: format.number(length), maximum: format.number(maximum) })

  return (
    <TextField
      fullWidth
      name={name}
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      required={required}
      error={problem !== undefined}
      multiline={lines > 1}
      minRows={lines}
      autoComplete="off"
      helperText={
        <Box component="span" sx={{ display: 'flex', gap: 4, justifyContent: 'space-between' }}>
          <span>{problem ?? hint}</span>
          {counter && (
            <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {counter}
            </Box>
          )}
        </Box>
      }
      slotProps={{
        htmlInput: { dir: inputMode ? 'ltr' : 'auto', inputMode },
        inputLabel: { shrink: true },
      }}
    />
  )
}
