import { Box } from '@mui/material'
import type { CopyShape } from '@nila/api/contract/copy/fields'
import { nameOf } from '../key-words.ts'
import { FieldFor } from './FieldFor.tsx'
import { type FieldProps, problemsAt } from './field-props.ts'

const partsOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>

/** Several values that belong together, such as a title and its text. */
export function GroupField(props: FieldProps<Extract<CopyShape, { kind: 'group' }>>) {
  const { label, shape, value, problems, onChange, source, lang, dir, isReadOnly } = props
  const parts = partsOf(value)
  const sources = partsOf(source)
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      {Object.entries(shape.fields).map(([name, part]) => (
        <FieldFor
          key={name}
          label={`${label} · ${nameOf(name)}`}
          shape={part}
          value={parts[name]}
          source={sources[name]}
          lang={lang}
          dir={dir}
          isReadOnly={isReadOnly}
          problems={problemsAt(problems, name)}
          onChange={(changed) => onChange({ ...parts, [name]: changed })}
        />
      ))}
    </Box>
  )
}
