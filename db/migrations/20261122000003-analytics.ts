import type { Knex } from 'knex'

/** What is stored as it comes in. */
const TABLES = [
  // Paths, hosts of referrers, browsers, systems, regions and cities: rows of visits and events name them by number.
  `create table analytics_terms (
    id integer generated always as identity constraint analytics_terms_pkey primary key,
    kind text not null,
    term text not null,
    constraint analytics_terms_term_key unique (kind, term)
  )`,
  // What the hashes of a month's visitors are keyed with. Gone when the month is: then nobody can tell any more whose they were.
  `create table analytics_salts (
    month date constraint analytics_salts_pkey primary key,
    salt bytea not null
  )`,
  // The latest visit of each visitor, which the next event belongs to unless it comes too late.
  `create table visitors (
    id bigint constraint visitors_pkey primary key,
    is_lasting boolean not null,
    visit_id bigint not null,
    day date not null,
    prev_day date,
    started_at timestamptz not null,
    seen_at timestamptz not null,
    visits integer not null
  )`,
  'create sequence visits_id_seq',
  // One row a visit. A visit belongs to the day, in India, on which it began. number: which of its visitor's it is. device: 1 mobile,
  // 2 desktop, 3 tablet, 4 other; screen: 1 small to 4 huge, 0 unknown; a term of 0 is unknown.
  `create table visits (
    id bigint constraint visits_pkey primary key,
    visitor bigint not null,
    number integer not null,
    day date not null,
    started_at timestamptz not null,
    seen_at timestamptz not null,
    network text not null,
    country text not null,
    region_id integer not null,
    city_id integer not null,
    device smallint not null,
    screen smallint not null,
    browser_id integer not null,
    system_id integer not null,
    referrer_id integer not null,
    entry_id integer not null,
    exit_id integer not null,
    page_views integer not null,
    visible_seconds integer not null,
    scroll_depth smallint not null,
    is_engaged boolean not null,
    has_clicked boolean not null
  )`,
  'create index visits_started_at_index on visits using brin (started_at) with (pages_per_range = 16)',
  'create sequence analytics_events_id_seq',
  // kind: 1 page view, 2 scroll depth (value: percent), 3 time on page (seconds), 4 exit intent (1 hidden, 2 mouse leave, 3 unload),
  // 5 call to action (1 to 5, in the contract's order). visible: seconds since the page last told. By the day of the visit, so that a beacon
  // that comes twice, within the same visit, meets its first copy in the same partition.
  `create table analytics_events (
    id bigint not null default nextval('analytics_events_id_seq'),
    visit_id bigint not null,
    time timestamptz not null,
    day date not null,
    sequence integer not null,
    path_id integer not null,
    kind smallint not null,
    value smallint not null,
    visible smallint not null
  ) partition by range (day)`,
  'create unique index analytics_events_sequence_key on analytics_events (visit_id, sequence, day)',
  'create index analytics_events_time_index on analytics_events using brin (day, time) with (pages_per_range = 16)',
]

/** What is made from it, and can be made again. The country '' is all of them. */
const ROLL_UPS = [
  // Each day on which a visitor began a visit, with the one before. is_return: the second visit of all began on it. is_ai: a message was
  // sent in the chat.
  `create table visitor_days (
    day date not null,
    visitor bigint not null,
    prev_day date,
    country text not null,
    is_return boolean not null,
    is_ai boolean not null default false,
    constraint visitor_days_pkey primary key (day, visitor)
  )`,
  'create index visitor_days_ai_index on visitor_days (visitor, day) where is_ai',
  // How many visitors came on a day, by the day on which they had come before. Of any range of days, different visitors are those who had
  // not come before in it. With is_ai only those who sent a message count, and only days on which they did.
  `create table visitor_gaps (
    country text not null,
    is_ai boolean not null,
    day date not null,
    prev_day date,
    is_return boolean not null,
    visitors integer not null
  )`,
  'create index visitor_gaps_day_index on visitor_gaps (country, is_ai, day)',
  `create table visit_days (
    country text not null,
    day date not null,
    device smallint not null,
    is_new boolean not null,
    visits integer not null,
    bounces integer not null,
    visible_seconds bigint not null,
    scroll_depths bigint not null,
    clicks integer not null,
    constraint visit_days_pkey primary key (country, day, device, is_new)
  )`,
  // How many of what: page views by path, visits by browser and so on. term is of analytics_terms, or the value itself.
  `create table analytics_counts (
    country text not null,
    day date not null,
    what text not null,
    term integer not null,
    count integer not null,
    constraint analytics_counts_pkey primary key (country, day, what, term)
  )`,
  // How often a day was written to, and how often when it was last rolled up: where they differ it has to be done again.
  `create table analytics_days (
    day date constraint analytics_days_pkey primary key,
    changes bigint not null,
    rolled_changes bigint not null default 0,
    rolled_at timestamptz
  ) with (fillfactor = 50)`,
]

