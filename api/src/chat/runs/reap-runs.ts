import { type Database, prepared } from '@nila/db'

/** Seconds without a sign of life after which a process counts as dead. */
const DEAD_AFTER = 6

const reap = prepared<{ id: number }>(
  'reap_runs',
  `with dead as (
     update runs set status = 'interrupted', ended_at = now()
     where status = 'running' and not exists (
       select from run_producers where run_producers.id = runs.producer and alive_at > now() - make_interval(secs => $1)
     )
     returning id, message_id
   ), told as (
     select message_id, string_agg(text, '' order by position) as text
     from run_events where message_id in (select message_id from dead) group by message_id
   ), kept as (
     update messages set content = told.text from told where messages.id = told.message_id
   ), events as (
     delete from run_events where message_id in (select message_id from dead)
   )
   select id from dead`,
)

/** Ends the answers of processes that are not there any more; what was saved of them stays. Gives how many. */
export const reapRuns = async (db: Database): Promise<number> => (await reap(db, [DEAD_AFTER])).length

/** Says that a process is there. */
export const showAlive = prepared<{ id: string }>(
  'show_producer_alive',
  `insert into run_producers (id) values ($1) on conflict (id) do update set alive_at = now() returning id`,
)

/** Forgets processes that ended long ago. */
export const forgetProducers = (db: Database): Promise<unknown> =>
  db('run_producers').delete().where('alive_at', '<', db.raw("now() - interval '1 day'"))
