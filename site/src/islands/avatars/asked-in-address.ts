const PARAMETER = 'ask'

/** `page` with the avatar that is to be asked for once somebody has signed in. */
export const askingAddress = (page: string, avatarId: number) => `${page}?${PARAMETER}=${avatarId}`

/** The avatar that this page's address asks for. */
export const askedInAddress = (): number => Number(new URLSearchParams(location.search).get(PARAMETER))

/** Keeps in the address which avatar is being asked for, so that a reload or signing in comes back to it. */
export function askInAddress(avatarId: number | undefined): void {
  const address = new URL(location.href)
  if (avatarId === undefined) address.searchParams.delete(PARAMETER)
  else address.searchParams.set(PARAMETER, String(avatarId))
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}
