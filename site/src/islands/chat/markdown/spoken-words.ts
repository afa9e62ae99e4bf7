import { fill } from '@nila/api/contract/copy/fill'
import { decodeReferences } from './character-references.ts'
import type { MarkdownWords } from './context.ts'
import { type AnswerToken, tokensOf } from './tokens.ts'

/** Words without their marks. */
export const plainWords = (tokens: AnswerToken[]): string =>
  tokens
    .map((token): string => {
      if (token.type === 'br') return ' '
      if (token.type === 'codespan' || token.type === 'escape') return token.text
      const inner = tokensOf(token)
      if (inner.length > 0) return plainWords(inner)
      return 'text' in token ? decodeReferences(token.text) : ''
    })
    .join('')

/** A block as a screen reader says it by itself, when it is there. Code is only named: nobody listens to all of it unasked. */
export function spokenWords(token: AnswerToken, words: MarkdownWords): string {
  switch (token.type) {
    case 'code':
      return token.lang ? fill(words.code, { language: token.lang }) : words.plainCode
    case 'list':
      return token.items.map((item) => spokenBlocks(tokensOf(item), words)).join('\n')
    case 'blockquote':
      return spokenBlocks(tokensOf(token), words)
    case 'table':
      return [token.header, ...token.rows]
        .map((row) => row.map((cell) => plainWords(tokensOf(cell))).join(', '))
        .join('\n')
    case 'checkbox':
      return token.checked ? words.done : words.open
    case 'plain':
      return token.raw
    default:
      return plainWords([token])
  }
}

const spokenBlocks = (tokens: AnswerToken[], words: MarkdownWords) =>
  tokens
    .map((token) => spokenWords(token, words))
    .filter(Boolean)
    .join('\n')
