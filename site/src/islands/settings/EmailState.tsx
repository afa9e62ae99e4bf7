import type { SettingsCopy } from '@nila/api/contract/copy/account'
import { fill } from '@nila/api/contract/copy/fill'
import { Chip } from './Chip.tsx'
import { useAccountPage } from './parts.tsx'

/** Which address the account has, whether it is verified, and which one waits. */
export function EmailState({ words }: { words: SettingsCopy['email'] }) {
  const { email, emailVerified, pendingEmail } = useAccountPage().account
  return (
    <>
      {email ? (
        <p className="setting-state">
          <span>{fill(words.present, { email })}</span>
          <Chip tone={emailVerified ? 'success' : 'note'}>
            {emailVerified ? words.verified : words.notVerified}
          </Chip>
        </p>
      ) : (
        !pendingEmail && <p>{words.none}</p>
      )}
      {pendingEmail && (
        <p className="alert alert-note">
          {email
            ? fill(words.pending, { pending: pendingEmail, email })
            : fill(words.pendingFirst, { pending: pendingEmail })}
        </p>
      )}
    </>
  )
}
