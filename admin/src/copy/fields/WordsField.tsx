import { Box, TextField } from '@mui/material'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useFormat } from '../../components/use-format.ts'
import { fieldWords } from '../../providers/problem.ts'
import { useCopyWords } from '../../providers/use-copy-words.ts'
import type { FieldProps, Leaf } from './field-props.ts'
import { PlaceholderChips } from './PlaceholderChips.tsx'
import { placeholderFaults } from './placeholders.ts'

/** The longest text that has one line; what may be longer has several. */
const ONE_LINE = 80
/** How many characters a line of a field takes, roughly, and how many lines it begins with at most. */
const LINE = 45
const MOST_LINES = 12

const named = (names: string[]) => names.map((name) => `{${name}}`).join(', ')

/** Words: how much of the place they use up, which names they must carry, and what is wrong with them. */
export function WordsField({
  label,
  shape,
  value,
  problems,
  onChange,
  lang,
  dir,
  isReadOnly,
  isTitled = false,
}: FieldProps<Leaf>) {
  const words = useCopyWords()
  const translate = useTranslate()
  const format = useFormat()
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const { kind, max, placeholders = [], isNullable } = shape
  const text = typeof value === 'string' ? value : ''
  const isAddress = kind === 'url'
  const isLong = !isAddress && (max ?? ONE_LINE) > ONE_LINE
  const length = text.trim().length
  const isTooLong = max !== undefined && length > max
  const faults = isAddress ? { missing: [], extra: [] } : placeholderFaults(text, placeholders)

  const change = (typed: string) => onChange(isNullable && !typed.trim() ? null : typed)

  function insert(name: string) {
    const field = input.current
    const [from, to] = [field?.selectionStart ?? text.length, field?.selectionEnd ?? text.length]
    change(`${text.slice(0, from)}{${name}}${text.slice(to)}`)
    const end = from + name.length + 2
    // React writes the text into the field first.
    requestAnimationFrame(() => {
      field?.focus()
      field?.setSelectionRange(end, end)
    })
  }

  const { body } = problems
  const problem = faults.missing.length
    ? words('placeholdersMissing', { names: named(faults.missing) })
    : faults.extra.length
      ? words('placeholdersExtra', { names: named(faults.extra) })
      : isTooLong
        ? fieldWords({ code: 'too_long', error: '', values: { maximum: max } }, translate)
        : body && body.code !== 'placeholders_wrong' && body.code !== 'too_long'
          ? fieldWords(body, translate)
          : undefined

  return (
    <div>
      <TextField
        fullWidth
        size="small"
        label={isTitled ? undefined : label}
        hiddenLabel={isTitled}
        value={text}
        inputRef={input}
        onChange={({ target }) => change(target.value)}
        error={problem !== undefined}
        multiline={isLong}
        autoComplete="off"
        helperText={
          <Box component="span" sx={{ display: 'flex', gap: 4, justifyContent: 'space-between' }}>
            <span>{problem ?? shape.help}</span>
            {max !== undefined && !isAddress && (
              <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                {words('counter', { length: format.number(length), max: format.number(max) })}
              </Box>
            )}
          </Box>
        }
        slotProps={{
          htmlInput: {
            ...(isTitled && { 'aria-label': label }),
            lang,
            dir: isAddress ? 'ltr' : (dir ?? 'auto'),
            readOnly: isReadOnly,
            ...(isAddress && { inputMode: 'url' }),
            // A field that measured itself would do so a hundred times on a long page.
            ...(isLong && {
              rows: Math.min(
                MOST_LINES,
                Math.max(2, Math.ceil((max ?? 0) / 4 / LINE), Math.ceil(length / LINE)),
              ),
            }),
          },
          inputLabel: { shrink: true },
          ...(isLong && { input: { inputComponent: 'textarea' } }),
        }}
        sx={{
          '& textarea': { resize: 'vertical', fieldSizing: 'content' },
          '& :lang(ur)': { lineHeight: 2 },
        }}
      />
      {placeholders.length > 0 && !isReadOnly && (
        <PlaceholderChips label={label} names={placeholders} missing={faults.missing} onInsert={insert} />
      )}
    </div>
  )
}
