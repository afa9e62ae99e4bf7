import type pg from 'pg'

/** Days of history, today included. */
export const DAYS = 90
const EVENTS_PER_VISIT = 5
const VISITS_PER_VISITOR = 2

/**
 * Visits with their events, spread over 90 days and the hours that people are awake: as many countries, paths and browsers as a site of this
 * kind has. Half of the visitors come a second time.
 */
const STATEMENTS = (events: number) => {
  const visits = Math.round(events / EVENTS_PER_VISIT)
  return [
    `select add_analytics_partitions(current_date - ${DAYS}, current_date)`,
    `insert into analytics_terms (kind, term)
       select 'path', '/' || n from generate_series(1, 60) n
       union all select 'referrer', 'site' || n || '.example' from generate_series(1, 40) n
       union all select 'browser', 'Browser ' || n from generate_series(1, 8) n
       union all select 'system', 'System ' || n from generate_series(1, 6) n`,
    `create temp table terms as select array_agg(id order by id) filter (where kind = 'path') as paths,
       array_agg(id order by id) filter (where kind = 'referrer') as referrers,
       array_agg(id order by id) filter (where kind = 'browser') as browsers,
       array_agg(id order by id) filter (where kind = 'system') as systems from analytics_terms`,
    `create temp table countries as select array_agg(code) as codes from (
       select 'IN' as code from generate_series(1, 60)
       union all select chr(65 + n / 26) || chr(65 + n % 26) from generate_series(30, 89) n
     ) as weighted`,
    // A visitor's second visit is about a week after the first.
    `insert into visits (id, visitor, number, day, started_at, seen_at, network, country, region_id, city_id, device, screen, browser_id,
       system_id, referrer_id, entry_id, exit_id, page_views, visible_seconds, scroll_depth, is_engaged, has_clicked)
     select row_number() over (order by started_at), visitor, 1 + (id > ${visits / VISITS_PER_VISITOR})::integer,
       (started_at at time zone 'Asia/Kolkata')::date, started_at, started_at + interval '2 minutes', '203.0.113.0',
       codes[1 + visitor % array_length(codes, 1)], 0, 0, 1 + visitor % 3, 1 + visitor % 4, browsers[1 + visitor % 8],
       systems[1 + visitor % 6], referrers[1 + id % 40], paths[1], paths[1], 0, 0, 0, false, false
     from (
       select id, 1 + id % ${visits / VISITS_PER_VISITOR} as visitor,
         now() - interval '${DAYS - 1} days' * (id::float8 / ${visits}) - interval '10 minutes' as started_at
       from generate_series(1, ${visits}) id
     ) as made cross join terms cross join countries`,
    `insert into analytics_events (visit_id, day, time, sequence, path_id, kind, value, visible)
     select visits.id, day, started_at + interval '15 seconds' * n, n, paths[1 + (visits.id * 7 + n * n) % 60],
       kinds[1 + n], case kinds[1 + n] when 2 then 50 when 3 then 15 when 5 then 1 + visits.id % 5 else 0 end, 5
     from visits cross join terms cross join generate_series(0, ${EVENTS_PER_VISIT - 1}) n
     cross join (select array[1, 2, 1, 3, 5] as kinds) as kinds
     order by started_at`,
    "select setval('visits_id_seq', (select max(id) from visits))",
    'vacuum analyze',
  ]
}

/** Fills an empty database with so many events; what is made from them is not made yet. */
export async function fillDatabase(client: pg.Client, events: number): Promise<void> {
  for (const statement of STATEMENTS(events)) await client.query(statement)
}
