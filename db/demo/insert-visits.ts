import type { Knex } from '../connect.ts'
import type { Visit } from './visits.ts'

type Term = readonly [kind: string, term: string]
const keyOf = ([kind, term]: Term): string => `${kind} ${term}`

/** Stores the names that visits and events give by number. */
async function insertTerms(trx: Knex.Transaction, visits: readonly Visit[]): Promise<(term: Term) => number> {
  const terms = visits.flatMap(({ visitor, referrer, events }): Term[] => [
    ['browser', visitor.browser],
    ['system', visitor.system],
    ['referrer', referrer],
    ...events.map(({ path }): Term => ['path', path]),
  ])
  const different = new Map(terms.filter(([, term]) => term).map((term) => [keyOf(term), term]))
  const { rows } = await trx.raw<{ rows: { id: number; kind: string; term: string }[] }>(
    `insert into analytics_terms (kind, term) select * from unnest(?::text[], ?::text[])
     on conflict (kind, term) do update set term = excluded.term returning id, kind, term`,
    [[...different.values()].map(([kind]) => kind), [...different.values()].map(([, term]) => term)],
  )
  const ids = new Map(rows.map(({ id, kind, term }) => [keyOf([kind, term]), id]))
  return (term) => ids.get(keyOf(term)) ?? 0
}

/** Stores visits and their events as if they had come in; what they add up to is made by the functions that `npm run analytics:rebuild` runs. */
export async function insertVisits(trx: Knex.Transaction, visits: readonly Visit[]): Promise<void> {
  const [first, last] = [visits.at(0)?.day, visits.at(-1)?.day]
  if (!first || !last) return
  await trx.raw('select add_analytics_partitions(?, ?)', [first, last])
  const termId = await insertTerms(trx, visits)
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    "select nextval('visits_id_seq')::text as id from generate_series(1, ?)",
    [visits.length],
  )
  const stored = visits.map((visit, place) => ({ ...visit, id: rows[place]?.id ?? '' }))
  await trx.raw(
    `insert into visits (id, visitor, number, day, network, country, device, screen, browser_id, system_id, referrer_id, started_at, seen_at,
       region_id, city_id, entry_id, exit_id, page_views, visible_seconds, scroll_depth, is_engaged, has_clicked)
     select *, started_at, 0, 0, 0, 0, 0, 0, 0, false, false
     from unnest(?::bigint[], ?::bigint[], ?::int[], ?::date[], ?::text[], ?::text[], ?::smallint[], ?::smallint[], ?::int[], ?::int[],
       ?::int[], ?::timestamptz[]) as visit (id, visitor, number, day, network, country, device, screen, browser_id, system_id,
       referrer_id, started_at)`,
    [
      stored.map(({ id }) => id),
      stored.map(({ visitor }) => visitor.id),
      stored.map(({ number }) => number),
      stored.map(({ day }) => day),
      stored.map(({ visitor }) => visitor.network),
      stored.map(({ visitor }) => visitor.country),
      stored.map(({ visitor }) => visitor.device),
      stored.map(({ visitor }) => visitor.screen),
      stored.map(({ visitor }) => termId(['browser', visitor.browser])),
      stored.map(({ visitor }) => termId(['system', visitor.system])),
      stored.map(({ referrer }) => termId(['referrer', referrer])),
      stored.map(({ events }) => events[0]?.at.toISOString() ?? ''),
    ],
  )
  const events = stored
    .flatMap(({ id, day, events }) => events.map((event) => ({ ...event, id, day })))
    .sort((one, other) => one.at.getTime() - other.at.getTime())
  await trx.raw(
    `insert into analytics_events (visit_id, day, time, sequence, path_id, kind, value, visible)
     select * from unnest(?::bigint[], ?::date[], ?::timestamptz[], ?::int[], ?::int[], ?::smallint[], ?::smallint[], ?::smallint[])`,
    [
      events.map(({ id }) => id),
      events.map(({ day }) => day),
      events.map(({ at }) => at.toISOString()),
      events.map(({ sequence }) => sequence),
      events.map(({ path }) => termId(['path', path])),
      events.map(({ kind }) => kind),
      events.map(({ value }) => value),
      events.map(({ visible }) => visible),
    ],
  )
  await trx.raw('analyze visits, analytics_events')
  await addUp(trx)
}

async function addUp(trx: Knex.Transaction): Promise<void> {
  await trx.raw(
    `insert into analytics_days as kept (day, changes) select distinct day, 1 from visits
     on conflict (day) do update set changes = kept.changes + 1`,
  )
  await trx.raw('select rebuild_visits(day) from analytics_days')
  await trx.raw('select rebuild_visitor_days()')
  await trx.raw('select roll_up_analytics(day) from analytics_days')
  // Who comes back this month is known again.
  await trx.raw(
    `insert into visitors (id, is_lasting, visit_id, day, prev_day, started_at, seen_at, visits)
     select distinct on (visitor) visitor, false, id, day, prev_day, started_at, seen_at, number
     from visits join visitor_days using (visitor, day)
     where day >= date_trunc('month', (select max(day) from analytics_days))
     order by visitor, number desc
     on conflict do nothing`,
  )
}
