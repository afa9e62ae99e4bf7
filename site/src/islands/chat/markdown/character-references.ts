/** Embeddings, overrides and isolates: they let words and code read otherwise than they are. Blocks and links isolate by themselves. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g
const REFERENCE = /&(?:#(\d{1,7})|#[Xx]([\dA-Fa-f]{1,6})|[A-Za-z][A-Za-z\d]{1,31});/g

const named = new Map<string, string>()

/** The browser knows the names; what is parsed is one name and nothing else, in a document that nobody sees. */
function characterNamed(reference: string): string {
  const known = named.get(reference)
  if (known !== undefined) return known
  const found = new DOMParser().parseFromString(reference, 'text/html').body.textContent
  // None stands for more than two. '&nothing;' is no name, though HTML would read '&not' in it.
  const character = found.length > 2 ? reference : found
  named.set(reference, character)
  return character
}

function characterAt(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD'
}

export const withoutDirectionControls = (text: string): string => text.replace(DIRECTION_CONTROLS, '')

/** `&amp;` and `&#38;` as the characters that they stand for, once: marked leaves that to HTML. */
export const decodeReferences = (text: string): string =>
  withoutDirectionControls(
    text.replace(REFERENCE, (reference, decimal?: string, hex?: string) => {
      if (decimal) return characterAt(Number.parseInt(decimal, 10))
      return hex ? characterAt(Number.parseInt(hex, 16)) : characterNamed(reference)
    }),
  )
