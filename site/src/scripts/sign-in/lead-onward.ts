import { signInAddress } from '../return-path.ts'
import { carryUsername } from '../session.ts'

/** Links to other ways of signing in lead on to the same target, and the username that was typed comes along. */
export function leadOnward(target: string, username: HTMLInputElement): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-onward]')) {
    link.href = signInAddress(link.pathname + link.search, target)
    link.addEventListener('click', () => {
      if (username.value.trim()) carryUsername(username.value.trim())
    })
  }
}
