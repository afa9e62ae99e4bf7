/** What a model is told; roles of the OpenAI wire format. */
export interface ModelMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

/** Where answers come from; the key in the clear lives only in memory. */
export interface ModelEndpoint {
  /** What `/chat/completions` is appended to (base-url.ts). */
  baseUrl: string
  apiKey: string | undefined
  model: string
  maxOutputTokens: number
  /** How much the model can bear in mind; whoever puts the messages together keeps to it. */
  contextTokens: number
}

export interface TokenUsage {
  promptTokens: number
  completionTokens: number
}

/** Why a model ended its answer: it had said everything, it ran out of tokens, or its provider's filter stepped in. */
export type FinishReason = 'stop' | 'length' | 'content_filter'

/** Milliseconds. */
export interface ModelTimeouts {
  connect: number
  /** From the request until the model says something, whether that is text or thought. */
  firstToken: number
  /** Between two pieces after that. */
  nextToken: number
  /** The whole answer. */
  answer: number
}

export interface StreamOptions {
  /** Aborting destroys the connection at once. */
  signal: AbortSignal
  /** Called with each piece of the answer, in its order and as soon as it is there; never with an empty one. */
  onText(text: string): void
  timeouts?: Partial<ModelTimeouts>
}

export interface StreamedAnswer {
  finish: FinishReason
  /** Undefined where the server does not count. */
  usage: TokenUsage | undefined
}
