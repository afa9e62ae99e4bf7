import { useEffect, useRef } from 'react'

/**
 * Gives the focus to the row that moved up into the place of a deleted one, or to the panel where no row is left.
 * @param panel the id of the element around the rows
 * @param rows what is listed now
 * @returns takes the index of the row, and the deletion, which tells whether something was deleted
 */
export function useFocusAfter(panel: string, rows: unknown[]) {
  const next = useRef<{ index: number; before: unknown[] }>(undefined)

  // The deletion is over before the list that was read again is on the screen.
  useEffect(() => {
    if (!next.current || next.current.before === rows) return
    const { index } = next.current
    next.current = undefined
    const element = document.getElementById(panel)
    const buttons = element?.querySelectorAll<HTMLElement>('[data-view]') ?? []
    const target = buttons[Math.min(index, buttons.length - 1)] ?? element
    target?.focus()
  })

  return async (index: number, deletion: () => Promise<boolean>) => {
    next.current = { index, before: rows }
    if (!(await deletion())) next.current = undefined
  }
}
