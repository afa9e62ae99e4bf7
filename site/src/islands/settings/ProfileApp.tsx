import '../fields/zod-without-eval.ts'
import type { ProfileCopy } from '@nila/api/contract/copy/account'
import type { ProblemsCopy } from '@nila/api/contract/copy/problems'
import { AccessSection, type AccessWords } from './AccessSection.tsx'
import { LoadedPart } from './LoadedPart.tsx'
import { loadAccount } from './load-account.ts'
import { OwnReviewSection } from './OwnReviewSection.tsx'
import { ProfileDetails } from './ProfileDetails.tsx'
import { AccountPageProvider } from './parts.tsx'
import './settings.css'
import { useLoaded } from './use-loaded.ts'

interface ProfileAppProps {
  words: ProfileCopy
  /** The states of access to an avatar. */
  accessStatus: AccessWords['status']
  problems: ProblemsCopy
  /** The tag that dates and numbers are formatted by. */
  format: string
  /** Where the reviews are in the page's language. */
  reviewHref: string
  /** Where the avatars are. */
  avatarsHref: string
}

/** Nothing here is dangerous enough to ask for the password again. */
const confirmed = async (act: () => Promise<unknown>): Promise<boolean> => {
  await act()
  return true
}

export function ProfileApp(props: ProfileAppProps) {
  const { words, accessStatus, problems, format, reviewHref, avatarsHref } = props
  const account = useLoaded(loadAccount)
  const { parts } = words
  return (
    <LoadedPart loaded={account} words={parts} problems={problems} format={format}>
      {(value) => (
        <AccountPageProvider
          value={{ account: value, onChange: account.set, words: parts, problems, format, confirmed }}
        >
          <div className="sheet">
            <ProfileDetails words={words} />
            <OwnReviewSection words={words} reviewHref={reviewHref} />
            <AccessSection words={{ access: words.access, status: accessStatus }} avatarsHref={avatarsHref} />
          </div>
        </AccountPageProvider>
      )}
    </LoadedPart>
  )
}
