/** The most characters of a path, and of where somebody comes from, that the API takes. */
const PATH_LIMIT = 512
const REFERRER_LIMIT = 1024

/** Where the page is, without what else its address may hold: queries and fragments can be personal, or let somebody in. */
export const pagePath = (): string => location.pathname.slice(0, PATH_LIMIT)

/** Where the visitor came from, as briefly; null without a link. */
export const pageReferrer = (): string | null =>
  document.referrer.split(/[?#]/, 1)[0]?.slice(0, REFERRER_LIMIT) || null
