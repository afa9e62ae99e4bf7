import { type Database, prepared } from '@nila/db'
import type { EventFacts } from './event-codes.ts'
import type { Term, Terms } from './terms.ts'

/** What an event says of the visit that it may begin. */
export interface VisitFacts {
  /** Cut (R45). */
  network: string
  /** ISO 3166-1 alpha-2, or `ZZ`. */
  country: string
  region: string | null
  city: string | null
  device: number
  screen: number
  browser: string | null
  system: string | null
  /** The host that a link led from; empty without. */
  referrer: string
}

/** An event that waits to be stored. */
export interface WaitingEvent extends VisitFacts, Pick<EventFacts, 'kind' | 'value' | 'path'> {
  visitor: bigint
  isLasting: boolean
  time: Date
  sequence: number
  /** Seconds. */
  visible: number
}

/**
 * Stores a batch in one statement, and so in one commit. A visitor's events go to the latest visit, or begin another one after half an hour of
 * silence or a day; whose row it is holds off other instances. What was stored before is dropped by its sequence, and adds nothing.
 * $1-$3 name a term that must still be there, or nothing is done.
 */
const store = prepared<{ visitors: number }>(
  'store-events',
  `with told as materialized (
     select * from unnest($4::bigint[], $5::boolean[], $6::timestamptz[], $7::timestamptz[], $8::text[], $9::text[], $10::integer[],
       $11::integer[], $12::smallint[], $13::smallint[], $14::integer[], $15::integer[], $16::integer[])
       with ordinality as told (visitor, is_lasting, first_at, last_at, network, country, region_id, city_id, device, screen, browser_id,
         system_id, referrer_id, place)
     where $1::integer is null or exists (select from analytics_terms where id = $1 and kind = $2::text and term = $3::text)
   ), known as (
     insert into visitors as kept (id, is_lasting, visit_id, day, prev_day, started_at, seen_at, visits)
     select visitor, is_lasting, nextval('visits_id_seq'), (first_at at time zone 'Asia/Kolkata')::date, null, first_at, last_at, 1
     from told order by visitor
     on conflict (id) do update set
       visit_id = case when excluded.started_at > least(kept.seen_at + interval '30 minutes', kept.started_at + interval '1 day')
         then excluded.visit_id else kept.visit_id end,
       started_at = case when excluded.started_at > least(kept.seen_at + interval '30 minutes', kept.started_at + interval '1 day')
         then excluded.started_at else kept.started_at end,
       day = case when excluded.started_at > least(kept.seen_at + interval '30 minutes', kept.started_at + interval '1 day')
         then excluded.day else kept.day end,
       prev_day = case when excluded.day > kept.day
           and excluded.started_at > least(kept.seen_at + interval '30 minutes', kept.started_at + interval '1 day')
         then kept.day else kept.prev_day end,
       visits = kept.visits
         + (excluded.started_at > least(kept.seen_at + interval '30 minutes', kept.started_at + interval '1 day'))::integer,
       seen_at = greatest(kept.seen_at, excluded.seen_at)
     returning id as visitor, visit_id, day, prev_day, started_at, visits
   ), stored as (
     insert into analytics_events (visit_id, day, time, sequence, path_id, kind, value, visible)
     select visit_id, day, time, sequence, path_id, kind, value, visible
     from unnest($17::integer[], $18::timestamptz[], $19::integer[], $20::integer[], $21::smallint[], $22::smallint[], $23::smallint[])
       with ordinality as event (place, time, sequence, path_id, kind, value, visible, turn)
     join told using (place) join known using (visitor) order by turn
     on conflict do nothing
     returning visit_id, id, path_id, kind, value, visible
   ), added as (
     select visit_id, count(*) filter (where kind = 1) as page_views, sum(visible) as visible_seconds,
       coalesce(max(value) filter (where kind = 2), 0) as scroll_depth, bool_or(kind in (2, 5)) as is_engaged,
       bool_or(kind = 5) as has_clicked, (array_agg(path_id order by id))[1] as entry_id,
       (array_agg(path_id order by id desc))[1] as exit_id
     from stored group by visit_id
   ), counted as (
     insert into visits as kept (id, visitor, number, day, started_at, seen_at, network, country, region_id, city_id, device, screen,
       browser_id, system_id, referrer_id, entry_id, exit_id, page_views, visible_seconds, scroll_depth, is_engaged, has_clicked)
     select visit_id, visitor, visits, day, started_at, last_at, network, country, region_id, city_id, device, screen, browser_id,
       system_id, referrer_id, entry_id, exit_id, page_views, visible_seconds, scroll_depth, is_engaged, has_clicked
     from known join told using (visitor) join added using (visit_id) order by visit_id
     on conflict (id) do update set
       seen_at = greatest(kept.seen_at, excluded.seen_at),
       exit_id = excluded.exit_id,
       page_views = kept.page_views + excluded.page_views,
       visible_seconds = kept.visible_seconds + excluded.visible_seconds,
       scroll_depth = greatest(kept.scroll_depth, excluded.scroll_depth),
       is_engaged = kept.is_engaged or excluded.is_engaged,
       has_clicked = kept.has_clicked or excluded.has_clicked,
       screen = case when kept.screen = 0 then excluded.screen else kept.screen end
   ), came as (
     insert into visitor_days as kept (day, visitor, prev_day, country, is_return)
     select day, visitor, prev_day, country, visits = 2 from known join told using (visitor)
     where started_at = first_at order by day, visitor
     on conflict (day, visitor) do update set is_return = true where excluded.is_return and not kept.is_return
   ), changed as (
     insert into analytics_days as kept (day, changes)
     select distinct day, 1 from known order by day
     on conflict (day) do update set changes = kept.changes + 1
   )
   select count(*)::integer as visitors from known`,
)

