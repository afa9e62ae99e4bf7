const PROTOCOLS = new Set(['http:', 'https:', 'mailto:'])
/** Browsers drop some of these from addresses, so that 'java\nscript:' is a scheme. */
const CONTROLS = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g
/** What reads as the name of a host, with whatever follows it. */
const HOST_NAME = /((?:[\p{L}\p{M}\p{N}_-]{1,63}\.){1,20}[\p{L}\p{M}]{2,63})(?:[:/?#]\S*)?/gu

/** @returns the address of a link that may be followed, or undefined: only whole addresses of pages and mailboxes, with no password in them */
export function safeAddress(href: string): URL | undefined {
  let url: URL
  try {
    url = new URL(href.replace(CONTROLS, '').trim())
  } catch {
    return undefined
  }
  return PROTOCOLS.has(url.protocol) && !url.username && !url.password ? url : undefined
}

/** @returns where a link leads, as far as somebody should know before following it: the host, or the mailbox */
export const destinationOf = (url: URL): string =>
  url.protocol === 'mailto:' ? url.pathname : url.host.replace(/^www\./, '')

/** Do the words of a link read like an address, of another place than the link's? Letters that only look alike count as other ones. */
export function isMisleading(words: string, url: URL): boolean {
  const host = (destinationOf(url).split('@').at(-1) ?? '').replace(/:\d+$/, '').toLowerCase()
  const shown = words.slice(0, 500).replace(INVISIBLE, '').normalize('NFKC').replaceAll('。', '.')
  return [...shown.matchAll(HOST_NAME)].some(([, name = '']) => {
    const bare = name.toLowerCase().replace(/^www\./, '')
    return bare !== host
  })
}
