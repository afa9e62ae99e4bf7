import { hasPasskeys, isDismissed } from './passkeys.ts'
import { verify } from './session.ts'
import { passkeySignIn } from './sign-in/passkey-sign-in.ts'
import { toast } from './toast.ts'

/** How long 'Refreshing page...' can be read (milliseconds). */
const READING = 800

/**
 * Signs in by what this device remembers, else by a passkey, and stays on the page. Whoever closes the browser's question goes on to
 * where the link leads, which ends at the form.
 */
export async function oneClickLogin(link: HTMLAnchorElement): Promise<void> {
  if (!hasPasskeys()) return location.assign(link.href)
  try {
    if (!(await verify())) await passkeySignIn()
    toast({ title: link.dataset.signedIn ?? '', kind: 'success' })
    setTimeout(() => location.reload(), READING)
  } catch (thrown) {
    if (isDismissed(thrown)) location.assign(link.href)
    else toast({ title: link.dataset.refused ?? '', kind: 'danger' })
  }
}
