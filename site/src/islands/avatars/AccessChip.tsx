import type { AvatarsCopy } from '@nila/api/contract/copy/avatars'
import { Chip } from '../settings/Chip.tsx'

export type AccessState = keyof AvatarsCopy['status']

const tones = { pending: 'note', active: 'success', expired: undefined, rejected: 'danger' } as const

/** The state of access in the words of the specification. */
export function AccessChip({ state, words }: { state: AccessState; words: AvatarsCopy['status'] }) {
  const tone = tones[state]
  return <Chip {...(tone && { tone })}>{words[state].label}</Chip>
}
