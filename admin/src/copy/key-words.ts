/** `signUpInvitation` and `invalid_input` as a person would write them. */
export function nameOf(part: string): string {
  const words = part
    .replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replaceAll('_', ' ')
    .replace(/\b(ai|id|otp|upi|url)\b/gi, (short) => short.toUpperCase())
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A key without its page, in words: `landing.hero.title` is 'Hero · Title'. */
export const keyWords = (key: string): string => key.split('.').slice(1).map(nameOf).join(' · ')

/** The part of a page that a piece stands in; empty where it stands on the page itself. */
export function partOf(key: string): string {
  const [, part = '', ...rest] = key.split('.')
  return rest.length ? nameOf(part) : ''
}
