/** The token of the link that led here. It stands behind '#', which no server is sent. */
export const linkToken = () => location.hash.slice(1)

/** Takes a used token out of the address and the history. */
export const dropToken = () => history.replaceState(null, '', location.pathname + location.search)

/** Waits until somebody has the page before them: what is loaded in advance or in the background uses no link up (R7). */
export function whenVisible(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    look()
  })
}
