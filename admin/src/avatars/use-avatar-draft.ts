import type { AdminAvatar } from '@nila/api/contract/avatars'
import { useEffect, useState } from 'react'
import { useDraft } from '../components/use-draft.ts'
import { areDraftsPutAway } from '../providers/device-store.ts'
import { type AvatarValues, differing, NEW_AVATAR, valuesOf } from './avatar-values.ts'

/** What was typed, and the version of the avatar that it was typed over; none for a new one. */
export interface AvatarDraft {
  base: AdminAvatar | undefined
  values: AvatarValues
}

/** The draft of one avatar, or of a new one; undefined while nothing was typed. */
export const useKeptDraft = (id: number | undefined) =>
  useDraft<AvatarDraft | undefined>(`avatar.${id ?? 'new'}`, undefined)

/**
 * What the form shows: the avatar, or what was made of it and is not saved yet, also on another screen or before signing in again.
 * Leaving the page with it is asked about by the browser.
 */
export function useAvatarDraft(avatar: AdminAvatar | undefined) {
  const [kept, keep, drop] = useKeptDraft(avatar?.id)
  const [isBack, setIsBack] = useState(kept !== undefined)
  const draft = kept ?? { base: avatar, values: avatar ? valuesOf(avatar) : NEW_AVATAR }
  const saved = draft.base ? valuesOf(draft.base) : NEW_AVATAR
  const isChanged = differing(draft.values, saved).length > 0

  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => {
      // On the way to sign-in it is kept, and there is nothing to lose.
      if (!areDraftsPutAway()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])

  return {
    ...draft,
    saved,
    isChanged,
    /** Whether it was typed before this form was opened. */
    isBack: isBack && isChanged,
    change: (values: Partial<AvatarValues>) => keep({ ...draft, values: { ...draft.values, ...values } }),
    /** Puts what was typed onto another version of the avatar. */
    rebase: (base: AdminAvatar, values: AvatarValues) => keep({ base, values }),
    drop: () => {
      setIsBack(false)
      drop()
    },
  }
}
