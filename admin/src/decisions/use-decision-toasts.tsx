import { HttpError, useTranslate } from 'react-admin'
import { useToast } from '../layout/use-toast.ts'
import { problemWords } from '../providers/problem.ts'
import { useWords } from '../providers/use-words.ts'
import type { Decided } from './decidable.ts'
import { Failures } from './Failures.tsx'

interface Said {
  title: string
  description?: string
}

/** The words of a screen for its decisions. */
export interface DecisionWords<R, D> {
  nameOf: (record: R) => string
  /** What is said when it worked, for so many records. */
  done: (decision: D, count: number) => Said
  /** What is said when it did not. The API's words are the description where there is none. */
  failed: (decision: D, error?: HttpError) => Said
}

/** Says in a toast what came of a decision. */
export function useDecisionToasts<R extends { id: number }, D>(screen: DecisionWords<R, D>) {
  const words = useWords()
  const translate = useTranslate()
  const toast = useToast()

  return {
    /** @param onUndo takes it back again; undefined where nothing was changed */
    announce(records: R[], decision: D, { results }: Decided<R>, onUndo: (() => void) | undefined) {
      const failures = results.filter(({ success }) => !success)
      const count = results.length - failures.length
      const { title, description = '' } = count ? screen.done(decision, count) : screen.failed(decision)
      const names = new Map(records.map((record) => [record.id, screen.nameOf(record)]))
      const rows = failures.map(({ id, code }) => ({
        id,
        name: names.get(id) ?? String(id),
        reason: translate(`problem.${code ?? 'internal_error'}`),
      }))
      const left = rows.length > 0 && words('decisions.left', { smart_count: rows.length })
      const type = rows.length ? 'warning' : 'success'
      toast(count ? type : 'error', title, {
        description: [description, left].filter(Boolean).join(' '),
        ...(onUndo && { onUndo }),
        ...(rows.length > 0 && {
          details: {
            action: words('decisions.showLeft', { smart_count: rows.length }),
            title: words('decisions.leftTitle'),
            content: <Failures rows={rows} />,
          },
        }),
      })
    },

    announceRefusal(decision: D, error: unknown) {
      const refusal = error instanceof HttpError ? error : undefined
      const { title, description } = screen.failed(decision, refusal)
      toast('error', title, { description: description ?? problemWords(error, translate) })
    },
  }
}
