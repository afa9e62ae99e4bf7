import type { FakeBehaviour } from './fake-model-behaviour.ts'

/** What a request says, as far as the text depends on it. */
export interface FakeMessage {
  role: string
  content: string
}

const ENGLISH = ['Nila', 'answers', 'slowly', 'and', 'truly']
/** Hindi, Tamil, Urdu, Santali, and a character of two UTF-16 units: every length that UTF-8 has. */
const MANY_SCRIPTS = ['नमस्ते', 'வணக்கம்', 'خوش آمدید', 'ᱡᱚᱦᱟᱨ', '👩🏽‍🏫', 'Zürich', 'ok']

const HUGE = 50_000
/** UTF-16 units of a piece of an echo: an odd number, so that emoji are cut. */
const ECHO_PIECE = 7

function piecesOf(text: string): string[] {
  const pieces = []
  for (let start = 0; start < text.length; start += ECHO_PIECE) {
    pieces.push(text.slice(start, start + ECHO_PIECE))
  }
  return pieces
}

const lastQuestion = (messages: readonly FakeMessage[]): string =>
  messages.findLast(({ role }) => role === 'user')?.content ?? ''

/** The tokens of an answer. Each carries its number, so that one that is lost, doubled or misplaced is found. */
export function tokensOf({ count, words }: FakeBehaviour, messages: readonly FakeMessage[]): string[] {
  if (words.has('echo')) return piecesOf(lastQuestion(messages))
  const list = words.has('split') ? MANY_SCRIPTS : ENGLISH
  const filling = words.has('huge') ? 'x'.repeat(HUGE) : ''
  return Array.from({ length: count }, (_, index) => `${list[index % list.length]}${index}${filling} `)
}
