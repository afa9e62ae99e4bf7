import { randomUUID } from 'node:crypto'
import { OutboxEmail } from '@nila/db'
import pLimit from 'p-limit'
import { askProvider } from './ask-provider.ts'
import { conclude } from './conclude.ts'
import { type Courier, isPending, type Journey, skip } from './journey.ts'
import type { Provider } from './provider.ts'
import { claim as claimBudget } from './provider-states.ts'

/** How many mails are taken through the chain together; what a process that dies has not written down yet is no more than a slice or two. */
const SLICE = 10
/** How many slices of a batch are under way at once: while one waits for the database, the other keeps the providers busy. */
const LANES = 2

/** Who may be asked for a mail: everybody, or only who may have it already. */
const mayAsk = ({ row }: Journey, { name }: Provider) => row.provider === null || row.provider === name

/** Gives each provider in turn what it may take of the mails that nobody has taken yet. */
async function goThroughChain(courier: Courier, journeys: Journey[], claim: string): Promise<void> {
  for (const provider of courier.providers) {
    const waiting = journeys.filter(
      (journey) => !journey.isTaken && isPending(journey) && mayAsk(journey, provider),
    )
    if (waiting.length === 0) continue
    const security = waiting.filter(({ row }) => row.isSecurity)
    const ordinary = waiting.filter(({ row }) => !row.isSecurity)
    const grant = await claimBudget(provider, { security: security.length, ordinary: ordinary.length })
    const granted = [...security.slice(0, grant.security), ...ordinary.slice(0, grant.ordinary)]
    for (const journey of waiting) {
      if (!granted.includes(journey)) skip(provider, journey, grant.denial, grant.isWorthWaiting)
    }
    if (granted.length > 0) await askProvider(courier, provider, granted, { claim, grant })
    for (const journey of granted) {
      // A mail that was bound before this round stays so: whatever is said now, it may have been taken then.
      const wasBound = journey.row.provider === provider.name
      if (!wasBound) journey.row.provider = isPending(journey) ? null : provider.name
    }
  }
}

/** Takes a few mails through the chain; gives the ids of those that are to be tried again later. */
async function deliverSlice(courier: Courier, rows: OutboxEmail[], claim: string): Promise<string[]> {
  const journeys = rows.map((row): Journey => ({ row, answers: [], isWorthWaiting: false, isTaken: false }))
  const now = Date.now()
  const due = journeys.filter(({ row }) => row.expiresAt === null || row.expiresAt.getTime() > now)
  await goThroughChain(courier, due, claim)
  return (await conclude(courier, journeys, claim)).map(({ row }) => row.id)
}

const slicesOf = <T>(items: T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / SLICE) }, (_, n) => items.slice(n * SLICE, (n + 1) * SLICE))

/**
 * Takes mails through the chain: each provider in turn, the log where no one takes them and waiting would not help.
 * @returns the ids of those that are to be tried again later
 */
export async function deliver(courier: Courier, ids: string[]): Promise<ReadonlySet<string>> {
  // One mark for the whole batch: should another process take it over, this one's mark is gone, and with it its say in all of it.
  const claim = randomUUID()
  const rows = await OutboxEmail.query()
    .patch({ claim })
    .whereIn('id', ids)
    .where({ state: 'waiting' })
    .returning('*')
  const unfinished = new Set<string>()
  const keep = (left: string[]) => {
    for (const id of left) unfinished.add(id)
  }
  const lane = pLimit(LANES)
  await Promise.all(
    slicesOf(rows).map((slice) =>
      lane(async () => {
        const all = slice.map(({ id }) => id)
        if (courier.isStopping()) return keep(all)
        try {
          keep(await deliverSlice(courier, slice, claim))
        } catch (error) {
          courier.log.error({ err: error }, 'mails could not be taken through the chain')
          keep(all)
        }
      }),
    ),
  )
  return unfinished
}
