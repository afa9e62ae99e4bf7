import { part } from './page-words.ts'
import { createTrail } from './trail.ts'

const savesData = () => (navigator as { connection?: { saveData: boolean } }).connection?.saveData === true

/** The link that a click follows in the same window; undefined where the click means something else. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  // The frame has classes of its own, so that instanceof would not know its elements.
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  return link && !link.target && link.protocol.startsWith('http') ? link : undefined
}

/**
 * Makes the phone of components/mobile-app/Phone.astro work. Each page in the frame takes the place of the one before, so that the
 * page around it gains no steps in the browser's history; the way back is kept here.
 */
export function startPhonePreview(): void {
  const phone = part('phone')
  if (window !== window.top) {
    phone.hidden = true
    part('nested').hidden = false
    return
  }

  const frame = part<HTMLIFrameElement>('frame')
  const back = part<HTMLButtonElement>('back')
  const controls = [part<HTMLButtonElement>('refresh'), part<HTMLButtonElement>('home')]
  const home = new URL(frame.dataset.home ?? '/', location.href).href
  const trail = createTrail(home)

  function go(address: string) {
    back.disabled = trail.isAtStart()
    frame.contentWindow?.location.replace(address)
  }
  function visit(address: string) {
    trail.visit(address)
    go(address)
  }

  function follow(event: MouseEvent) {
    const link = followedLink(event)
    if (!link) return
    // What is not ours, and the back office, may not be framed, and opens beside this page.
    if (link.origin !== location.origin || /^\/(nila-)?admin(\/|$)/.test(link.pathname)) {
      link.target = '_blank'
      return
    }
    event.preventDefault()
    const isSamePage = link.hash && link.href.split('#')[0] === trail.current().split('#')[0]
    if (isSamePage) frame.contentWindow?.location.replace(link.href)
    else visit(link.href)
  }

  function settle() {
    part('frame-loading').hidden = true
    frame.classList.add('ready')
    for (const control of controls) control.disabled = false
    // Where the network is away, what is framed is a page of the browser's own and keeps itself to itself.
    const inside = frame.contentDocument
    if (!inside) return
    trail.arrive(inside.URL)
    inside.addEventListener('click', follow)
  }

  function load() {
    part('save-data').hidden = true
    part('frame-loading').hidden = false
    frame.addEventListener('load', settle)
    frame.src = home
  }

  back.addEventListener('click', () => go(trail.back()))
  part('home').addEventListener('click', () => visit(home))
  part('refresh').addEventListener('click', () => {
    if (frame.contentDocument) frame.contentWindow?.location.reload()
    else go(trail.current())
  })
  part('load-preview').addEventListener('click', load)
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return
    observer.disconnect()
    if (savesData()) part('save-data').hidden = false
    else load()
  }).observe(phone)
}
