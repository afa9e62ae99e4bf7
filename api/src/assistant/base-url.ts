/** An address that models are asked at. */
export interface BaseUrl {
  /** What `/chat/completions` is appended to, without a slash at its end. */
  baseUrl: string
  /** Whether the key and the words would go over a network unencrypted. */
  isInsecure: boolean
}

/** What a bare origin means: so Ollama, llama.cpp, vLLM and LM Studio have it. */
const DEFAULT_PATH = '/v1'
/** What people copy with the address from a page of documentation. */
const ENDPOINT = /\/(chat\/completions|models|moderations)$/
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * What a person typed or an environment holds, as the base of addresses; undefined where it is none. Credentials, queries and fragments
 * are refused, since they would not survive what is appended, and would be shown.
 */
export function normaliseBaseUrl(text: string): BaseUrl | undefined {
  const url = URL.parse(text.trim())
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined
  // A bare `?` or `#` leaves `search` and `hash` empty.
  if (url.username || url.password || /[?#]/.test(url.href)) return undefined
  const path = url.pathname.replace(/\/+$/, '').replace(ENDPOINT, '') || DEFAULT_PATH
  return {
    baseUrl: `${url.origin}${path}`,
    isInsecure: url.protocol === 'http:' && !LOOPBACK.test(url.hostname),
  }
}
