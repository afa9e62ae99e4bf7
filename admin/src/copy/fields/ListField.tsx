import Add from '@mui/icons-material/Add'
import { Box, Button, Typography } from '@mui/material'
import type { CopyShape } from '@nila/api/contract/copy/fields'
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { fieldWords } from '../../providers/problem.ts'
import { useCopyWords } from '../../providers/use-copy-words.ts'
import { EnglishSide } from '../EnglishSide.tsx'
import { FieldFor } from './FieldFor.tsx'
import { emptyOf, type FieldProps, problemsAt } from './field-props.ts'
import { ListItemTools } from './ListItemTools.tsx'

/** As many as there are items; each stays with its item, so that the focus goes where the item goes. */
function useItemIds(count: number) {
  const [ids, setIds] = useState<number[]>([])
  const known = ids.slice(0, count)
  while (known.length < count) known.push(Math.max(-1, ...known) + 1)
  return [known, setIds] as const
}

const without = <T,>(items: readonly T[], index: number): T[] => items.filter((_, at) => at !== index)

function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = without(items, from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

/** A list that is edited, ordered, lengthened and shortened by buttons. */
export function ListField(props: FieldProps<Extract<CopyShape, { kind: 'list' }>>) {
  const { label, shape, value, problems, onChange, isReadOnly, source, lang, dir } = props
  const words = useCopyWords()
  const translate = useTranslate()
  const list = useRef<HTMLOListElement>(null)
  const items: unknown[] = Array.isArray(value) ? value : []
  const sources: unknown[] = Array.isArray(source) ? source : []
  const [ids, setIds] = useItemIds(items.length)
  const { minItems, maxItems } = shape

  const change = (changed: unknown[], changedIds: number[]) => {
    setIds(changedIds)
    onChange(changed)
  }
  const move = (from: number, to: number) => change(moved(items, from, to), moved(ids, from, to))
  /** Who removes an item goes on with the one that takes its place, or the last. */
  function remove(index: number) {
    change(without(items, index), without(ids, index))
    const rest = list.current?.querySelectorAll<HTMLElement>(':scope > li')
    const next = rest?.[index + 1] ?? rest?.[index - 1]
    next?.querySelector<HTMLElement>('input, textarea')?.focus()
  }
  function add() {
    onChange([...items, emptyOf(shape.item)])
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(':scope > li:last-child :is(input, textarea)')?.focus(),
    )
  }

  return (
    <Box role="group" aria-label={label} sx={{ minWidth: 0 }}>
      <Box component="ol" ref={list} sx={{ display: 'grid', gap: 4, m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item, index) => {
          const name = words('item', { name: label, number: index + 1 })
          return (
            <Box component="li" key={ids[index]} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
              <FieldFor
                lang={lang}
                dir={dir}
                isReadOnly={isReadOnly}
                source={sources[index]}
                label={name}
                shape={shape.item}
                value={item}
                problems={problemsAt(problems, String(index))}
                onChange={(changed) => onChange(items.map((one, at) => (at === index ? changed : one)))}
              />
              {!isReadOnly && (
                <ListItemTools
                  name={name}
                  onUp={index > 0 ? () => move(index, index - 1) : undefined}
                  onDown={index < items.length - 1 ? () => move(index, index + 1) : undefined}
                  onRemove={items.length > minItems ? () => remove(index) : undefined}
                />
              )}
            </Box>
          )
        })}
      </Box>
      {sources.length > items.length && <EnglishSide value={sources.slice(items.length)} />}
      {problems.body && (
        <Typography variant="caption" color="error">
          {fieldWords(problems.body, translate)}
        </Typography>
      )}
      {!isReadOnly && items.length < maxItems && (
        <Button startIcon={<Add />} onClick={add} aria-label={words('addTo', { name: label })} sx={{ mt: 2 }}>
          {words('add')}
        </Button>
      )}
    </Box>
  )
}
