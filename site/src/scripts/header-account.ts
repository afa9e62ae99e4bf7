import { localPath } from './local-path.ts'
import { type CurrentUser, currentUser, signOut } from './session.ts'

const one = (selector: string) => document.querySelector<HTMLElement>(selector)

/** Has the header, and whatever else depends on it, say who is signed in. */
export function showUser(user: CurrentUser | null): void {
  document.documentElement.classList.toggle('signed-in', user !== null)
  const name = one('[data-user-name]')
  const email = one('[data-user-email]')
  const initial = one('[data-user-initial]')
  const admin = one('[data-admin-only]')
  const staff = one('[data-staff-only]')
  if (staff) staff.hidden = !user || user.role === 'user'
  if (!user || !name || !email || !initial || !admin) return
  name.textContent = user.username
  email.textContent = user.email ?? email.dataset.none ?? ''
  // By grapheme, because the first letter of an Indic name may be several code points.
  const [first] = new Intl.Segmenter().segment(user.username)
  if (first) initial.textContent = first.segment
  // Editors have their screens there as well.
  admin.hidden = user.role === 'user'
}

/** Shows who is signed in. Where the API cannot tell, the page keeps what the hint said. */
export const showCurrentUser = (): Promise<void> => currentUser().then(showUser, () => {})

/** Ends the session and leaves for the home page. */
export async function logOut(button: HTMLButtonElement): Promise<void> {
  const label = button.textContent
  button.disabled = true
  button.textContent = button.dataset.sending ?? label
  try {
    await signOut()
    setTimeout(() => location.assign(localPath(`/?loggedout=${Date.now()}`)), 500)
  } catch {
    button.disabled = false
    button.textContent = label
    const title = button.dataset.failed ?? ''
    // Whoever is offline may not reach what shows toasts either.
    import('./toast.ts').then(
      ({ toast }) => toast({ title, kind: 'danger' }),
      () => alert(title),
    )
  }
}
