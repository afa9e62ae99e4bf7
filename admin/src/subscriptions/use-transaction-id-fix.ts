import type { Answer } from '@nila/api/contract/endpoint'
import { fixTransactionIds } from '@nila/api/contract/subscriptions'
import { useState } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import { useToast } from '../layout/use-toast.ts'
import { useCall } from '../providers/use-call.ts'
import { useWords } from '../providers/use-words.ts'
import { failureWords } from './failure-words.ts'

export type FixAnswer = Answer<typeof fixTransactionIds>

/** 'Fix Transaction IDs': brings ids into shape and gives records without one a recovery id. */
export function useTransactionIdFix() {
  const words = useWords()
  const translate = useTranslate()
  const toast = useToast()
  const call = useCall()
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<FixAnswer>()

  async function fix() {
    if (busy) return
    setBusy(true)
    try {
      setAnswer(await call(fixTransactionIds, { body: {} }))
      toast('success', words('subscriptions.fixed'))
    } catch (error) {
      toast('error', words('subscriptions.fixFailed'), { description: failureWords(error, 'fix', translate) })
    } finally {
      setBusy(false)
      // Also after a failure: some of it may have been done.
      refresh()
    }
  }

  return { busy, answer, fix, close: () => setAnswer(undefined) }
}
