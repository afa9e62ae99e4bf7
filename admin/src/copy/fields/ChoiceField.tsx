import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { fieldWords } from '../../providers/problem.ts'
import { nameOf } from '../key-words.ts'
import type { FieldProps, Leaf } from './field-props.ts'

/** One of a few. */
export function ChoiceField({
  label,
  shape,
  value,
  problems,
  onChange,
  isReadOnly,
  isTitled,
}: FieldProps<Leaf>) {
  const translate = useTranslate()
  const choices = shape.choices ?? []
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={isTitled ? undefined : label}
      hiddenLabel={isTitled === true}
      value={choices.includes(String(value)) ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      disabled={isReadOnly}
      error={problems.body !== undefined}
      helperText={problems.body ? fieldWords(problems.body, translate) : shape.help}
      slotProps={{
        inputLabel: { shrink: true },
        ...(isTitled && { select: { SelectDisplayProps: { 'aria-label': label } } }),
      }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {nameOf(choice)}
        </MenuItem>
      ))}
    </TextField>
  )
}
