import type { AuditEntry } from '@nila/api/contract/audit-log'
import { undoOperation } from '@nila/api/contract/decisions'
import { useState } from 'react'
import { useDataProvider, useRefresh, useTranslate } from 'react-admin'
import { useToast } from '../layout/use-toast.ts'
import { problemWords } from '../providers/problem.ts'
import { useCall } from '../providers/use-call.ts'
import { useWords } from '../providers/use-words.ts'

/** What came of undoing, for who does not see the toasts: behind a dialog they are hidden from a screen reader. */
export interface UndoOutcome {
  isDone: boolean
  text: string
}

/** Takes back whole operations, which is an operation of its own that the toast takes back again. */
export function useUndo() {
  const words = useWords()
  const translate = useTranslate()
  const toast = useToast()
  const call = useCall()
  const refresh = useRefresh()
  const provider = useDataProvider()
  const [busy, setBusy] = useState<number>()
  const [outcome, setOutcome] = useState<UndoOutcome>()

  async function during(operationId: number, work: () => Promise<void>) {
    setBusy(operationId)
    setOutcome(undefined)
    try {
      await work()
    } catch (error) {
      const text = problemWords(error, translate)
      setOutcome({ isDone: false, text })
      toast('error', words('history.notUndone'), { description: text })
    } finally {
      setBusy(undefined)
    }
  }

  const undo = (operationId: number) =>
    during(operationId, async () => {
      try {
        const { operationId: undoing, results } = await call(undoOperation, {
          params: { operationId },
          body: {},
        })
        const done = results.filter(({ success }) => success).length
        const left = results.length - done
        const text = left
          ? words('history.partlyUndone', { done, left })
          : words('history.undoneHint', { smart_count: done })
        setOutcome({ isDone: true, text })
        toast('success', words('history.undone'), { description: text, onUndo: () => void undo(undoing) })
      } finally {
        // Also after a refusal: what is on the screen may be what is out of date.
        refresh()
      }
    })

  return {
    /** The operation that is being taken back. */
    busy,
    outcome,
    undo,
    /** To how many records an operation was done; undefined where that could not be learned, which is said. */
    async countOf(operationId: number): Promise<number | undefined> {
      let count: number | undefined
      await during(operationId, async () => {
        const { total } = await provider.getList<AuditEntry>('audit-log', {
          filter: { operationId },
          pagination: { page: 1, perPage: 1 },
          sort: { field: 'id', order: 'ASC' },
        })
        count = total
      })
      return count
    },
  }
}
