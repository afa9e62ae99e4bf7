import { Marked } from 'marked'
import { BoundedLexer } from './bounded-lexer.ts'
import { BoundedTokenizer } from './bounded-tokenizer.ts'
import { mathExtension } from './math-extension.ts'
import type { AnswerToken, Definitions } from './tokens.ts'

/** Above it, in characters, a text is shown as it is. The longest answers that are asked for have a tenth of that. */
const LONGEST = 300_000

// A line that ends is a line that ends: people and models write verses and addresses that way.
const { defaults } = new Marked({ gfm: true, breaks: true }, mathExtension)

/**
 * Reads a text as Markdown.
 * @param known where links are defined that this text may refer to, of the text before it
 * @returns its blocks, and all definitions
 */
export function lex(text: string, known: Definitions = {}): { tokens: AnswerToken[]; links: Definitions } {
  if (text.length > LONGEST) return { tokens: [{ type: 'plain', raw: text }], links: known }
  const lexer = new BoundedLexer({ ...defaults, tokenizer: new BoundedTokenizer() })
  Object.assign(lexer.tokens.links, known)
  const tokens = lexer.lex(text)
  return { tokens: tokens as AnswerToken[], links: { ...tokens.links } }
}
