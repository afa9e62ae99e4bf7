export interface OneTimeLink {
  token: string
  /** The name that is proposed for a new administrator; null where the link lets one in whom there is. */
  username: string | null
}

/** Reads `#t=TOKEN&username=ADMIN` or `#t=TOKEN`; null where there is no token. */
export function parseFragment(hash: string): OneTimeLink | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''))
  const token = values.get('t')
  return token ? { token, username: values.get('username') } : null
}

/** Takes the link out of the address bar, so that it stays in no history, bookmark or screenshot. */
export function takeLink(): OneTimeLink | null {
  const link = parseFragment(window.location.hash)
  if (link) window.history.replaceState(window.history.state, '', window.location.pathname)
  return link
}
