import type { Readable } from 'node:stream'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { createAnswerText } from './answer-text.ts'
import { AssistantError } from './assistant-error.ts'
import type { FinishReason, StreamedAnswer, TokenUsage } from './model.ts'
import { errorIn, readChunk } from './read-chunk.ts'

/** Characters of one line; no piece of an answer comes near it. */
const LINE_LIMIT = 1_000_000
/** Characters of an answer in one piece: the longest that is taken, each character escaped (`\u0905`), and what stands around it. */
const PLAIN_LIMIT = 3_000_000
/** Milliseconds that a connection has to end properly after `[DONE]`, so that it can be used again. */
const DRAIN_TIMEOUT = 1000

const DONE = '[DONE]'

const failed = (detail: string) => new AssistantError({ failure: 'model_failed', detail })

function parse(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}

export interface AnswerParts {
  /** Must not be found in errors. */
  apiKey: string | undefined
  /** Whoever aborts it destroys the response too; its reason is what is thrown. */
  signal: AbortSignal
  onText(text: string): void
  /** Called with each sign of the model itself, thoughts included; comments that keep a connection open are none. */
  onSpeech(): void
}

/**
 * Reads an answer to its end, whether it is streamed or in one piece. Throws `AssistantError` where it breaks off before the model has
 * said that it has finished; the response is destroyed then.
 */
export function readAnswer(response: Readable, parts: AnswerParts): Promise<StreamedAnswer> {
  const { apiKey, signal, onText, onSpeech } = parts
  const { promise, resolve, reject } = Promise.withResolvers<StreamedAnswer>()
  const answer = createAnswerText(onText)
  let finish: FinishReason | undefined
  let usage: TokenUsage | undefined
  let hasSpoken = false
  let isSettled = false
  /** A whole answer that was not streamed; undefined as soon as it is known to be streamed. */
  let plain: string | undefined = ''

  function settle(reason: FinishReason): void {
    isSettled = true
    answer.end()
    resolve({ finish: reason, usage })
  }

  function fail(error: unknown): void {
    if (isSettled) return
    response.destroy()
    // What goes wrong after the last word takes nothing away, unless nobody wants the answer any more.
    if (finish !== undefined && error instanceof AssistantError) {
      settle(finish)
    } else {
      isSettled = true
      reject(error)
    }
  }

  function take(json: unknown): void {
    const chunk = readChunk(json, apiKey)
    finish = chunk.finish ?? finish
    usage = chunk.usage ?? usage
    if (chunk.isSpeech) {
      hasSpoken = true
      onSpeech()
    }
    if (chunk.text === '' || answer.take(chunk.text)) return
    response.destroy()
    settle('length')
  }

  /** Lets the connection end properly, and not wait for that for ever. */
  function finishStream(): void {
    settle(finish ?? 'stop')
    const timer = setTimeout(() => response.destroy(), DRAIN_TIMEOUT)
    response.once('close', () => clearTimeout(timer))
  }

  function takeData(data: string): void {
    if (isSettled || data.trim() === '') return
    const json = parse(data)
    if (json !== undefined) {
      take(json)
    } else if (data.trim() === DONE) {
      finishStream()
    } else if (data.includes('\n')) {
      // Some servers end events with one line break instead of two, so that several become one.
      for (const line of data.split('\n')) takeData(line)
    } else {
      throw failed('A part of the answer is no JSON.')
    }
  }

  function takeEvent({ event, data }: EventSourceMessage): void {
    if (event !== 'error') {
      takeData(data)
      return
    }
    const json = parse(data)
    // Most send an error object, which is found in any event.
    readChunk(json, apiKey)
    throw errorIn(json ?? data, apiKey)
  }

  const parser = createParser({
    maxBufferSize: LINE_LIMIT,
    onEvent: takeEvent,
    onError({ type, field, value = '' }) {
      if (type === 'max-buffer-size-exceeded') throw failed('A line of the answer is too long.')
      // So llama.cpp once told of errors.
      if (field === 'error') throw errorIn(parse(value) ?? value, apiKey)
    },
  })

  /** JSON that is whole has not broken off, whether it says why it ends or not. */
  function takeWhole(body: string): void {
    const json = parse(body)
    if (json === undefined) throw failed('The answer is no JSON.')
    take(json)
    if (hasSpoken) finish ??= 'stop'
  }

  /** Takes a piece of what may not be streamed: events begin with a field or a comment, JSON with a brace. */
  function takeFirst(piece: string): void {
    plain = `${plain}${piece}`
    const start = plain.trimStart()
    if (start.startsWith('{')) {
      if (plain.length > PLAIN_LIMIT) throw failed('The answer is too long.')
    } else if (start !== '') {
      plain = undefined
      parser.feed(start)
    }
  }

  function end(): void {
    if (isSettled) return
    // The last event may lack the empty line after it.
    if (plain === undefined) parser.feed('\n\n')
    else takeWhole(plain)
    if (isSettled) return
    if (finish === undefined) throw failed('The answer broke off.')
    settle(finish)
  }

  /** Whatever throws within an event of the stream is the end of the answer, not of the process. */
  const guarded =
    <Args extends unknown[]>(handle: (...args: Args) => void) =>
    (...args: Args) => {
      try {
        handle(...args)
      } catch (error) {
        fail(error)
      }
    }
  const breakOff = () => fail(signal.aborted ? signal.reason : failed('The connection broke.'))

  response.setEncoding('utf8')
  response.on(
    'data',
    guarded((piece: string) => {
      if (isSettled) return
      if (plain === undefined) parser.feed(piece)
      else takeFirst(piece)
    }),
  )
  response.once('end', guarded(end))
  response.on('error', breakOff)
  response.once('close', breakOff)
  return promise
}
