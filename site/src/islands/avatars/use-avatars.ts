import '../fields/zod-without-eval.ts'
import { type Avatar, listAvatars } from '@nila/api/contract/avatars'
import { useCallback, useEffect, useRef } from 'react'
import { listAll } from '../../scripts/list-all.ts'
import { type CurrentUser, client, currentUser } from '../../scripts/session.ts'
import { useLoaded } from '../settings/use-loaded.ts'

export interface Avatars {
  /** Null for a guest. */
  user: CurrentUser | null
  items: Avatar[]
}

async function load(): Promise<Avatars> {
  const [user, items] = await Promise.all([
    currentUser(),
    listAll((range) => client.list(listAvatars, { sort: ['name', 'ASC'], range })),
  ])
  return { user, items }
}

/** The avatars with the access of whoever looks; asked for again whenever the page is looked at again, since somebody may have decided. */
export function useAvatars() {
  const avatars = useLoaded(load)
  const { value, set } = avatars
  const changes = useRef(0)

  const refresh = useCallback(async () => {
    const before = changes.current
    try {
      const fresh = await load()
      // What was asked before the last change knows nothing of it.
      if (before === changes.current) set(fresh)
    } catch {
      // What is shown stays; whoever asks for something is told.
    }
  }, [set])

  const isLoaded = value !== undefined
  useEffect(() => {
    if (!isLoaded) return
    const look = () => document.visibilityState === 'visible' && refresh()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isLoaded, refresh])

  function markPending(avatarId: number) {
    if (!value) return
    changes.current += 1
    set({
      ...value,
      items: value.items.map((avatar) =>
        avatar.id === avatarId ? { ...avatar, access: 'pending' } : avatar,
      ),
    })
  }

  return { avatars, refresh, markPending }
}
