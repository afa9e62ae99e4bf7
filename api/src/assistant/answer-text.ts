/** Characters (UTF-16 units) after which an answer is cut off. */
export const ANSWER_LIMIT = 400_000

const OPENING = '<think>'
const CLOSING = '</think>'

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff

export interface AnswerText {
  /** Takes a piece of what the model says; false once the answer is as long as it may become. */
  take(piece: string): boolean
  /** Hands out what was held back. */
  end(): void
}

/**
 * Makes an answer of what a model says: without the thoughts that some put before it in `<think>`, in whole characters, without what a
 * database cannot keep.
 * @param onText called with each piece, never with an empty one
 */
export function createAnswerText(onText: (text: string) => void): AnswerText {
  let mode: 'start' | 'thought' | 'gap' | 'text' = 'start'
  /** What is not decided yet: perhaps a tag. */
  let waiting = ''
  /** The first half of a character whose second half is in the next piece. */
  let half = ''
  let length = 0

  function deliver(piece: string): boolean {
    let text = half + piece
    half = ''
    if (isHighSurrogate(text.charCodeAt(text.length - 1))) {
      half = text.slice(-1)
      text = text.slice(0, -1)
    }
    if (text.includes('\0')) text = text.replaceAll('\0', '')
    const isFull = length + text.length > ANSWER_LIMIT
    if (isFull) {
      const end = ANSWER_LIMIT - length
      text = text.slice(0, isHighSurrogate(text.charCodeAt(end - 1)) ? end - 1 : end)
    }
    length += text.length
    if (text !== '') onText(text.toWellFormed())
    return !isFull
  }

  /** What stands after the thoughts, with the line breaks between both left out. */
  function skipGap(text: string): boolean {
    const answer = text.trimStart()
    if (answer === '') return true
    mode = 'text'
    return deliver(answer)
  }

  function skipThought(text: string): boolean {
    const end = text.indexOf(CLOSING)
    if (end >= 0) {
      mode = 'gap'
      waiting = ''
      return skipGap(text.slice(end + CLOSING.length))
    }
    waiting = text.slice(-CLOSING.length + 1)
    return true
  }

  function decide(text: string): boolean {
    const words = text.trimStart()
    if (words.startsWith(OPENING)) {
      mode = 'thought'
      return skipThought(words.slice(OPENING.length))
    }
    if (OPENING.startsWith(words)) {
      waiting = text
      return true
    }
    mode = 'text'
    waiting = ''
    return deliver(text)
  }

  return {
    take(piece) {
      if (mode === 'text') return deliver(piece)
      if (mode === 'gap') return skipGap(piece)
      return mode === 'thought' ? skipThought(waiting + piece) : decide(waiting + piece)
    },
    end() {
      if (mode === 'start' && waiting !== '') deliver(waiting)
      // Its second half will not come any more.
      if (half !== '') onText(half.toWellFormed())
      half = ''
    },
  }
}