/** What a batch says of one visitor. */
interface Told extends WaitingEvent {
  place: number
  lastAt: Date
}

function* termsOf(batch: readonly WaitingEvent[]): Iterable<Term> {
  for (const { path, referrer, browser, system, region, city } of batch) {
    yield ['path', path]
    yield ['referrer', referrer]
    yield ['browser', browser ?? '']
    yield ['system', system ?? '']
    yield ['region', region ?? '']
    yield ['city', city ?? '']
  }
}

/** Each visitor of a batch once, with the facts of their first event and the times of the first and the last. */
function visitorsOf(batch: readonly WaitingEvent[]): Map<bigint, Told> {
  const visitors = new Map<bigint, Told>()
  for (const event of batch) {
    const told = visitors.get(event.visitor)
    if (told) told.lastAt = event.time
    else visitors.set(event.visitor, { ...event, place: visitors.size + 1, lastAt: event.time })
  }
  return visitors
}

async function attempt(db: Database, terms: Terms, batch: readonly WaitingEvent[]): Promise<boolean> {
  await terms.resolve(termsOf(batch))
  const visitors = visitorsOf(batch)
  const told = [...visitors.values()]
  const { witness } = terms
  const [row] = await store(db, [
    witness?.id ?? null,
    witness?.kind ?? null,
    witness?.term ?? null,
    told.map(({ visitor }) => String(visitor)),
    told.map(({ isLasting }) => isLasting),
    told.map(({ time }) => time.toISOString()),
    told.map(({ lastAt }) => lastAt.toISOString()),
    told.map(({ network }) => network),
    told.map(({ country }) => country),
    told.map(({ region }) => terms.idOf('region', region)),
    told.map(({ city }) => terms.idOf('city', city)),
    told.map(({ device }) => device),
    told.map(({ screen }) => screen),
    told.map(({ browser }) => terms.idOf('browser', browser)),
    told.map(({ system }) => terms.idOf('system', system)),
    told.map(({ referrer }) => terms.idOf('referrer', referrer)),
    batch.map(({ visitor }) => visitors.get(visitor)?.place ?? null),
    batch.map(({ time }) => time.toISOString()),
    batch.map(({ sequence }) => sequence),
    batch.map(({ path }) => terms.idOf('path', path)),
    batch.map(({ kind }) => kind),
    batch.map(({ value }) => value),
    batch.map(({ visible }) => visible),
  ])
  return row?.visitors === visitors.size
}

/**
 * Stores a batch of events; those that are stored already change nothing. Of each visitor it may hold events of one visit only: of one day,
 * without half an hour of silence, oldest first.
 */
export async function storeEvents(db: Database, terms: Terms, batch: readonly WaitingEvent[]): Promise<void> {
  if (await attempt(db, terms, batch)) return
  // The tables were emptied, as `npm run demo:clear` does.
  terms.forget()
  if (!(await attempt(db, terms, batch))) throw new Error('events could not be stored: their terms are gone')
}
