const HOUR = 3_600_000

/** Asks whether to use a new release as soon as its worker is installed, and looks for one now and then. */
function watchReleases(registration: ServiceWorkerRegistration): void {
  const ask = async () => {
    if (!registration.waiting || !registration.active) return
    const { offerUpdate } = await import('./update-dialog.ts')
    offerUpdate(registration)
  }
  const watch = () => registration.installing?.addEventListener('statechange', ask)
  registration.addEventListener('updatefound', watch)
  // It may have been found, or even be there, before this script was.
  watch()
  if (!sessionStorage.nila_update_later) ask()

  // The browser looks by itself whenever a page is opened.
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < HOUR) return
    looked = Date.now()
    registration.update().catch(() => {})
  })
}

/** Keeps visited pages for when there is no connection; not in development, nor in the frame of the phone preview. */
export async function startServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator
  if (!import.meta.env.PROD || !serviceWorker || window !== window.top) return
  const isSeen = serviceWorker.controller !== null
  try {
    watchReleases(await serviceWorker.register('/service-worker.js'))
  } catch {
    // The browser may forbid it; the pages work without.
    return
  }
  const { active } = await serviceWorker.ready
  if (!isSeen) active?.postMessage(location.pathname)
}
