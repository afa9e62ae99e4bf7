import remend, { isWithinCodeBlock, type RemendHandler } from 'remend'
import { withoutDirectionControls } from './character-references.ts'
import { nextLevel } from './heading-outline.ts'
import { lex } from './lex.ts'
import type { AnswerBlock, AnswerToken, Definitions } from './tokens.ts'

export interface Answer {
  blocks: AnswerBlock[]
  /** Changes when a link elsewhere in the text may have got its address. */
  definitions: string
}

/** What cannot change any more, however the text goes on. */
interface Settled {
  text: string
  blocks: AnswerBlock[]
  links: Definitions
  outline: number[]
}

const NOTHING: Settled = { text: '', blocks: [], links: {}, outline: [] }

/** In characters. The library looks at all of it several times; the end of so long a paragraph looks the same without. */
const LONGEST_HEALED = 10_000
const OPEN_BRACKET = /\n {0,3}\\\[(?:(?!\\\])[\s\S])*$/
const OPEN_LINK = /!?\[([^[\]\n]+)\]\([^()\s]*$/

const handlers: RemendHandler[] = [
  // The library knows '$$' only.
  {
    name: 'math-brackets',
    handle: (text) => (OPEN_BRACKET.test(`\n${text}`) ? `${text}\\]` : text),
  },
  // The library takes every '[' for a link to come, also that of an interval. Before '](' it may be anything.
  { name: 'open-links', handle: (text) => text.replace(OPEN_LINK, '$1') },
]

/**
 * Closes what is still being written, so that signs of Markdown do not show for a moment. What stands before the last empty line is as it
 * will be; so is code.
 */
function healed(text: string): string {
  const start = text.lastIndexOf('\n\n') + 1
  const last = text.slice(start)
  if (last.length > LONGEST_HEALED || isWithinCodeBlock(text, text.length)) return text
  // Signs of HTML are words here, and what stands in the middle is not ours to change.
  const options = {
    links: false,
    images: false,
    htmlTags: false,
    comparisonOperators: false,
    singleTilde: false,
  }
  return text.slice(0, start) + remend(last, { ...options, handlers })
}

const isWords = ({ type }: AnswerToken) => type !== 'space' && type !== 'def'

const blocksOf = (tokens: AnswerToken[], outline: number[]): AnswerBlock[] =>
  tokens
    .filter(isWords)
    .map((token) =>
      token.type === 'heading' ? { token, level: nextLevel(outline, token.depth) } : { token },
    )

/**
 * How many of the tokens are settled: up to an empty line that two blocks follow. The last two may still become one, as a list and the '2'
 * that will be its next number.
 */
function countSettled(tokens: AnswerToken[], text: string): number {
  const words = tokens.flatMap((token, index) => (isWords(token) ? [index] : []))
  let settled = 0
  let at = 0
  for (const [index, { raw, type }] of tokens.slice(0, words.at(-2) ?? 0).entries()) {
    // What was closed for show stands at the end only; this makes sure of it.
    if (!text.startsWith(raw, at)) break
    at += raw.length
    if (type === 'space' && raw.includes('\n\n')) settled = index + 1
  }
  return settled
}

/** The first definition of a name counts, also where a later one is written. */
function withDefinitions(known: Definitions, tokens: AnswerToken[]): Definitions {
  const links = { ...known }
  for (const token of tokens) {
    if (token.type === 'def') links[token.tag] ??= { href: token.href, title: token.title }
  }
  return links
}

/**
 * Reads an answer while it is written. Each time only what is not settled is read again, so that a long answer costs no more than a short
 * one. When it is written, all of it is read once, as a whole.
 */
export class AnswerLexer {
  #settled = NOTHING

  read(written: string, isStreaming: boolean): Answer {
    const text = withoutDirectionControls(written).replace(/\r\n?/g, '\n')
    if (!isStreaming || !text.startsWith(this.#settled.text)) this.#settled = NOTHING
    const before = this.#settled
    const rest = text.slice(before.text.length)
    const shown = isStreaming ? healed(rest) : rest
    const { tokens, links } = lex(shown, before.links)

    const settled = tokens.slice(0, isStreaming ? countSettled(tokens, rest) : 0)
    const outline = [...before.outline]
    const blocks = [...before.blocks, ...blocksOf(settled, outline)]
    this.#settled = {
      text: before.text + settled.map(({ raw }) => raw).join(''),
      blocks,
      links: withDefinitions(before.links, settled),
      outline: [...outline],
    }

    const open = blocksOf(tokens.slice(settled.length), outline)
    const last = open.at(-1)
    if (last?.token.type === 'math' && shown !== rest) last.isOpen = true
    return { blocks: [...blocks, ...open], definitions: JSON.stringify(links) }
  }
}
