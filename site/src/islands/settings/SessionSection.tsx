import type { Session } from '@nila/api/contract'
import type { SettingsCopy } from '@nila/api/contract/copy/account'
import { fill } from '@nila/api/contract/copy/fill'
import { endOtherSessions, endSession, listSessions } from '@nila/api/contract/sessions'
import { useState } from 'react'
import { client } from '../../scripts/session.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { LoadedPart } from './LoadedPart.tsx'
import { OutcomeWords } from './OutcomeWords.tsx'
import { Section, useAccountPage } from './parts.tsx'
import { SessionItem } from './SessionItem.tsx'
import { useAct } from './use-act.ts'
import { useLoaded } from './use-loaded.ts'

interface SessionSectionProps {
  words: SettingsCopy['sessions']
  cancel: string
}

/** This device first, then by last use. */
const load = async (): Promise<Session[]> => {
  const { items } = await client.list(listSessions, { sort: ['lastUsedAt', 'DESC'] })
  return items.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

export function SessionSection({ words, cancel }: SessionSectionProps) {
  const page = useAccountPage()
  const sessions = useLoaded(load)
  const { run, busy, outcome } = useAct()
  const [isAsking, setIsAsking] = useState(false)
  const others = (sessions.value ?? []).filter(({ isCurrent }) => !isCurrent)

  const keepOnly = (isKept: (session: Session) => boolean) => {
    sessions.set((sessions.value ?? []).filter(isKept))
    // The button that was pressed is gone.
    document.querySelector<HTMLElement>('#sessions-title')?.focus()
  }

  const end = (session: Session) =>
    run(async () => {
      await client.call(endSession, { params: { id: session.id } })
      keepOnly(({ id }) => id !== session.id)
      return fill(words.endDone, { browser: session.browser ?? words.unknownBrowser })
    })

  function endOthers() {
    setIsAsking(false)
    run(async () => {
      await client.call(endOtherSessions, {})
      keepOnly(({ isCurrent }) => isCurrent)
      return words.endOthersDone
    })
  }

  return (
    <Section id="sessions" title={words.title} lead={words.lead}>
      <LoadedPart loaded={sessions} {...page}>
        {(items) => (
          <ul className="setting-list">
            {items.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                words={words}
                busy={busy}
                onEnd={() => end(session)}
              />
            ))}
          </ul>
        )}
      </LoadedPart>
      <OutcomeWords outcome={outcome} />
      {sessions.value &&
        (others.length > 0 ? (
          <button
            className="button button-danger"
            type="button"
            aria-busy={busy}
            onClick={() => setIsAsking(true)}
          >
            {words.endOthers}
          </button>
        ) : (
          <p className="muted">{words.alone}</p>
        ))}
      {isAsking && (
        <ConfirmDialog
          words={{
            title: words.endOthersTitle,
            body: words.endOthersBody,
            confirm: words.endOthers,
            cancel,
          }}
          onConfirm={endOthers}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </Section>
  )
}