const FUNCTIONS = [
  `create function analytics_midnight(of_day date) returns timestamptz language sql immutable as $$
    select of_day::timestamp at time zone 'Asia/Kolkata'
  $$`,

  // Whoever saw one page for less than ten seconds and did nothing there has bounced.
  `create function visit_figures(from_time timestamptz, to_time timestamptz)
  returns table (country text, device smallint, is_new boolean, visits integer, bounces integer, visible_seconds bigint,
    scroll_depths bigint, clicks integer)
  language sql stable as $$
    select coalesce(country, ''), device, number = 1, count(*)::int,
      count(*) filter (where page_views <= 1 and visible_seconds < 10 and not is_engaged)::int,
      sum(visible_seconds), sum(scroll_depth), count(*) filter (where has_clicked)::int
    from visits where started_at >= from_time and started_at < to_time
    group by grouping sets ((country, device, number = 1), (device, number = 1))
  $$`,

  `create function visit_counts(from_time timestamptz, to_time timestamptz)
  returns table (country text, what text, term integer, count integer) language sql stable as $$
    with seen as materialized (
      select * from visits where started_at >= from_time and started_at < to_time
    ), events as (
      select seen.country, kind, case kind when 1 then path_id else value end as term, count(*) as count
      from analytics_events join seen on seen.id = visit_id
      where analytics_events.day >= (from_time at time zone 'Asia/Kolkata')::date
        and analytics_events.day <= (to_time at time zone 'Asia/Kolkata')::date
      group by 1, 2, 3
    ), counted as (
      select country, ('{path,scroll,time,exit_intent,cta}'::text[])[kind] as what, term, count from events
      union all
      select country, what, term, count(*) from seen cross join lateral (values
        ('entry', entry_id), ('exit', exit_id), ('referrer', referrer_id), ('browser', browser_id), ('system', system_id),
        ('screen', screen::integer)
      ) as kinds (what, term) group by 1, 2, 3
    )
    select coalesce(country, ''), what, term, sum(count)::int from counted
    group by grouping sets ((country, what, term), (what, term))
  $$`,

  // Makes what is read of a day from what was stored of it. Nothing is added to what was there, so that it cannot drift.
  `create function roll_up_analytics(of_day date) returns void language plpgsql as $$
    declare
      seen bigint := (select changes from analytics_days where day = of_day);
      from_time timestamptz := analytics_midnight(of_day);
      to_time timestamptz := analytics_midnight(of_day + 1);
    begin
      delete from visit_days where day = of_day;
      delete from analytics_counts where day = of_day;
      delete from visitor_gaps where day = of_day;
      insert into visit_days (country, day, device, is_new, visits, bounces, visible_seconds, scroll_depths, clicks)
        select country, of_day, device, is_new, visits, bounces, visible_seconds, scroll_depths, clicks
        from visit_figures(from_time, to_time);
      insert into analytics_counts (country, day, what, term, count)
        select country, of_day, what, term, count from visit_counts(from_time, to_time);
      insert into visitor_gaps (country, is_ai, day, prev_day, is_return, visitors)
        select coalesce(country, ''), false, of_day, prev_day, is_return, count(*)
        from visitor_days where day = of_day
        group by grouping sets ((country, prev_day, is_return), (prev_day, is_return));
      insert into visitor_gaps (country, is_ai, day, prev_day, is_return, visitors)
        select coalesce(country, ''), true, of_day, prev_day, false, count(*)
        from (
          select country, (select max(day) from visitor_days as before
            where before.visitor = now.visitor and before.is_ai and before.day < of_day) as prev_day
          from visitor_days as now where day = of_day and is_ai
        ) as asked
        group by grouping sets ((country, prev_day), (prev_day));
      update analytics_days set rolled_changes = seen, rolled_at = now() where day = of_day;
    end $$`,

  // Makes what the visits of a day add up to from their events.
  `create function rebuild_visits(of_day date) returns void language sql as $$
    update visits set page_views = told.page_views, visible_seconds = told.visible_seconds, scroll_depth = told.scroll_depth,
      is_engaged = told.is_engaged, has_clicked = told.has_clicked, entry_id = told.entry_id, exit_id = told.exit_id,
      seen_at = told.seen_at
    from (
      select visit_id, count(*) filter (where kind = 1) as page_views, sum(visible) as visible_seconds,
        coalesce(max(value) filter (where kind = 2), 0) as scroll_depth, bool_or(kind in (2, 5)) as is_engaged,
        bool_or(kind = 5) as has_clicked, (array_agg(path_id order by id))[1] as entry_id,
        (array_agg(path_id order by id desc))[1] as exit_id, max(time) as seen_at
      from analytics_events where day = of_day group by visit_id
    ) as told
    where visits.id = told.visit_id
  $$`,

  // Makes the days of each visitor from their visits. What came before the first visit that is kept is remembered, and so is whether
  // somebody used the chat, which is no event.
  `create function rebuild_visitor_days() returns void language sql as $$
    delete from visitor_days where not exists (
      select from visits where visits.visitor = visitor_days.visitor and visits.day = visitor_days.day
    );
    insert into visitor_days as kept (day, visitor, prev_day, country, is_return)
      select day, visitor, lag(day) over (partition by visitor order by day), country, is_return from (
        select day, visitor, (array_agg(country order by id))[1] as country, bool_or(number = 2) as is_return
        from visits group by day, visitor
      ) as days
      on conflict (day, visitor) do update set prev_day = coalesce(excluded.prev_day, kept.prev_day),
        country = excluded.country, is_return = excluded.is_return
  $$`,

  // The partitions of every month from one day to another. Looking first spares those who store events a lock on all of them.
  `create function add_analytics_partitions(from_day date, to_day date) returns void language plpgsql as $$
    declare
      month date := date_trunc('month', from_day);
      name text;
    begin
      while month <= to_day loop
        name := 'analytics_events_' || to_char(month, 'YYYY_MM');
        if to_regclass('public.' || name) is null then
          execute format('create table if not exists %I partition of analytics_events for values from (%L) to (%L)',
            name, month, (month + interval '1 month')::date);
        end if;
        month := month + interval '1 month';
      end loop;
    end $$`,

  // Forgets what was stored of the days before one: whole partitions, and what is left of the month that it is in.
  `create function forget_analytics(before_day date) returns void language plpgsql as $$
    declare
      name text;
    begin
      for name in
        select quote_ident(relname) from pg_inherits join pg_class on pg_class.oid = inhrelid
        where inhparent = 'analytics_events'::regclass
          and relname < 'analytics_events_' || to_char(before_day, 'YYYY_MM')
      loop
        execute 'drop table ' || name;
      end loop;
      delete from analytics_events where day < before_day;
      delete from visits where started_at < analytics_midnight(before_day);
      delete from visitor_days where day < before_day;
      delete from visitor_gaps where day < before_day;
      delete from visit_days where day < before_day;
      delete from analytics_counts where day < before_day;
      delete from analytics_days where day < before_day;
      delete from visitors where seen_at < analytics_midnight(before_day);
    end $$`,
]

export async function up(knex: Knex): Promise<void> {
  for (const statement of [...TABLES, ...ROLL_UPS, ...FUNCTIONS]) await knex.raw(statement)
  await knex.raw(
    "select add_analytics_partitions(current_date - 31, (current_date + interval '2 months')::date)",
  )
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    `drop function analytics_midnight, visit_figures, visit_counts, roll_up_analytics, rebuild_visits, rebuild_visitor_days,
       add_analytics_partitions, forget_analytics`,
  )
  await knex.raw(
    `drop table analytics_days, analytics_counts, visit_days, visitor_gaps, visitor_days, analytics_events, visits, visitors,
       analytics_salts, analytics_terms`,
  )
  await knex.raw('drop sequence analytics_events_id_seq, visits_id_seq')
}
