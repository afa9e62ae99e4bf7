import type { Session } from '@nila/api/contract'
import type { SettingsCopy } from '@nila/api/contract/copy/account'
import { fill } from '@nila/api/contract/copy/fill'
import { formatAgo, formatTime } from '../../i18n/format.ts'
import { Chip } from './Chip.tsx'
import { useAccountPage } from './parts.tsx'
import { placeOf } from './place-of.ts'

interface SessionItemProps {
  session: Session
  words: SettingsCopy['sessions']
  busy: boolean
  onEnd: () => void
}

export function SessionItem({ session, words, busy, onEnd }: SessionItemProps) {
  const { format } = useAccountPage()
  const browser = session.browser ?? words.unknownBrowser
  const when = (sentence: string, at: string) =>
    fill(sentence, { ago: formatAgo(format, at, Date.now()), time: formatTime(format, at) })
  return (
    <li>
      <h3>{browser}</h3>
      {(session.isCurrent || session.isRemembered) && (
        <p className="setting-state">
          {session.isCurrent && <Chip tone="success">{words.here}</Chip>}
          {session.isRemembered && <Chip>{words.remembered}</Chip>}
        </p>
      )}
      <p>{placeOf(format, session, words.unknownPlace)}</p>
      <p className="muted">
        <time dateTime={session.lastUsedAt}>{when(words.lastUsed, session.lastUsedAt)}</time>
        <br />
        <time dateTime={session.createdAt}>{when(words.since, session.createdAt)}</time>
      </p>
      {!session.isCurrent && (
        <button
          className="button button-quiet"
          type="button"
          aria-busy={busy}
          aria-label={fill(words.endOf, { browser })}
          onClick={onEnd}
        >
          {words.end}
        </button>
      )}
    </li>
  )
}
