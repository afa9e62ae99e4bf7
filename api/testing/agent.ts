import { createClient } from '@nila/api/contract'

/** What keeps cookies between requests, as a browser does. */
class CookieJar {
  readonly #cookies = new Map<string, string>()

  take(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const separator = pair.indexOf('=')
      const name = pair.slice(0, separator)
      const expires = attributes.find((one) => one.toLowerCase().startsWith('expires='))
      const isOver = expires !== undefined && new Date(expires.slice(8)).getTime() <= Date.now()
      if (isOver) this.#cookies.delete(name)
      else this.#cookies.set(name, pair.slice(separator + 1))
    }
  }

  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  get(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  set(name: string, value: string): void {
    this.#cookies.set(name, value)
  }
}

/**
 * Somebody who talks to a server over HTTP and keeps their cookies: the contract's typed calls, and `fetch` for the rest.
 * @param url the server's origin
 */
export function createAgent(url: string) {
  const jar = new CookieJar()

  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    if (jar.header && !headers.has('Cookie')) headers.set('Cookie', jar.header)
    const response = await fetch(new URL(path, url), { redirect: 'manual', ...init, headers })
    jar.take(response)
    return response
  }

  return {
    ...createClient((input, init) => send(String(input), init)),
    jar,
    fetch: send,
    /** Sends a JSON body. */
    send: (
      method: string,
      path: string,
      body: unknown,
      headers: Record<string, string> = {},
    ): Promise<Response> =>
      send(path, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  }
}

export type Agent = ReturnType<typeof createAgent>
