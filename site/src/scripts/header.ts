import { type CurrentUser, currentUser, signOut } from './session.ts'

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

function show(user: CurrentUser | null) {
  document.documentElement.classList.toggle('signed-in', user !== null)
  const name = one('[data-user-name]')
  const email = one('[data-user-email]')
  const initial = one('[data-user-initial]')
  const admin = one('[data-admin-only]')
  if (!user || !name || !email || !initial || !admin) return
  name.textContent = user.username
  email.textContent = user.email ?? email.dataset.none ?? ''
  // By grapheme, because the first letter of an Indic name may be several code points.
  const [first] = new Intl.Segmenter().segment(user.username)
  if (first) initial.textContent = first.segment
  admin.hidden = !user.isAdmin
}

function offerLogout(button: HTMLButtonElement) {
  const label = button.textContent
  button.addEventListener('click', async () => {
    button.disabled = true
    button.textContent = button.dataset.sending ?? label
    try {
      await signOut()
      setTimeout(() => location.assign(`/?loggedout=${Date.now()}`), 500)
    } catch {
      const notice = one('[data-notice]')
      if (notice) notice.textContent = button.dataset.failed ?? ''
      button.disabled = false
      button.textContent = label
    }
  })
}

function offerLoginHelp() {
  const dialog = one<HTMLDialogElement>('[data-login-helper]')
  let open: (() => void) | undefined
  one('[data-login-help]')?.addEventListener('click', async () => {
    if (!dialog) return
    open ??= (await import('./login-helper.ts')).loginHelper(dialog)
    open()
  })
}

/** Where there is no script, the link leads to /auto-login. */
function offerOneClick() {
  one('[data-one-click-login]')?.addEventListener('click', async (event) => {
    event.preventDefault()
    ;(await import('./one-click.ts')).oneClickLogin(event.target as HTMLAnchorElement)
  })
}

/** The script of every page: the header that changes, who is signed in, and logging out. */
export function startHeader() {
  watchScrolling()
  offerLoginHelp()
  offerOneClick()
  const menu = one('#site-nav')
  menu?.addEventListener('click', (event) => {
    if (event.target instanceof HTMLAnchorElement && menu.matches(':popover-open')) menu.hidePopover()
  })
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-logout]')) offerLogout(button)
  window.addEventListener('auth_state_changed', (event) =>
    show((event as CustomEvent<{ user: CurrentUser | null }>).detail.user),
  )
  // Where the API cannot tell, the page keeps what the hint said.
  currentUser().then(show, () => {})
}
