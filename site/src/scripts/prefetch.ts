/** Pages that are not of the built site, or that somebody else than the visitor would have asked for. */
const NOT_OURS = /^\/((nila-)?admin|api)(\/|$)|\.\w+$/

const asked = new Set([location.pathname])

/** Fetches a page whose link is pointed at or has the focus, each once; it is followed most of the time. */
function prefetch({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || asked.has(link.pathname) || NOT_OURS.test(link.pathname))
    return
  // In an answer of the assistant, which may lead anywhere.
  if (link.rel.includes('nofollow')) return
  asked.add(link.pathname)
  const hint = document.createElement('link')
  hint.rel = 'prefetch'
  // As it stands in the link: a fetched page serves only the very same address.
  hint.href = link.href.split('#', 1)[0] ?? ''
  document.head.append(hint)
}

/** Fetches pages before they are clicked, unless the visitor saves data. */
export function prefetchLinks(): void {
  const { connection } = navigator as { connection?: { saveData: boolean } }
  if (connection?.saveData) return
  for (const name of ['pointerover', 'focusin']) addEventListener(name, prefetch, { passive: true })
}
