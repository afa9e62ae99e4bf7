import { ApiError } from '@nila/api/contract/client'
import { getChatState } from './addresses.ts'
import { localPath } from './local-path.ts'
import { part } from './page-words.ts'
import { signInAddress } from './return-path.ts'
import { client, verify } from './session.ts'

/** Whether the API could not say who is signed in, and this device remembers that somebody is (the hint of layouts/Base.astro). */
const isOutOfReach = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === 0 || error.status >= 500) &&
  document.documentElement.classList.contains('signed-in')

/** Whether guests may try what is on this page; they are asked after only where somebody is one. */
const isOpenToGuests = async () =>
  part('guarded').dataset.guestsMayTry !== undefined && (await client.call(getChatState, {})).isOpen

function reveal(name: 'guarded' | 'out-of-reach') {
  part('verifying').hidden = true
  part(name).hidden = false
}

/** Reveals a guarded page to a signed-in user, and to guests who may try it; everybody else goes by /auto-login to /auth and comes back. */
export async function startGuard() {
  try {
    if ((await verify()) || (await isOpenToGuests())) return reveal('guarded')
  } catch (error) {
    // Signing in would fail just the same, and be lost time where there is a session.
    if (isOutOfReach(error)) {
      part('retry').addEventListener('click', () => location.reload())
      return reveal('out-of-reach')
    }
    // Any other check that fails counts as nobody being signed in (spec section 8).
  }
  location.replace(signInAddress(localPath('/auto-login'), location.pathname + location.search))
}
