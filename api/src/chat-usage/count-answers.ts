import { DASHBOARD_TIME_ZONE, type RunFailure } from '@nila/api/contract'
import type { Database } from '@nila/db'

/** The answers of one day that are alike in all that is told apart, added up. */
export interface AnswerGroup {
  /** Of India, as `YYYY-MM-DD`. */
  day: string
  kind: 'model' | 'help'
  status: 'running' | 'done' | 'stopped' | 'failed' | 'interrupted'
  failure: RunFailure | null
  model: string | null
  baseUrl: string | null
  answers: number
  promptTokens: number
  completionTokens: number
  estimatedTokens: number
  cost: number
}

/** Milliseconds to a model's first words: of a day or of a model, of all where neither is named. */
export interface Pace {
  day: string | null
  model: string | null
  baseUrl: string | null
  p50: number
  p95: number
}

/** Different people who asked: on a day, in all where none is named. */
export interface People {
  day: string | null
  users: number
  guests: number
}

const DAY = '(started_at at time zone :zone)::date'

async function ask<Row>(db: Database, from: Date, sql: string): Promise<Row[]> {
  const { rows } = await db.raw<{ rows: Row[] }>(sql, { from, zone: DASHBOARD_TIME_ZONE })
  return rows
}

/** All answers since a moment, in one pass over them. */
export const groupAnswers = (db: Database, from: Date): Promise<AnswerGroup[]> =>
  ask(
    db,
    from,
    `select day::text, kind, status, failure, model, base_url as "baseUrl", count(*)::int as answers,
       coalesce(sum(prompt_tokens), 0) as "promptTokens", coalesce(sum(completion_tokens), 0) as "completionTokens",
       coalesce(sum(prompt_tokens + completion_tokens) filter (where is_estimated), 0) as "estimatedTokens",
       coalesce(sum(cost), 0)::bigint as cost
     from (select *, ${DAY} as day from runs where started_at >= :from) as answers
     group by day, kind, status, failure, model, base_url`,
  )

/** How soon models began to answer since a moment. */
export const measurePace = (db: Database, from: Date): Promise<Pace[]> =>
  ask(
    db,
    from,
    `select day::text, model, base_url as "baseUrl",
       percentile_disc(0.5) within group (order by first_text_ms) as p50,
       percentile_disc(0.95) within group (order by first_text_ms) as p95
     from (
       select model, base_url, first_text_ms, ${DAY} as day from runs
       where started_at >= :from and kind = 'model' and model is not null and first_text_ms is not null
     ) as answers
     group by grouping sets ((day), (model, base_url), ())
     having count(*) > 0`,
  )

/** How many different people asked since a moment. */
export const countPeople = (db: Database, from: Date): Promise<People[]> =>
  ask(
    db,
    from,
    `with seen as (select distinct ${DAY} as day, user_id, guest_id from runs where started_at >= :from)
     select day::text, count(user_id)::int as users, count(guest_id)::int as guests from seen group by day
     union all
     select null, count(distinct user_id)::int, count(distinct guest_id)::int from seen`,
  )
