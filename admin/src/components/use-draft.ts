import { useRemoveFromStore, useStore } from 'react-admin'
import { DRAFT_PREFIX } from '../providers/device-store.ts'

/**
 * What somebody is typing into a form. It outlives the screen and, where the session ends in the middle of it, the way to sign-in and
 * back; a reload and a logout drop it.
 * @param name unique among the forms, with the record's id where there are several: `avatar.5`
 * @param initial what the form shows before anything was typed
 * @returns the draft, what changes it, and what drops it once it was sent or is no longer wanted
 */
export function useDraft<T>(name: string, initial: T) {
  const key = DRAFT_PREFIX + name
  const [draft, setDraft] = useStore<T>(key, initial)
  return [draft, setDraft, useRemoveFromStore(key)] as const
}
