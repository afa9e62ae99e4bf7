import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

/** Elements whose words a hand-written page would carry, in the order of the page. */
const BLOCKS = /<(h1|h2|h3|p|li|a|figcaption|blockquote)\b[^>]*>([\s\S]*?)<\/\1>/g
const LEFT_OUT = /<(script|style|svg|dialog|template)\b[\s\S]*?<\/\1>/g
const STYLE =
  'body{max-width:42rem;margin:auto;padding:1rem;font:17px/1.5 system-ui;color:#1b1b3a;background:#fbfaf6}'

const FACE = '/face.woff2'
const OWN_FACE = `@font-face{font-family:Own;src:url(${FACE}) format("woff2")}body{font-family:Own,system-ui}`

/**
 * The words of a built page as one plain HTML file, as somebody would write it by hand: no script, one rule of style, and no font but where
 * the device has no letters for the words.
 */
export function plainPageOf(html: string, hasFace: boolean): string {
  const body = html.replace(LEFT_OUT, '')
  const blocks = [...body.matchAll(BLOCKS)].map(([, tag, inner = '']) => {
    const words = inner.replace(/<[^>]+>/g, ' ').trim()
    return words && `<${tag}${tag === 'a' ? ' href="/"' : ''}>${words}</${tag}>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Nila</title><meta name="description" content="The same words by hand"><style>${STYLE}${hasFace ? OWN_FACE : ''}</style></head><body><main>${blocks.join('\n')}</main></body></html>`
}

/** Serves one page, compressed, its face where it has one, and nothing else. */
export async function servePlainPage(html: string, face?: Buffer): Promise<{ url: string; server: Server }> {
  const bytes = brotliCompressSync(html)
  const server = createServer((request, response) => {
    if (request.url === FACE && face) {
      response.writeHead(200, { 'Content-Type': 'font/woff2' }).end(face)
      return
    }
    if (request.url !== '/') {
      response.writeHead(204).end()
      return
    }
    response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' })
      .end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, server }
}
