import { type ClientRequest, request } from 'node:http'

export interface Streamed {
  /** Milliseconds from the request to each token. */
  tokens: number[]
  /** The stream's first event, where it says one. */
  begin: string | undefined
}

export interface Asked {
  url: string
  headers: Record<string, string>
  body: unknown
  /** How many tokens a line of the stream carries. */
  countTokens: (data: string) => number
  /** Called with the first event, while the stream goes on. */
  onBegin?: (data: string, request: ClientRequest) => void
}

/** Asks a server for a stream of events, and notes when each token comes; as little else as possible, since the bench shares the machine. */
export const readStream = ({ url, headers, body, countTokens, onBegin }: Asked): Promise<Streamed> =>
  new Promise((resolve, reject) => {
    const start = performance.now()
    const tokens: number[] = []
    let begin: string | undefined
    const outgoing = request(
      url,
      { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } },
      (response) => {
        if (response.statusCode !== 200) {
          reject(new Error(`${url} answered ${response.statusCode}`))
          return
        }
        response.setEncoding('utf8')
        let rest = ''
        response.on('data', (chunk: string) => {
          const at = performance.now() - start
          const lines = (rest + chunk).split('\n')
          rest = lines.pop() ?? ''
          for (const line of lines) {
            if (!line.startsWith('data: ')) continue
            const data = line.slice(6)
            if (begin === undefined) {
              begin = data
              onBegin?.(data, outgoing)
            }
            for (let count = countTokens(data); count > 0; count -= 1) tokens.push(at)
          }
        })
        response.on('end', () => resolve({ tokens, begin }))
        response.on('error', reject)
      },
    )
    outgoing.on('error', reject)
    outgoing.end(JSON.stringify(body))
  })

/** The tokens of a line of OpenAI's format: one, where it has content. */
export const countWire = (data: string): number => (/"content":"[^"]/.test(data) ? 1 : 0)

/** The tokens of an event of ours: the fake model ends each of its words with a blank. */
export function countOurs(data: string): number {
  if (!data.startsWith('{"type":"text"')) return 0
  const { text } = JSON.parse(data) as { text: string }
  return text.split(' ').length - 1
}
