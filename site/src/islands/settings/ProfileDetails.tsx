import { requestEmailVerification } from '@nila/api/contract/account-links'
import type { ProfileCopy } from '@nila/api/contract/copy/account'
import { fill } from '@nila/api/contract/copy/fill'
import { formatDay, formatTime } from '../../i18n/format.ts'
import { client } from '../../scripts/session.ts'
import { Chip } from './Chip.tsx'
import { OutcomeWords } from './OutcomeWords.tsx'
import { Section, useAccountPage } from './parts.tsx'
import { useAct } from './use-act.ts'

export function ProfileDetails({ words }: { words: ProfileCopy }) {
  const { account, format } = useAccountPage()
  const { run, busy, outcome } = useAct()
  const { username, email, emailVerified, pendingEmail, createdAt, lastLogin } = account
  const texts = words.parts.email

  const sendAgain = () =>
    run(async () => {
      await client.call(requestEmailVerification, { body: {} })
      return fill(texts.sent, { email: pendingEmail ?? email ?? '' })
    })

  return (
    <Section id="details" title={words.detailsTitle}>
      <dl className="facts">
        <div>
          <dt>{words.username}</dt>
          <dd dir="auto">{username}</dd>
        </div>
        <div>
          <dt>{words.emailLabel}</dt>
          <dd>
            {email ? (
              <span className="setting-state">
                <span dir="auto">{email}</span>
                <Chip tone={emailVerified ? 'success' : 'note'}>
                  {emailVerified ? texts.verified : texts.notVerified}
                </Chip>
              </span>
            ) : (
              texts.none
            )}
          </dd>
        </div>
        <div>
          <dt>{words.memberSince}</dt>
          <dd>
            <time dateTime={createdAt}>{formatDay(format, createdAt)}</time>
          </dd>
        </div>
        <div>
          <dt>{words.lastLogin}</dt>
          <dd>{lastLogin ? <time dateTime={lastLogin}>{formatTime(format, lastLogin)}</time> : '–'}</dd>
        </div>
      </dl>
      {pendingEmail && <p className="alert alert-note">{fill(texts.pending, { email: pendingEmail })}</p>}
      <OutcomeWords outcome={outcome} />
      {(pendingEmail || (email && !emailVerified)) && (
        <button className="button button-quiet" type="button" aria-busy={busy} onClick={sendAgain}>
          {texts.sendAgain}
        </button>
      )}
    </Section>
  )
}
