import type { MarkedToken, Tokens } from 'marked'
import type { MathToken } from './math-extension.ts'

/** Text that is too long to be read as Markdown. */
export interface PlainToken {
  type: 'plain'
  raw: string
}

/** What our lexer makes. marked's own type has a member for anything at all, which would turn off the check of every switch. */
export type AnswerToken = MarkedToken | MathToken | PlainToken

export type HeadingLevel = 3 | 4 | 5 | 6

/** A part of an answer that is drawn, kept and announced as one. */
export interface AnswerBlock {
  token: AnswerToken
  /** Of a heading. */
  level?: HeadingLevel
  /** A formula that is still being written. */
  isOpen?: boolean
}

/** Where links are defined that the text refers to. */
export type Definitions = Record<string, Pick<Tokens.Link, 'href' | 'title'>>

export const tokensOf = (token: object): AnswerToken[] =>
  (('tokens' in token && token.tokens) || []) as AnswerToken[]

/** Parts of a text with what tells them apart: their place in it, since parts are only ever added at its end. */
export const inPlaces = <T>(parts: T[]): { part: T; place: number }[] =>
  parts.map((part, place) => ({ part, place }))
