import { EmailProvider, transaction } from '@nila/db'
import type { Provider } from './provider.ts'

/** Failures in a row that open a breaker, and for how long (issue: 5 failures, 60 s, one probe). */
export const FAILURES = 5
const OPEN_SECONDS = 60

/** Why a provider is not asked while its breaker is open. */
export const PAUSED = 'Paused after too many failures.'
const SPENT = "The day's budget is used up."

/** What no provider takes in a day: the limit of one that has none. */
const MOST = 1_000_000_000

const TODAY = "(now() at time zone 'utc')::date"

/** A provider's row with what the database's clock makes of it. */
export interface ProviderRow extends EmailProvider {
  isOpen: boolean
  sentToday: number
  /** The UTC day that it is, as `YYYY-MM-DD`. */
  today: string
}

const stateQuery = () =>
  EmailProvider.query().select(
    'email_providers.*',
    EmailProvider.raw('coalesce(open_until > now(), false) as is_open'),
    EmailProvider.raw(`case when day = ${TODAY} then sent else 0 end as sent_today`),
    EmailProvider.raw(`${TODAY}::text as today`),
  )

/** What is known of every provider that was ever asked, by name. */
export async function findProviderStates(): Promise<Map<string, ProviderRow>> {
  const rows = await stateQuery().castTo<ProviderRow[]>()
  return new Map(rows.map((row) => [row.name, row]))
}

/** Where a breaker stands. A probe is one mail, so between two probes it counts as open. */
export const breakerOf = (row: ProviderRow | undefined): 'closed' | 'open' | 'probing' => {
  if (!row || row.failures < FAILURES) return 'closed'
  return row.isOpen ? 'open' : 'probing'
}

/** How many mails of each kind. */
export interface Wanted {
  security: number
  ordinary: number
}

export interface Grant extends Wanted {
  /** Why not all were granted. */
  denial: string
  /** Whether those that were not may hope that it passes by itself. */
  isWorthWaiting: boolean
  /** The day that they are counted on. */
  day: string
  /** Whether the provider had no failure behind it. */
  isWell: boolean
}

/** One statement for a good day: the provider is well, and its budget has room for all of it. */
async function claimWhole(
  { name, dailyLimit, reserved }: Provider,
  wanted: Wanted,
): Promise<Grant | undefined> {
  const count = wanted.security + wanted.ordinary
  const most = dailyLimit ? dailyLimit - (wanted.ordinary > 0 ? reserved : 0) : MOST
  const row = await EmailProvider.query()
    .patch({ sent: EmailProvider.raw('sent + ?', count) })
    .where({ name, failures: 0 })
    .whereRaw(`day = ${TODAY} and sent + ? <= ?`, [count, most])
    .returning(EmailProvider.raw(`${TODAY}::text as today`))
    .first()
    .castTo<{ today: string } | undefined>()
  return row && { ...wanted, denial: '', isWorthWaiting: true, day: row.today, isWell: true }
}

/**
 * Asks whether a provider may be given mails now, and counts them towards its day. All instances ask the same row, under its lock,
 * so that together they keep the budget, and send one probe.
 */
export async function claim(provider: Provider, wanted: Wanted): Promise<Grant> {
  const { name, dailyLimit, reserved } = provider
  return (
    (await claimWhole(provider, wanted)) ??
    transaction(async (trx) => {
      await EmailProvider.query(trx)
        .insert({ name, day: EmailProvider.raw(TODAY) })
        .onConflict('name')
        .ignore()
      const row = await stateQuery().transacting(trx).findById(name).forUpdate().castTo<ProviderRow>()
      const isWorthWaiting = !row.needsOperator
      if (row.isOpen)
        return { security: 0, ordinary: 0, denial: PAUSED, isWorthWaiting, day: row.today, isWell: false }

      const isProbe = row.failures >= FAILURES
      const left = dailyLimit ? Math.max(0, dailyLimit - row.sentToday) : Number.POSITIVE_INFINITY
      const room = isProbe ? Math.min(1, left) : left
      const security = Math.min(wanted.security, room)
      const ordinary = Math.max(0, Math.min(wanted.ordinary, room - security, left - reserved - security))
      await row.$query(trx).patch({
        day: EmailProvider.raw(TODAY),
        sent: row.sentToday + security + ordinary,
        // Until the probe is back nobody else tries; if its process dies, the next may, after the same while.
        ...(isProbe &&
          security + ordinary > 0 && {
            openUntil: EmailProvider.raw(`now() + make_interval(secs => ${OPEN_SECONDS})`),
          }),
      })
      const denial = isProbe && left > 0 ? PAUSED : SPENT
      return {
        security,
        ordinary,
        denial,
        isWorthWaiting: denial === SPENT || isWorthWaiting,
        day: row.today,
        isWell: row.failures === 0,
      }
    })
  )
}

export interface Settlement {
  /** The day that the grant was counted on; what comes back after midnight is not today's. */
  day: string
  /** Granted mails that the provider did not take; they go back into its budget. */
  returned: number
  /** Whether it took any, or at least said something sensible of one. */
  isWell: boolean
  /** Failures in a row at the end. */
  failures: number
  error: string | undefined
  /** Whether only the operator can mend the last failure. */
  needsOperator: boolean
}

/**
 * Writes down how it went: failures in a row open the breaker, a success closes it. The development sink has none.
 * @returns whether this has opened it
 */
export async function settle(
  provider: Provider,
  { day, returned, isWell, failures, error, needsOperator }: Settlement,
): Promise<boolean> {
  const counted = provider.isLocal ? 0 : failures
  const [row] = await EmailProvider.query()
    .where({ name: provider.name })
    .patch({
      sent: EmailProvider.raw('case when day = ?::date then greatest(0, sent - ?) else sent end', [
        day,
        returned,
      ]),
      failures: isWell ? counted : EmailProvider.raw('failures + ?', counted),
      openUntil: EmailProvider.raw(
        `case when ${isWell ? '0' : 'failures'} + ? >= ? then now() + make_interval(secs => ?) end`,
        [counted, FAILURES, OPEN_SECONDS],
      ),
      ...(error !== undefined && { lastError: error, lastErrorAt: EmailProvider.fn.now(), needsOperator }),
    })
    .returning('failures')
  return row !== undefined && row.failures >= FAILURES && counted > 0
}
