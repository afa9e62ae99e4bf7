import { AssistantError } from './assistant-error.ts'
import type { ModelEndpoint, ModelMessage, StreamedAnswer, StreamOptions } from './model.ts'
import { streamAnswer } from './stream-answer.ts'

export interface AssistantAnswer<Endpoint extends ModelEndpoint> extends StreamedAnswer {
  /** The one that answered. */
  endpoint: Endpoint
}

export interface Assistant {
  /**
   * Streams one answer from the first endpoint that gives one. The next is asked only where no text has come yet and the failure is not
   * the request's own fault. Throws `AssistantError`, or the signal's reason when aborted.
   */
  answer<Endpoint extends ModelEndpoint>(
    endpoints: readonly Endpoint[],
    messages: readonly ModelMessage[],
    options: StreamOptions,
  ): Promise<AssistantAnswer<Endpoint>>
}

/** Milliseconds that an endpoint rests after a failure, and at most where it says itself for how long. */
const REST = 30_000
const LONGEST_REST = 600_000

/** What the request itself is to blame for: another endpoint would say the same. */
const isOwnFault = ({ status }: AssistantError): boolean => status === 400 || status === 422

interface AssistantParts {
  /** Told of each endpoint that failed, also where the next one answers. */
  onFailure?(endpoint: ModelEndpoint, error: AssistantError): void
  /** Milliseconds that only go forward. */
  now?(): number
}

/** Answers by whichever of several endpoints can, and remembers which of them cannot for now. */
export function createAssistant({
  onFailure = () => {},
  now = () => performance.now(),
}: AssistantParts = {}): Assistant {
  /** Until when each endpoint that failed is left alone. */
  const resting = new Map<string, number>()
  /** With the key, since limits are a key's, and a new one is worth a try at once. */
  const nameOf = ({ baseUrl, model, apiKey }: ModelEndpoint): string => `${baseUrl} ${model} ${apiKey}`

  function rest(endpoint: ModelEndpoint, { retryAfter }: AssistantError): void {
    const pause = retryAfter === undefined ? REST : Math.min(retryAfter * 1000, LONGEST_REST)
    resting.set(nameOf(endpoint), now() + pause)
  }

  /** Those that do not rest, in their order. Where all of them do, one may as well be asked. */
  function candidatesOf<Endpoint extends ModelEndpoint>(endpoints: readonly Endpoint[]): readonly Endpoint[] {
    const awake = endpoints.filter((endpoint) => (resting.get(nameOf(endpoint)) ?? 0) <= now())
    return awake.length > 0 ? awake : endpoints
  }

  return {
    async answer(endpoints, messages, options) {
      let failure: AssistantError | undefined
      for (const endpoint of candidatesOf(endpoints)) {
        try {
          const answer = await streamAnswer(endpoint, messages, options)
          resting.delete(nameOf(endpoint))
          return { endpoint, ...answer }
        } catch (error) {
          if (!(error instanceof AssistantError)) throw error
          onFailure(endpoint, error)
          if (isOwnFault(error)) throw error
          rest(endpoint, error)
          if (error.hadText) throw error
          // What the first one said is told in the end: the others are there in its place.
          failure ??= error
        }
      }
      throw failure ?? new AssistantError({ failure: 'model_missing', detail: 'No model is connected.' })
    },
  }
}
