import { deleteEmailLog, deleteEmailLogs } from '@nila/api/contract/email-logs'
import { useState } from 'react'
import { HttpError, useTranslate } from 'react-admin'
import { useReauthentication } from '../components/use-reauthentication.tsx'
import { useToast } from '../layout/use-toast.ts'
import type { EmailLogRecord } from '../providers/data-provider.ts'
import { problemWords } from '../providers/problem.ts'
import { useCall } from '../providers/use-call.ts'
import { useWords, type WordsKey } from '../providers/use-words.ts'

/**
 * Deleting logs, with the password where the API asks for it.
 * @param refetch reads the list again
 * @param onGone called with the names that are gone; undefined for all
 * @returns promises that tell whether something was deleted, after the list has been read again
 */
export function useLogDeletion(refetch: () => Promise<void>, onGone: (filename?: string) => void) {
  const words = useWords()
  const translate = useTranslate()
  const toast = useToast()
  const call = useCall()
  const { confirmed, dialog } = useReauthentication()
  const [busy, setBusy] = useState(false)

  async function attempt(act: () => Promise<void>, failed: WordsKey): Promise<boolean> {
    setBusy(true)
    try {
      if (!(await confirmed(act))) return false
      await refetch()
      return true
    } catch (error) {
      const isAnswer = error instanceof HttpError && error.status > 0
      const description = problemWords(error, translate)
      toast('error', words(isAnswer ? failed : 'emailLogs.deleteBroken'), { description })
      // The list may be what is out of date: the log may be gone.
      await refetch()
      return false
    } finally {
      setBusy(false)
    }
  }

  const remove = ({ filename, recipient }: EmailLogRecord) =>
    attempt(async () => {
      await call(deleteEmailLog, { params: { filename } })
      toast('success', words('emailLogs.deleted'), {
        description: words('emailLogs.deletedHint', { recipient }),
      })
      onGone(filename)
    }, 'emailLogs.deleteFailed')

  const removeAll = () =>
    attempt(async () => {
      const { deleted } = await call(deleteEmailLogs, {})
      toast('success', words('emailLogs.allDeleted'), {
        description: words('emailLogs.allDeletedHint', { smart_count: deleted }),
      })
      onGone()
    }, 'emailLogs.deleteAllFailed')

  return { busy, remove, removeAll, dialog }
}
