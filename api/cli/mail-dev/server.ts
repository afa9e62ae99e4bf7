import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type Answer, page } from './answer.ts'
import type { Inbox } from './inbox.ts'
import { messagePage } from './pages/message-page.ts'
import { createRoutes } from './routes.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a browser got here by a loopback name. Any other one may have been pointed at this machine by a stranger (DNS rebinding). */
const isForLoopback = ({ headers: { host = '' } }: IncomingMessage): boolean =>
  URL.canParse(`http://${host}`) && LOOPBACK.has(new URL(`http://${host}`).hostname)

/** Whether a page of another origin made the request. What sends neither header is no browser. */
function isCrossSite({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  if (site) return site !== 'same-origin' && site !== 'none'
  return headers.origin !== undefined && headers.origin !== `http://${headers.host}`
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...headers,
  })
  response.end(body)
}

/** Answers the requests of the list page and its neighbours. */
export function answerRequests(inbox: Inbox, smtpUrl: string): RequestListener {
  const routes = createRoutes(inbox, smtpUrl)

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    if (!isForLoopback(request)) {
      return page(messagePage('Refused', 'Open this page as http://localhost or http://127.0.0.1.'), 403)
    }
    const isSafe = request.method === 'GET' || request.method === 'HEAD'
    if (!isSafe && isCrossSite(request)) {
      return page(messagePage('Refused', 'Another site made this request.'), 403)
    }
    const url = new URL(request.url ?? '/', 'http://localhost')
    for (const { method, pattern, handle } of routes) {
      const match = pattern.exec({ pathname: url.pathname })
      if (!match || method !== (isSafe ? 'GET' : request.method)) continue
      const found = await handle(match.pathname.groups, url.searchParams)
      if (found) return found
    }
    return page(
      messagePage('Not here', 'The mail may have been cleared, or have made room for later ones.'),
      404,
    )
  }

  return (request, response) => {
    request.resume()
    answer(request)
      .catch((error: unknown) =>
        page(
          messagePage('It failed', error instanceof Error ? (error.stack ?? error.message) : String(error)),
          500,
        ),
      )
      .then((found) => send(response, found))
  }
}
