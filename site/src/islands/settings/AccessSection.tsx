import type { ProfileCopy } from '@nila/api/contract/copy/account'
import type { AvatarsCopy } from '@nila/api/contract/copy/avatars'
import { listOwnSubscriptions } from '@nila/api/contract/subscriptions'
import { listAll } from '../../scripts/list-all.ts'
import { client } from '../../scripts/session.ts'
import { AccessRecord } from './AccessRecord.tsx'
import { LoadedPart } from './LoadedPart.tsx'
import { Section, useAccountPage } from './parts.tsx'
import { useLoaded } from './use-loaded.ts'

export interface AccessWords {
  access: ProfileCopy['access']
  /** The states by the names that /avatars gives them. */
  status: AvatarsCopy['status']
}

interface AccessSectionProps {
  words: AccessWords
  avatarsHref: string
}

const load = () =>
  listAll((range) => client.list(listOwnSubscriptions, { sort: ['createdAt', 'DESC'], range }))

/** Every request for an avatar with what became of it, the newest first; they are made on the page of the avatars. */
export function AccessSection({ words, avatarsHref }: AccessSectionProps) {
  const records = useLoaded(load)
  return (
    <Section id="access" title={words.access.title}>
      <LoadedPart loaded={records} {...useAccountPage()}>
        {(own) => (
          <>
            {own.length === 0 ? (
              <p>{words.access.none}</p>
            ) : (
              <ul className="setting-list">
                {own.map((record) => (
                  <AccessRecord key={record.id} record={record} words={words} />
                ))}
              </ul>
            )}
            <a className="button button-primary" href={avatarsHref}>
              {words.access.link}
            </a>
          </>
        )}
      </LoadedPart>
    </Section>
  )
}
