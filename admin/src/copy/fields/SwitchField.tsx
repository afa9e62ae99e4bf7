import { FormControlLabel, Switch } from '@mui/material'
import type { FieldProps, Leaf } from './field-props.ts'

export const SwitchField = ({ label, value, onChange, isReadOnly }: FieldProps<Leaf>) => (
  <FormControlLabel
    control={<Switch checked={value === true} disabled={isReadOnly} onChange={(_, isOn) => onChange(isOn)} />}
    label={label}
  />
)
