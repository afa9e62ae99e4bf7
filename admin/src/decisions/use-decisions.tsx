import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { HttpError } from 'react-admin'
import { useUndo } from '../audit-log/use-undo.ts'
import { useToast } from '../layout/use-toast.ts'
import type { ProblemDetails } from '../providers/problem.ts'
import { useWords } from '../providers/use-words.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import type { ComparedField, Conflict, Decidable, Decided } from './decidable.ts'
import { type DecisionWords, useDecisionToasts } from './use-decision-toasts.tsx'
import { useOverlay } from './use-overlay.ts'

export interface DecisionOptions<R extends Decidable, D> extends DecisionWords<R, D> {
  /** Sends the decision on one record, as the version that was on the screen. */
  decideOne: (record: R, decision: D) => Promise<R & { operationId: number | null }>
  /** Sends the decision on many records, in one request. */
  decideMany: (records: R[], decision: D) => Promise<Decided<R>>
  /** The record as the decision makes it. */
  apply: (record: R, decision: D) => R
  /** Whether a decided record still belongs into the list as it is filtered; others leave at once. */
  isListed: (record: R) => boolean
  /** Whether the decision can be made on the version that a colleague left; it can unless said otherwise. */
  canDecide?: (current: R, decision: D) => boolean
  /** What is compared when two versions meet. */
  fields: ComparedField<R>[]
}

/** A list of react-admin, as far as a decision changes what it shows. */
interface ShownList<R> {
  data?: R[] | undefined
  total?: number | undefined
  isPending: boolean
}

export interface Decisions<R, D> {
  /**
   * Sends a decision at once, also where the tab is closed right after, and shows it before the answer is there.
   * @returns whether all of it was done
   */
  decide: (records: R[], decision: D) => Promise<boolean>
  /** Takes back the last decision that was made here and not taken back yet. */
  undoLast: () => Promise<void>
  /** The list with its decided records as they were decided. */
  shownIn: <L extends ShownList<R>>(list: L) => L
  /** Whether a decision is on its way. */
  busy: boolean
  /** Belongs into the screen; it shows when a record has moved on. */
  dialog: ReactNode
}

interface Operation {
  /** Null where nothing was changed. */
  id: Promise<number | null>
}

/** Deciding the records of a list: seen at once, undone by one press, and never on words that a colleague changed meanwhile. */
export function useDecisions<R extends Decidable, D>(options: DecisionOptions<R, D>): Decisions<R, D> {
  const words = useWords()
  const toast = useToast()
  const queryClient = useQueryClient()
  const { undo } = useUndo()
  const { announce, announceRefusal } = useDecisionToasts(options)
  const overlay = useOverlay<R>()
  const [conflicts, setConflicts] = useState<(Conflict<R> & { decision: D })[]>([])
  const [underWay, setUnderWay] = useState(0)
  const pending = useRef(new Set<number>())
  const settled = useRef<R[]>([])
  const operations = useRef<Operation[]>([])
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  async function send(records: R[], decision: D): Promise<Decided<R>> {
    const [only] = records
    if (!only || records.length > 1) return options.decideMany(records, decision)
    const record = await options.decideOne(only, decision)
    return {
      operationId: record.operationId,
      results: [{ id: only.id, success: true }],
      records: [record],
    }
  }

  /** Reads again what shows decisions, once none is under way; what the list then says needs no overlay. */
  async function settle(): Promise<void> {
    if (pending.current.size) return
    const shown = settled.current
    settled.current = []
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' })
    overlay.drop(shown)
  }

  function takeBack(operation: Operation, id: number) {
    operations.current = operations.current.filter((other) => other !== operation)
    void undo(id)
  }

  function refuse(records: R[], decision: D, error: unknown) {
    const current = error instanceof HttpError && (error.body as ProblemDetails | undefined)?.current
    const [seen] = records
    if (seen && current && isMounted.current)
      setConflicts((before) => [...before, { seen, current: current as R, decision }])
    else announceRefusal(decision, error)
  }

  async function decide(records: R[], decision: D): Promise<boolean> {
    const open = records.filter(({ id }) => !pending.current.has(id))
    if (!open.length) return false
    const shown = open.map((record) => options.apply(record, decision))
    overlay.put(shown)
    setUnderWay((count) => count + 1)
    for (const { id } of open) pending.current.add(id)
    const sending = send(open, decision)
    const operation: Operation = {
      id: sending.then(
        ({ operationId }) => operationId,
        () => null,
      ),
    }
    operations.current.push(operation)
    try {
      const answer = await sending
      overlay.put(answer.records)
      settled.current.push(...answer.records, ...shown)
      const { operationId } = answer
      announce(
        open,
        decision,
        answer,
        operationId === null ? undefined : () => takeBack(operation, operationId),
      )
      return answer.results.every(({ success }) => success)
    } catch (error) {
      overlay.drop(shown)
      refuse(open, decision, error)
      return false
    } finally {
      for (const { id } of open) pending.current.delete(id)
      await settle()
      setUnderWay((count) => count - 1)
    }
  }

  async function undoLast(): Promise<void> {
    const last = operations.current.pop()
    if (!last) {
      toast('info', words('decisions.nothingToUndo'))
      return
    }
    const id = await last.id
    await (id === null ? undoLast() : undo(id))
  }

  function shownIn<L extends ShownList<R>>(list: L): L {
    const { data } = list
    if (!data || !overlay.records.size) return list
    const shown = data
      .map((record) => overlay.records.get(record.id) ?? record)
      .filter((record) => !overlay.records.has(record.id) || options.isListed(record))
    const left = data.length - shown.length
    return {
      ...list,
      data: shown,
      total: list.total === undefined ? undefined : list.total - left,
      // All of this page are decided, and the next ones are on their way.
      isPending: list.isPending || (left > 0 && !shown.length),
    }
  }

  const [conflict] = conflicts
  const closeConflict = () => setConflicts((before) => before.slice(1))
  const dialog = conflict && (
    <ConflictDialog
      name={options.nameOf(conflict.current)}
      fields={options.fields}
      {...conflict}
      {...((options.canDecide?.(conflict.current, conflict.decision) ?? true) && {
        onDecide: () => {
          closeConflict()
          void decide([conflict.current], conflict.decision)
        },
      })}
      onLeave={closeConflict}
    />
  )
  return { decide, undoLast, shownIn, busy: underWay > 0, dialog }
}
