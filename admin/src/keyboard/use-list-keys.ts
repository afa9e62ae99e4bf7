import { type FocusEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Selection } from '../decisions/use-selection.ts'
import { useWords } from '../providers/use-words.ts'
import { useCommands } from './commands.ts'
import { useSingleKeys } from './single-keys.ts'

/** A decision that a key makes. */
export interface KeyAction<R> {
  key: string
  label: string
  run: (records: R[]) => unknown
}

interface ListKeysOptions<R> {
  /** What the list shows now, decided records as they were decided. */
  records: R[]
  /** The id of the element that takes the focus where the list has become empty; it needs a `tabIndex`. */
  fallback: string
  selection?: Selection<R>
  /** Each is done to what is selected, else to the current row. */
  actions?: KeyAction<R>[]
  onOpen?: (record: R) => void
  onUndo?: () => unknown
}

/** What makes an element the row of a record. */
export interface RowProps {
  'data-row': string
  tabIndex: number
  'aria-keyshortcuts'?: string
  onFocus: () => void
  onBlur: (event: FocusEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
}

interface ListKeys<R> {
  rowProps: (record: R) => RowProps
  /** Has the focus go to a record's row, or to the one that takes its place, once what holds the focus is gone. */
  follow: (record: R) => void
}

/**
 * The keys of a list: j and k or the arrows move between its rows, x selects, Enter opens, u undoes, and actions have keys of their own.
 * The current row has the focus. Where it leaves the list, the one that takes its place gets it.
 */
export function useListKeys<R extends { id: number }>(options: ListKeysOptions<R>): ListKeys<R> {
  const { records, fallback, selection, actions = [], onOpen, onUndo } = options
  const words = useWords()
  const listId = useId()
  const [isOn] = useSingleKeys()
  const [currentId, setCurrentId] = useState<number>()
  const place = useRef<{ id: number; index: number }>(undefined)
  const follows = useRef(false)

  const nameOf = ({ id }: { id: number }) => `${listId}${id}`
  const elementOf = (record: { id: number }) =>
    document.querySelector<HTMLElement>(`[data-row="${nameOf(record)}"]`)
  const indexOf = (id: number | undefined) => records.findIndex((record) => record.id === id)
  const focused = () => records.find((record) => elementOf(record)?.contains(document.activeElement))

  function focusAt(index: number) {
    const record = records[Math.max(0, Math.min(index, records.length - 1))]
    const element = record ? elementOf(record) : document.getElementById(fallback)
    element?.focus()
  }

  /** Moves from the row that has the focus; where none has it, back to the one that had it last. */
  function move(step: number) {
    const from = focused()
    focusAt(from ? records.indexOf(from) + step : indexOf(currentId))
  }

  useLayoutEffect(() => {
    const { current } = place
    if (!current) return
    const index = indexOf(current.id)
    if (index >= 0) current.index = index
    if (index >= 0 && !follows.current) return
    follows.current = false
    const { activeElement } = document
    const isLost = !activeElement || activeElement === document.body || activeElement.id === fallback
    if (isLost) focusAt(current.index)
    else place.current = undefined
  })

  const decide = (run: KeyAction<R>['run']) => {
    if (selection?.selected.length) return run(selection.selected)
    const record = focused()
    return record ? run([record]) : false
  }

  useCommands([
    { id: 'next', label: words('keyboard.next'), keys: ['j'], alsoKeys: ['↓'], run: () => move(1) },
    { id: 'previous', label: words('keyboard.previous'), keys: ['k'], alsoKeys: ['↑'], run: () => move(-1) },
    ...(onOpen ? [{ id: 'open', label: words('keyboard.open'), alsoKeys: ['Enter'], run: () => false }] : []),
    ...(selection
      ? [
          {
            id: 'select',
            label: words('keyboard.select'),
            keys: ['x'],
            run: () => {
              const record = focused()
              if (!record) return false
              selection.toggle(record.id)
            },
          },
        ]
      : []),
    ...actions.map(({ key, label, run }) => ({
      id: `action-${key}`,
      label,
      keys: [key],
      run: () => decide(run),
    })),
    ...(onUndo ? [{ id: 'undo', label: words('keyboard.undo'), keys: ['u'], run: onUndo }] : []),
  ])

  const shortcuts = [...(selection ? ['X'] : []), ...actions.map(({ key }) => key.toUpperCase())].join(' ')
  const stop = indexOf(currentId) >= 0 ? currentId : records[0]?.id

  return {
    rowProps: (record) => ({
      'data-row': nameOf(record),
      tabIndex: record.id === stop ? 0 : -1,
      ...(isOn && shortcuts && { 'aria-keyshortcuts': shortcuts }),
      onFocus: () => {
        place.current = { id: record.id, index: indexOf(record.id) }
        setCurrentId(record.id)
      },
      onBlur: ({ relatedTarget }) => {
        // Somebody pressed beside the list: what leaves it then takes no focus with it.
        if (!relatedTarget) place.current = undefined
      },
      onKeyDown: (event) => {
        // Keys pressed in something inside the row are its own.
        if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
        if (event.key === 'ArrowDown') move(1)
        else if (event.key === 'ArrowUp') move(-1)
        else if (event.key === 'Enter' && onOpen) onOpen(record)
        else return
        event.preventDefault()
      },
    }),
    follow: (record) => {
      place.current = { id: record.id, index: indexOf(record.id) }
      follows.current = true
    },
  }
}
