import type { RunEvent } from '@nila/api/contract'
import { Run } from '@nila/db'
import type { EventStream } from '../http/event-stream.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { type Owner, ownedBy } from './owner.ts'
import { createViewer, type Pace } from './runs/viewer.ts'

/** A run of somebody whose message is still there; that of anybody else is not (R25). */
async function findOwn(owner: Owner, id: number): Promise<Run & { messageId: number }> {
  const run = await Run.query().findOne({ id }).where(ownedBy(owner)).whereNotNull('messageId')
  if (!run) throw new Problem('run_not_found')
  return run as Run & { messageId: number }
}

/** How many characters a reader says to have; 0 where that is no number. */
const toldOf = (lastEventId: string): number => {
  const told = Number(lastEventId)
  return Number.isSafeInteger(told) && told > 0 ? told : 0
}

/** Tells an answer from where a reader was cut off. */
export async function followRun(
  { runs }: Services,
  owner: Owner,
  id: number,
  open: () => EventStream<RunEvent>,
  lastEventId: string,
  pace: Pace | undefined,
): Promise<void> {
  const run = await findOwn(owner, id)
  runs.show(run, createViewer(open(), toldOf(lastEventId), pace))
}

/** Stops an answer; one that has ended stays as it is. */
export async function stopRun({ runs }: Services, owner: Owner, id: number): Promise<void> {
  await findOwn(owner, id)
  await runs.stop(id)
}
