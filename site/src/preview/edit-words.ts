import { pieceAt } from './pieces.ts'

/** Marks what is pointed at. */
const MARK = 'data-nila-piece'

export const EDITING_STYLES = `
[${MARK}] { outline: 3px dashed var(--marigold) !important; outline-offset: 2px !important; cursor: pointer !important; }`

/**
 * Makes words of the page something to choose, by pointer or by keyboard. Nothing else on the page does anything meanwhile.
 * @param onPick is given the element whose words were chosen
 * @param bar is left alone
 * @returns what makes the page a page again
 */
export function startEditing(onPick: (piece: Element) => void, bar?: Element): () => void {
  const ending = new AbortController()
  const options = { capture: true, signal: ending.signal }
  let marked: Element | undefined
  const reachable = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (one) => one.tabIndex < 0 && !one.hasAttribute('tabindex') && pieceAt(one) === one,
  )
  for (const one of reachable) one.tabIndex = 0

  function mark(piece: Element | undefined) {
    marked?.removeAttribute(MARK)
    marked = piece
    marked?.setAttribute(MARK, '')
  }
  const on = (name: string, act: (target: Element, event: Event) => void) =>
    addEventListener(
      name,
      (event) => {
        if (event.target instanceof Element && event.target !== bar) act(event.target, event)
      },
      options,
    )
  function pick(target: Element, event: Event) {
    event.preventDefault()
    event.stopImmediatePropagation()
    const piece = pieceAt(target)
    if (piece) onPick(piece)
  }

  for (const name of ['pointerover', 'focusin']) on(name, (target) => mark(pieceAt(target)))
  on('click', pick)
  on('keydown', (target, event) => {
    if ((event as KeyboardEvent).key === 'Enter') pick(target, event)
  })

  return () => {
    ending.abort()
    mark(undefined)
    for (const one of reachable) one.removeAttribute('tabindex')
  }
}
