import { ApiError } from '@nila/api/contract/client'
import { fill } from '@nila/api/contract/copy/fill'
import { useRef, useState } from 'react'
import { fieldWords, problemWords } from '../../i18n/problem-words.ts'
import { isDismissed } from '../../scripts/passkeys.ts'
import { focusFirstFault } from '../fields/focus-first-fault.ts'
import { useAccountPage } from './parts.tsx'

/** How an act went, in words. */
export interface Outcome {
  done?: string
  failed?: string
  /** Whether the session has ended. */
  isExpired?: boolean
  /** What is wrong with each field of the form, by its name. */
  fields: Record<string, string>
}

/** Something that a part does when asked, one at a time: what it says meanwhile and afterwards. */
export function useAct() {
  const { words, problems, format, confirmed } = useAccountPage()
  const [outcome, setOutcome] = useState<Outcome>({ fields: {} })
  const [busy, setBusy] = useState(false)
  const isRunning = useRef(false)

  function explain(error: unknown, form?: HTMLFormElement): void {
    // Somebody closed the browser's own dialog, and knows it.
    if (isDismissed(error)) return
    const fields = error instanceof ApiError ? error.fields : {}
    const isOfForm = form !== undefined && Object.keys(fields).some((name) => form.elements.namedItem(name))
    if (isOfForm) {
      setOutcome({ fields: fieldWords(fields, problems.field, format) })
      focusFirstFault(form, fields)
      return
    }
    const reason =
      error instanceof ApiError
        ? problemWords(error, problems, format)
        : error instanceof DOMException
          ? problems.general.passkey_failed
          : problems.general.internal_error
    setOutcome({
      failed: fill(words.failed, { reason }),
      isExpired: error instanceof ApiError && error.status === 401,
      fields: {},
    })
  }

  /**
   * @param act asks the API, and answers what to say when it is done
   * @param form whose fields the API may find fault with
   * @returns whether it was done
   */
  async function run(act: () => Promise<string | undefined>, form?: HTMLFormElement): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setBusy(true)
    setOutcome({ fields: {} })
    try {
      return await confirmed(async () => {
        const done = await act()
        setOutcome({ fields: {}, ...(done !== undefined && { done }) })
      })
    } catch (error) {
      explain(error, form)
      return false
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  return { run, busy, outcome, setOutcome }
}
