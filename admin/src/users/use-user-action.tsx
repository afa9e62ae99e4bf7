import { type ReactNode, useState } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import { useReauthentication } from '../components/use-reauthentication.tsx'
import { useToast } from '../layout/use-toast.ts'
import { problemWords } from '../providers/problem.ts'
import { useWords, type WordsKey } from '../providers/use-words.ts'

interface UserAction {
  busy: boolean
  /** Why the latest one was not done. */
  failure: string | undefined
  /** What the latest one has done. */
  done: string | undefined
  /**
   * Does something to an account, asking for the password where the API wants it; says what came of it, and has the screens read again.
   * @param said what to say when it is done, beside a toast
   * @returns whether it was done
   */
  act: (work: () => Promise<unknown>, said?: { title: WordsKey; text: string }) => Promise<boolean>
  /** Belongs into the screen; it shows while the password is asked for. */
  dialog: ReactNode
}

/** What is done to one account at a time. */
export function useUserAction(): UserAction {
  const words = useWords()
  const translate = useTranslate()
  const toast = useToast()
  const refresh = useRefresh()
  const { confirmed, dialog } = useReauthentication()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [done, setDone] = useState<string>()

  const act: UserAction['act'] = async (work, said) => {
    setBusy(true)
    setFailure(undefined)
    setDone(undefined)
    try {
      if (!(await confirmed(work))) return false
      if (said) {
        toast('success', words(said.title), { description: said.text })
        setDone(said.text)
      }
      return true
    } catch (error) {
      setFailure(problemWords(error, translate))
      return false
    } finally {
      setBusy(false)
      // Also after a refusal: what is on the screen may be what is out of date.
      refresh()
    }
  }

  return { busy, failure, done, act, dialog }
}
