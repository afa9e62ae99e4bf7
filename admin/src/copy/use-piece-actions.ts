import { isProtected } from '@nila/api/contract/copy/protected-keys'
import {
  type CopyEntry,
  decideDefault,
  decideProtectedDefault,
  discardDraft,
  setTranslationState,
} from '@nila/api/contract/copy-entries'
import type { Locale } from '@nila/api/contract/locales'
import { createContext, useContext } from 'react'
import { HttpError, useTranslate } from 'react-admin'
import type { useReauthentication } from '../components/use-reauthentication.tsx'
import { useToast } from '../layout/use-toast.ts'
import { type ProblemDetails, problemWords } from '../providers/problem.ts'
import { useCall } from '../providers/use-call.ts'
import { useCopyWords } from '../providers/use-copy-words.ts'
import { idOf } from './saver.ts'
import { useShowEntries } from './use-copy.ts'
import { useSaver } from './use-saver.ts'

type Confirmed = ReturnType<typeof useReauthentication>['confirmed']

/** Does what may need the password; its dialog is the screen's. */
export const ConfirmedContext = createContext<Confirmed>(() => Promise.resolve(false))

/** What can be done with pieces beside writing them. None of them rejects; a refusal is said in a toast. */
export function usePieceActions() {
  const words = useCopyWords()
  const translate = useTranslate()
  const toast = useToast()
  const call = useCall()
  const saver = useSaver()
  const showEntries = useShowEntries()
  const confirmed = useContext(ConfirmedContext)

  async function attempt(act: () => Promise<unknown>): Promise<void> {
    try {
      await act()
    } catch (error) {
      const details: ProblemDetails | undefined = error instanceof HttpError ? error.body : undefined
      if (details?.code === 'stale_version' && details.current) showEntries([details.current as CopyEntry])
      toast('error', words('notDone'), { description: problemWords(error, translate) })
    }
  }

  const decide = (entry: CopyEntry, choice: 'keep' | 'adopt') =>
    attempt(async () => {
      const { locale, key, version } = entry
      const input = { params: { locale, key }, body: { choice } }
      const send = async () => {
        const target = isProtected(key) ? decideProtectedDefault : decideDefault
        showEntries([await call(target, input, version)])
        saver.drop(idOf(entry))
      }
      if (isProtected(key)) await confirmed(send)
      else await send()
    })

  return {
    /** The override stands, over the default as it is now. */
    keep: (entry: CopyEntry) => decide(entry, 'keep'),
    /** The product's own words again, as a draft. */
    adopt: (entry: CopyEntry) => decide(entry, 'adopt'),
    discard: (entry: CopyEntry) =>
      attempt(async () => {
        const { locale, key, version, draft } = entry
        if (draft) showEntries([await call(discardDraft, { params: { locale, key } }, version)])
        saver.drop(idOf(entry))
      }),
    mark: (locale: Locale, keys: string[], state: 'machine-drafted' | 'reviewed') =>
      attempt(async () => {
        const { entries } = await call(setTranslationState, { body: { locale, keys, state } })
        showEntries(entries)
      }),
  }
}
