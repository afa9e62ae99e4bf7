import { Agent, request } from 'node:http'

export interface Asked {
  answered: number
  /** What was no answer, or one of another kind than 2xx. */
  failed: string[]
}

/**
 * Asks for pages without a pause, over connections that stay open, until it is stopped.
 * @param paths asked for in turn
 * @param connections visitors who ask at once
 */
export function keepAsking(url: string, paths: readonly string[], connections = 4) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const asked: Asked = { answered: 0, failed: [] }
  let isStopping = false
  let turn = 0

  const ask = (path: string) =>
    new Promise<void>((resolve) => {
      const fail = (why: string) => {
        asked.failed.push(`${path}: ${why}`)
        resolve()
      }
      request(url + path, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
        response.on('error', (error) => fail(error.message))
        response.on('end', () => {
          if (response.statusCode !== 200) fail(`status ${response.statusCode}`)
          else {
            asked.answered += 1
            resolve()
          }
        })
        response.resume()
      })
        .on('error', (error) => fail(error.message))
        .end()
    })

  async function visit(): Promise<void> {
    while (!isStopping) {
      turn += 1
      await ask(paths[turn % paths.length] ?? '/')
    }
  }
  const visits = Array.from({ length: connections }, visit)

  return {
    get answered() {
      return asked.answered
    },
    async stop(): Promise<Asked> {
      isStopping = true
      await Promise.all(visits)
      agent.destroy()
      return asked
    },
  }
}
