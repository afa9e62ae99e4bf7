/** What says something by a name, where it has no words to be seen. */
const NAMED =
  'img[alt], input[placeholder], textarea[placeholder], :is(a, button, summary, [role=img])[aria-label]'

const collapse = (words: string | null) => (words ?? '').replace(/\s+/g, ' ').trim()

/** Whether an element says words by itself, and not only by the elements in it. */
const saysWords = ({ childNodes }: Element) =>
  [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && collapse(textContent))

/** The words of an element that `pieceAt` gave. */
export const wordsOf = (element: Element): string =>
  saysWords(element)
    ? collapse(element.textContent)
    : collapse(
        ['aria-label', 'alt', 'placeholder'].map((name) => element.getAttribute(name)).find(Boolean) ?? '',
      )

/**
 * The element that says what is very likely one piece of copy, at or around another one: the whole sentence, where what is pointed at is
 * a bold word of it or a link in it.
 */
export function pieceAt(target: Element): Element | undefined {
  let piece: Element | undefined
  for (let one: Element | null = target; one && one !== document.body; one = one.parentElement)
    if (saysWords(one) || (!piece && one.matches(NAMED) && wordsOf(one))) piece = one
  return piece
}
