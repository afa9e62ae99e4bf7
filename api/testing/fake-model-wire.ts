import type { FakeBehaviour } from './fake-model-behaviour.ts'

/**
 * An answer as the bytes that are written to the socket, one after the other, in the chunks of HTTP (RFC 9112, 7.1); made once for all
 * streams of a model. Node's own chunks are two writes each, which servers of models do not have, and which cost their clients as well.
 */
export interface FakeFrames {
  /** What comes before the first token, at its time. */
  lead: Buffer[]
  /** Per token. */
  tokens: Buffer[]
  /** After the last one, at its time. */
  tail: Buffer[]
}

interface Wire extends FakeBehaviour {
  model: string
  /** Whether the request asks for it. */
  isCounting: boolean
}

const THOUGHTS = ['Let', ' me', ' think', ' of', ' it.']
/** The tags come in pieces too. */
const TAGGED_THOUGHTS = ['<th', 'ink>', '\n', ...THOUGHTS, '</thi', 'nk>\n', '\n']
const LONG_LINE = 1_100_000

const head = (model: string) => ({
  id: 'chatcmpl-fake',
  object: 'chat.completion.chunk',
  created: 1_790_000_000,
  model,
})

const usageOf = (tokens: string[]) => ({
  prompt_tokens: 11,
  completion_tokens: tokens.length,
  total_tokens: 11 + tokens.length,
})

/** Lets a frame end in the middle of a character, the rest of which begins the next one. */
function cutCharacters(frames: Buffer[]): Buffer[] {
  let rest: Uint8Array = Buffer.alloc(0)
  const cut = frames.map((frame) => {
    const start = frame.findLastIndex((byte) => byte >= 0xc0)
    const end = start < 0 ? frame.length : start + 1
    const piece = Buffer.concat([rest, frame.subarray(0, end)])
    rest = frame.subarray(end)
    return piece
  })
  return [...cut, Buffer.from(rest)]
}

/** An empty chunk would be the last. */
const chunkOf = (bytes: Buffer): Buffer =>
  bytes.length === 0
    ? bytes
    : Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])

/** Everything that a stream of these tokens consists of. */
export function framesOf(wire: Wire, tokens: string[]): FakeFrames {
  const { model, words, isCounting } = wire
  const lineBreak = words.has('crlf') ? '\r\n' : '\n'
  const event = (data: string) => `data: ${data}${lineBreak}${lineBreak}`
  const chunk = (rest: object) => event(JSON.stringify({ ...head(model), ...rest }))
  const say = (delta: object, reason: string | null = null) =>
    chunk({ choices: [{ index: 0, delta, finish_reason: reason }] })

  const noise = [
    words.has('comments') ? `: OPENROUTER PROCESSING${lineBreak}${lineBreak}:${lineBreak}` : '',
    words.has('empty') ? `${event('')}data:${lineBreak}${lineBreak}` : '',
    words.has('nochoices')
      ? chunk({}) + chunk({ choices: [] }) + chunk({ choices: null }) + event('null')
      : '',
  ].join('')
  const contentOf = (token: string) => (words.has('parts') ? [{ type: 'text', text: token }] : token)

  const lead = [say({ role: 'assistant', content: '' })]
  if (words.has('reasoning')) lead.push(...THOUGHTS.map((thought) => say({ reasoning_content: thought })))
  if (words.has('think')) lead.push(...TAGGED_THOUGHTS.map((thought) => say({ content: thought })))
  if (words.has('long')) lead.push(event(JSON.stringify({ padding: 'x'.repeat(LONG_LINE) })))

  const said = tokens.map((token) => noise + say({ content: contentOf(token) }))
  if (words.has('error')) {
    const error = { code: 'server_error', message: 'The fake model fails in the middle.' }
    said.splice(Math.floor(said.length / 2), Number.POSITIVE_INFINITY, event(JSON.stringify({ error })))
  }
  const tail = []
  if (!words.has('nofinish') && !words.has('error')) {
    tail.push(say({}, words.has('length') ? 'length' : 'stop'))
    if (words.has('usage') && isCounting) tail.push(chunk({ choices: [], usage: usageOf(tokens) }))
    if (!words.has('nodone')) tail.push(event('[DONE]'))
  }

  const frames = [lead.join(''), ...said, tail.join('')].map((text) => Buffer.from(text))
  const [first, ...rest] = (words.has('split') ? cutCharacters(frames) : frames).map(chunkOf)
  return { lead: first ? [first] : [], tokens: rest.slice(0, said.length), tail: rest.slice(said.length) }
}

/** The same answer in one piece. */
export function plainAnswer({ model, words }: Wire, tokens: string[]): object {
  const message = { role: 'assistant', content: tokens.join('') }
  return {
    ...head(model),
    object: 'chat.completion',
    choices: [{ index: 0, message, finish_reason: words.has('length') ? 'length' : 'stop' }],
    usage: usageOf(tokens),
  }
}
