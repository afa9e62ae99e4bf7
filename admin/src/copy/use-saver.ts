import { isProtected } from '@nila/api/contract/copy/protected-keys'
import {
  type CopyEntry,
  type CopyValue,
  saveDraft,
  saveProtectedDraft,
} from '@nila/api/contract/copy-entries'
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import { type Store, useStoreContext } from 'react-admin'
import type { useReauthentication } from '../components/use-reauthentication.tsx'
import { useCall } from '../providers/use-call.ts'
import { createSaver, idOf, type Saver, type Typed } from './saver.ts'
import { useShowEntries } from './use-copy.ts'

// One for all screens and for as long as the page lives: what is on its way when a screen is left arrives all the same.
const savers = new WeakMap<Store, Saver>()

/** What saves the copy that is typed on this screen. */
export function useNewSaver(confirmed: ReturnType<typeof useReauthentication>['confirmed']): Saver {
  const call = useCall()
  const store = useStoreContext()
  const onEntries = useShowEntries()

  async function send({ locale, key, version }: Typed, value: CopyValue): Promise<CopyEntry | undefined> {
    const draft = { params: { locale, key }, body: { value } }
    if (!isProtected(key)) return call(saveDraft, draft, version)
    let saved: CopyEntry | undefined
    await confirmed(async () => {
      saved = await call(saveProtectedDraft, draft, version)
    })
    return saved
  }

  const parts = { store, send, onEntry: (entry: CopyEntry) => onEntries([entry]) }
  const saver = savers.get(store) ?? createSaver(parts)
  savers.set(store, saver)
  useEffect(() => {
    // What is saved later is saved by the screen as it is then.
    Object.assign(saver.parts, parts)
  })
  return saver
}

export const SaverContext = createContext<Saver | undefined>(undefined)

export function useSaver(): Saver {
  const saver = useContext(SaverContext)
  if (!saver) throw new Error('There is nothing that saves copy around this.')
  return saver
}

/** What is being written in a piece; nothing where nobody has touched it. */
export function useWriting(entry: Pick<Typed, 'locale' | 'key'>) {
  const saver = useSaver()
  return useSyncExternalStore(saver.watch, () => saver.writing(idOf(entry)))
}

/**
 * Waits until all that is typed is saved, as far as it can be: to be called before something is built of it. Nothing is typed where no
 * screen for copy was opened.
 */
export function useSaveAllCopy(): () => Promise<void> {
  const store = useStoreContext()
  return () => savers.get(store)?.saveAll() ?? Promise.resolve()
}
