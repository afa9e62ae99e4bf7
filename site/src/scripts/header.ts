import { localHref } from '@nila/api/contract/local-href'
import { localPath } from './local-path.ts'
import type { CurrentUser } from './session.ts'

const one = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<E>(selector)

function watchScrolling() {
  const header = one('[data-header]')
  const sentinel = one('[data-scroll-sentinel]')
  if (!header || !sentinel) return
  // The sentinel is the first 50 px of the page (spec section 9).
  new IntersectionObserver(([entry]) => {
    const scrolled = !entry?.isIntersecting
    header.classList.toggle('scrolled', scrolled)
    header.classList.toggle('night', !scrolled && 'night' in header.dataset)
  }).observe(sentinel)
}

function offerLoginHelp() {
  const dialog = one<HTMLDialogElement>('[data-login-helper]')
  let open: (() => void) | undefined
  one('[data-login-help]')?.addEventListener('click', async () => {
    if (!dialog) return
    try {
      open ??= (await import('./login-helper.ts')).loginHelper(dialog)
    } catch {
      // Without a connection, or after a new release, the script may be out of reach; the page for it may not be.
      return location.assign(localPath('/login'))
    }
    open()
  })
}

/** Another language of the same page keeps what its address says besides, and leads on in that language. */
function keepAddress() {
  one('[data-language-menu]')?.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLAnchorElement)) return
    const query = new URLSearchParams(location.search)
    const way = query.get('redirect_to')
    // Every language's tag has two letters, and no page's name has.
    if (way) query.set('redirect_to', localHref(target.lang, way.replace(/^\/\w\w(?=[/?#]|$)/, '') || '/'))
    target.search = String(query)
    target.hash = location.hash
  })
}

/** Where there is no script, the link leads to /auto-login. */
function offerOneClick() {
  one<HTMLAnchorElement>('[data-one-click-login]')?.addEventListener('click', (event) => {
    event.preventDefault()
    const link = event.currentTarget as HTMLAnchorElement
    import('./one-click.ts').then(
      ({ oneClickLogin }) => oneClickLogin(link),
      () => location.assign(link.href),
    )
  })
}

/** Guests need nothing of what knows users, until they sign in on this page. */
function offerAccount() {
  const load = () => import('./header-account.ts')
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-logout]'))
    button.addEventListener('click', () =>
      load().then(
        ({ logOut }) => logOut(button),
        () => alert(button.dataset.failed),
      ),
    )
  addEventListener('auth_state_changed', async (event) => {
    const { showUser } = await load()
    showUser((event as CustomEvent<{ user: CurrentUser | null }>).detail.user)
  })
  // By the hint cookie, as the inline script of layouts/Base.astro has it. Out of reach, the page keeps what the hint said.
  if (document.documentElement.classList.contains('signed-in'))
    load().then(
      ({ showCurrentUser }) => showCurrentUser(),
      () => {},
    )
}

/** Where there is no script, the link leads to the privacy policy. */
function offerPrivacyChoices() {
  one<HTMLAnchorElement>('[data-privacy-link]')?.addEventListener('click', (event) => {
    event.preventDefault()
    const link = event.currentTarget as HTMLAnchorElement
    import('./privacy-dialog.ts')
      .then(({ openPrivacyChoices }) => openPrivacyChoices(link.href))
      .catch(() => location.assign(link.href))
  })
}

/** The script of every page: the header that changes, its menus and dialogs, and who is signed in. */
export function startHeader() {
  watchScrolling()
  offerAccount()
  offerLoginHelp()
  offerOneClick()
  offerPrivacyChoices()
  keepAddress()
  const menu = one('#site-nav')
  menu?.addEventListener('click', (event) => {
    if (event.target instanceof HTMLAnchorElement && menu.matches(':popover-open')) menu.hidePopover()
  })
}
