/// <reference lib="webworker" />

// Built by ../service-worker.ts into one plain script at the root, whence it can serve every page: it imports nothing.

const worker = self as unknown as ServiceWorkerGlobalScope

/** Where this release keeps what was fetched. The build puts the release's hash in place of the second word. */
const CACHE = 'nila-unreleased'
const OWN = { cacheName: CACHE }
/** How many pages, pictures and the like are kept; the hashed files of one release are few. */
const MOST_KEPT = 60

/** What is asked of the server only. */
const LEFT_ALONE = /^\/(api|(nila-)?admin|healthz|readyz|metrics)(\/|$)/
/** Files that never change, since their names hold a hash of what is in them. */
const HASHED = /\/_astro\//
/** The files that a page names, and those that a script imports. */
const NAMES = /(?:\/_astro|(?:from|import)\s*["'`]\.)\/([\w.-]+\.(?:js|woff2))/g

/** '/hi' in Hindi, nothing in English. Every language's tag has two letters, and no page's name has. */
const prefixOf = (path: string) => /^\/[a-z]{2}(?=\/|$)/.exec(path)?.[0] ?? ''
const offlineOf = (path: string) => `${prefixOf(path)}/offline`

/** What is kept, of this release or of the one before, whose pages may still be open. */
const kept = async (path: string) => (await caches.match(path, OWN)) ?? caches.match(path)

/** The offline page of a language, else the one that was kept last, in whatever language. */
async function keptOffline(path: string): Promise<Response | undefined> {
  let last = path
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) if (url.endsWith('/offline')) last = url
  return (await kept(offlineOf(path))) ?? kept(last)
}

/** Keeps an answer by its path alone, unless only whoever asked may see it, and only now. Gives whether it is one to be kept. */
async function keep(path: string, answer: Response): Promise<boolean> {
  if (answer.status !== 200 || answer.redirected || answer.headers.get('Cache-Control') === 'no-store')
    return false
  const cache = await caches.open(CACHE)
  await cache.put(path, answer)
  const others = (await cache.keys()).filter(({ url }) => !HASHED.test(url))
  await Promise.all(others.slice(0, -MOST_KEPT).map((oldest) => cache.delete(oldest)))
  return true
}

/** Keeps what this worker did not see, unless this release has it: a page with its files, a script with all that it imports. */
async function keepAll(path: string): Promise<void> {
  if (await caches.match(path, OWN)) return
  // A page names faces that it may not need: only those that the browser has.
  const answer = await fetch(
    path,
    path.endsWith('.woff2') ? { cache: 'only-if-cached', mode: 'same-origin' } : {},
  )
  if (!(await keep(path, answer.clone()))) return
  const names = [...(await answer.text()).matchAll(NAMES)]
  await Promise.allSettled(names.map(([, name]) => keepAll(`/_astro/${name}`)))
}

/**
 * Keeps what a visitor of a page is shown without a connection: the page, the offline page of its language and, unless data
 * are to be saved, the home page. One after the other, since they may be the same.
 */
async function keepAround(path: string): Promise<void> {
  const { connection } = navigator as { connection?: { saveData: boolean } }
  for (const one of [connection?.saveData ? path : prefixOf(path) || '/', path, offlineOf(path)])
    await keepAll(one)
}

/** The answer of the server, which the browser has already asked where a page is opened (navigation preload). */
const ask = async (event: FetchEvent): Promise<Response> =>
  (await event.preloadResponse) ?? fetch(event.request)

async function find(event: FetchEvent, path: string): Promise<Response> {
  const isPage = event.request.mode === 'navigate'
  try {
    const known = HASHED.test(path) && (await caches.match(path))
    if (known) return known
    const answer = await ask(event)
    const keeping = keep(path, answer.clone())
    event.waitUntil(keeping.then(async (isKept) => isPage && isKept && keepAround(path)))
    return answer
  } catch {
    return (await kept(path)) ?? (isPage ? await keptOffline(path) : undefined) ?? Response.error()
  }
}

worker.addEventListener('fetch', (event) => {
  const { method, mode, headers, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || headers.has('Range') || origin !== location.origin) return
  if (!LEFT_ALONE.test(pathname)) event.respondWith(find(event, pathname))
  // The browser would ask a second time, and an address may do something when it is asked.
  else if (mode === 'navigate') event.respondWith(ask(event))
})

worker.addEventListener('activate', (event) => {
  const dropOld = async () => {
    const others = (await caches.keys()).filter((name) => name !== CACHE)
    await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
  }
  // Pages are asked for while the worker is still waking up.
  const { navigationPreload } = worker.registration
  event.waitUntil(Promise.all([worker.clients.claim(), navigationPreload?.enable(), dropOld()]))
})

/** What pages say: 'take over', or where a visitor is whom no worker saw come (scripts/service-worker.ts). */
worker.addEventListener('message', (event) => {
  const said: string = event.data
  if (said === 'take over') worker.skipWaiting()
  else event.waitUntil(keepAround(said))
})
