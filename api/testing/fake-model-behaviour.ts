/**
 * What a part of a model's name may say besides its numbers.
 * - Of the wire: `comments` between events, `empty` events, events without choices (`nochoices`), characters cut in the middle by writes
 *   (`split`, which also makes the text one of many scripts), `crlf`, content as a list of parts (`parts`), one line that is too long
 *   (`long`).
 * - Of the answer: `plain` (in one piece, not streamed), `think` and `reasoning` (thoughts before it, as a tag and as a field), `echo`
 *   (the last message of the user, in pieces that cut characters), `huge` (50,000 characters a token), `length` (says that it ran out
 *   of tokens), `usage` (counts tokens where asked to).
 * - Of its end: `nodone` (no `[DONE]`), `nofinish` (neither that nor a reason), `error` (an error object after half of the tokens),
 *   `reset` (the socket is destroyed after half of them, `reset50` after 50), `stall` (nothing comes after three).
 * - Of the request: `hang` (never answered), `redirect`, `nooptions` (`stream_options` is refused), `newlimit` (`max_tokens` is refused).
 */
const WORDS = [
  'comments',
  'crlf',
  'echo',
  'empty',
  'error',
  'hang',
  'huge',
  'length',
  'long',
  'newlimit',
  'nochoices',
  'nodone',
  'nofinish',
  'nooptions',
  'parts',
  'plain',
  'reasoning',
  'redirect',
  'split',
  'stall',
  'think',
  'usage',
] as const

export type FakeWord = (typeof WORDS)[number]

export interface FakeBehaviour {
  /** `t200`: milliseconds to the first token. */
  firstTokenAfter: number
  /** `n100`: how many tokens. */
  count: number
  /** `r20`: tokens a second; 0 for all at once. */
  rate: number
  /** After how many tokens nothing more comes: the socket is destroyed (`reset`), or nothing happens (`stall`). */
  resetAfter: number | undefined
  /** `s500`, `s401`, and `r429`, which also says when to come again: the status that is answered instead. */
  status: number | undefined
  words: ReadonlySet<FakeWord>
}

const NUMBERED = /^(t|n|r|s|reset)(\d+)$/

const isWord = (part: string): part is FakeWord => (WORDS as readonly string[]).includes(part)

/**
 * Reads what a model is to do from its name, such as `t200-n100-r20-comments`; undefined where the name says something else, as no
 * server has every model.
 */
export function behaviourOf(model: string): FakeBehaviour | undefined {
  const behaviour: FakeBehaviour = {
    firstTokenAfter: 0,
    count: 20,
    rate: 0,
    resetAfter: undefined,
    status: undefined,
    words: new Set(),
  }
  const words = new Set<FakeWord>()
  let isReset = false
  for (const part of model.split('-')) {
    const [, name, digits] = NUMBERED.exec(part) ?? []
    const number = Number(digits)
    if (isWord(part)) words.add(part)
    else if (part === 'reset') isReset = true
    else if (part === 'r429') behaviour.status = 429
    else if (name === 's') behaviour.status = number
    else if (name === 't') behaviour.firstTokenAfter = number
    else if (name === 'n') behaviour.count = number
    else if (name === 'r') behaviour.rate = number
    else if (name === 'reset') behaviour.resetAfter = number
    else return undefined
  }
  if (isReset) behaviour.resetAfter = Math.floor(behaviour.count / 2)
  return { ...behaviour, words }
}
