import type { MarkedExtension, TokenizerExtension, Tokens } from 'marked'

/** A formula as it was written. */
export interface MathToken {
  type: 'math'
  raw: string
  /** In TeX, without the signs around it. */
  text: string
  isDisplay: boolean
}

const DISPLAY_DOLLARS = /^\$\$((?:\\[\s\S]|[^\\$]|\$(?!\$))+?)\$\$/
const DOLLARS = /^\$((?:\\[^\n]|[^\\$\n])+)\$(?![\p{L}\p{N}])/u
/** On lines of its own. */
const BLOCK = /^ {0,3}(?:\$\$([^$]+)\$\$|\\\[([\s\S]+?)\\\])[ \t]*(?=\n|$)/
const BLOCK_START = /\n {0,3}(?:\$\$|\\\[)/
/** '5 and US': between two prices there are words, in a formula there are signs. */
const BETWEEN_PRICES = /^\d[^\\^_=+*/<>{}]*\s\p{L}{2,}[^\\^_=+*/<>{}]*$/u
const BEFORE_NO_FORMULA = /[\p{L}\p{N}$\\]$/u

/** In characters. No formula begins or ends so far away. */
const NEAR = 10_000

const untilEmptyLine = (src: string) => src.slice(0, NEAR).split('\n\n', 1)[0] ?? ''

const formula = (raw: string, text: string | undefined, isDisplay: boolean): MathToken | undefined =>
  text?.trim() ? { type: 'math', raw, text: text.trim(), isDisplay } : undefined

/** Dollars are money more often than not: a formula touches both of its own, and no letter or digit is next to them outside. */
function dollars(src: string, before: string): MathToken | undefined {
  const [raw, text] = DOLLARS.exec(src) ?? []
  if (!raw || !text || text.trim() !== text) return undefined
  if (BETWEEN_PRICES.test(text) || BEFORE_NO_FORMULA.test(before)) return undefined
  return formula(raw, text, false)
}

/** Between a backslash with a bracket and the other one. In Markdown that is a way to write brackets, also in front of addresses. */
function brackets(src: string, close: string, isDisplay: boolean): MathToken | undefined {
  const end = src.indexOf(close)
  return end < 0 || src[end + 2] === '('
    ? undefined
    : formula(src.slice(0, end + 2), src.slice(2, end), isDisplay)
}

const first = ([raw, a, b]: string[], isDisplay: boolean) => formula(raw ?? '', a ?? b, isDisplay)

const inlineMath: TokenizerExtension = {
  name: 'math',
  level: 'inline',
  start: (src) => src.indexOf('$'),
  tokenizer: (src, tokens): Tokens.Generic | undefined => {
    if (src.startsWith('$$')) return first(DISPLAY_DOLLARS.exec(src) ?? [], true)
    if (src.startsWith('$')) return dollars(src, tokens.at(-1)?.raw ?? '')
    if (src.startsWith('\\[')) return brackets(src, '\\]', true)
    if (src.startsWith('\\(')) return brackets(src, '\\)', false)
    return undefined
  },
}

const blockMath: TokenizerExtension = {
  name: 'math-block',
  level: 'block',
  start: (src) => {
    const found = untilEmptyLine(src).search(BLOCK_START)
    return found < 0 ? undefined : found + 1
  },
  tokenizer: (src): Tokens.Generic | undefined =>
    /^ {0,3}[$\\]/.test(src) ? first(BLOCK.exec(untilEmptyLine(src)) ?? [], true) : undefined,
}

/** Formulas between `$`, `$$`, `\(` `\)` and `\[` `\]`, which are the ways in which models write them. Code is read before. */
export const mathExtension: MarkedExtension = { extensions: [blockMath, inlineMath] }
