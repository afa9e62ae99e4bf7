import { POINTED_LIMIT } from '@nila/api/contract/pointed-limit'

/** A text of copy that is shorter says too little to be taken for a part of a sentence. */
const TELLING = 4

const PLACE = /\{\w+\}/

/** A text of copy as it is read: without the marks of emphasis, links and lists, and on one line. */
const asRead = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*/g, '')
    .replace(/^\s*[-*]\s+/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC')

/** A text, and where it is several paragraphs or items, each of them. */
const parts = (text: string): string[] => [text, ...text.split('\n')].map(asRead).filter(Boolean)

/** All texts in a piece of copy: its own, or those of its list. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** Whether a text of copy is exactly what somebody points at, of which only the beginning may be known. */
export const saysSame = (text: string, pointed: string): boolean =>
  parts(text).some((part) => part.slice(0, POINTED_LIMIT).trim() === asRead(pointed))

/** Whether fixed parts, one after the other with something between any two of them, make up a text. */
function makeUp(fixed: string[], text: string): boolean {
  const [first = '', ...between] = fixed
  const last = between.pop() ?? ''
  if (!text.startsWith(first) || !text.endsWith(last)) return false
  let at = first.length
  for (const part of between) {
    const next = text.indexOf(part, at + 1)
    if (next === -1) return false
    at = next + part.length
  }
  return at + last.length < text.length
}

/** Whether it is what somebody points at, once its `{places}` are filled. */
export const saysFilled = (text: string, pointed: string): boolean =>
  parts(text).some((part) => {
    const fixed = part.split(PLACE)
    return fixed.length > 1 && fixed.join('').trim().length >= TELLING && makeUp(fixed, asRead(pointed))
  })

/** Whether it is in what somebody points at. */
export const saysPart = (text: string, pointed: string): boolean => {
  const part = asRead(text)
  return part.length >= TELLING && asRead(pointed).includes(part)
}
