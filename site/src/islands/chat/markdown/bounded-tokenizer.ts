import { type Token, Tokenizer, type Tokens } from 'marked'

/** How long one list or quote may be, in characters; a longer one goes on as a second one. marked takes quadratic time for some. */
const LONGEST_BLOCK = 10_000
/**
 * How many characters may be looked at ahead, over all steps of one text: what follows is text. Honest answers of 200,000 characters need about
 * a tenth of it.
 */
const WORK = 12_000_000

const ITEM_START = / {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]/y

function isItemAt(src: string, line: number): boolean {
  ITEM_START.lastIndex = line
  return ITEM_START.test(src)
}

/** @returns where a line ends that is the last which a long block may have */
function lastLineEnd(src: string, isBetweenItems: boolean): number {
  const last = src.lastIndexOf('\n', LONGEST_BLOCK)
  for (let end = last; end > 0 && isBetweenItems; end = src.lastIndexOf('\n', end - 1)) {
    if (isItemAt(src, end + 1)) return end
  }
  if (last > 0) return last
  const first = src.indexOf('\n')
  return first < 0 ? src.length : first
}

/**
 * Reads Markdown without HTML, and within bounds, whatever the text: a model, or somebody who talked it into it, writes what it likes. What is
 * out of bounds stays readable as text. One of these reads one text. The lexer takes any token from any method; the types know the usual one.
 */
export class BoundedTokenizer extends Tokenizer {
  #work = 0

  /** HTML is text like any other, but for the one thing that Markdown has no sign for in tables. */
  override html(): undefined {}
  override tag(src: string): Tokens.Tag | undefined {
    const [raw] = /^<br\s*\/?>/i.exec(src) ?? []
    if (!raw) return undefined
    const lineBreak: Tokens.Br = { type: 'br', raw }
    return lineBreak as Token as Tokens.Tag
  }

  override blockquote(src: string) {
    const isLong = src.length > LONGEST_BLOCK && /^ {0,3}>/.test(src)
    return super.blockquote(isLong ? src.slice(0, lastLineEnd(src, false)) : src)
  }

  override list(src: string) {
    const isLong = src.length > LONGEST_BLOCK && isItemAt(src, 0)
    return super.list(isLong ? src.slice(0, lastLineEnd(src, true)) : src)
  }

  /** Paragraphs and tables are tried last, and what they look at ends at an empty line. */
  override table(src: string): Tokens.Table | undefined {
    const end = src.indexOf('\n\n')
    const run = end < 0 ? src : src.slice(0, end)
    if (this.#isWithin(run.length)) return super.table(src)
    const text: Tokens.Text = { type: 'text', raw: run, text: run }
    const rest: Tokens.Paragraph = { type: 'paragraph', raw: run, text: run, tokens: [text] }
    return rest as Token as Tokens.Table
  }

  /** Each step inside of a paragraph begins with this one. */
  override escape(src: string): Tokens.Escape | undefined {
    return this.#isWithin(src.length) ? super.escape(src) : { type: 'escape', raw: src, text: src }
  }

  #isWithin(ahead: number): boolean {
    this.#work += ahead
    return this.#work <= WORK
  }
}
