// Only used to see where a path would lead; no request is ever made to it.
const ORIGIN = 'http://nila.invalid'

/**
 * Where to go after signing in: `target` if it is a path of this site, else '/'.
 * Everything a browser could read as another origin is refused: '//x', '/\x', '/.//x', tabs and line breaks, 'javascript:',
 * and values that are no text, such as a parameter given twice (R37).
 */
export function safeRedirect(target: unknown): string {
  if (typeof target !== 'string' || !/^\/(?![/\\])[\x21-\x5b\x5d-\uffff]*$/.test(target)) return '/'
  const url = URL.parse(target, ORIGIN)
  if (url?.origin !== ORIGIN || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}
