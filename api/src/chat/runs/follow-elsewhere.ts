import { type Database, prepared } from '@nila/db'
import type { Logger } from 'pino'
import { presentRun, type StoredRun } from '../present-run.ts'
import type { Viewer } from './viewer.ts'

/** How often the answers that other processes produce are looked at (milliseconds). */
const LOOK_EVERY = 150
/** How often it is said that somebody watches them (milliseconds). */
const SAY_EVERY = 1000

interface Progress extends StoredRun {
  messageId: number
  told: number
  content: string
  events: [position: number, text: string][] | null
}

// From the piece in which the reader's next character may be.
const look = prepared<Progress>(
  'look_at_runs',
  `select watched.message_id as "messageId", watched.told, runs.id, runs.kind, runs.status, runs.failure,
     runs.retry_after as "retryAfter", runs.is_cut as "isCut", messages.content,
     case when runs.status = 'running' then (
       select json_agg(json_build_array(position, text) order by position) from run_events
       where message_id = watched.message_id and position >= coalesce((
         select max(position) from run_events where message_id = watched.message_id and position <= watched.told
       ), 0)
     ) end as events
   from unnest($1::int[], $2::int[]) as watched (message_id, told)
   join messages on messages.id = watched.message_id
   join runs on runs.message_id = messages.id`,
)

const sayWatched = prepared(
  'say_runs_watched',
  `update runs set watched_at = now() where message_id = any($1::int[]) and status = 'running'`,
)

function show(viewer: Viewer, { content, events, ...run }: Progress): void {
  if (run.status !== 'running') {
    viewer.catchUp(content)
    viewer.end(presentRun(run))
    return
  }
  const [first] = events ?? []
  if (!first) return
  const text = (events ?? []).map(([, piece]) => piece).join('')
  // The reader may have heard of more than was saved, from a process that was killed: the end of the run will say.
  const next = text.slice(viewer.told - first[0])
  if (next) viewer.add(next)
}

/** Tells readers of answers that this process does not produce, from what the others save. */
export function createFollower(db: Database, log: Logger) {
  const watched = new Map<Viewer, number>()
  let _timer: NodeJS.Timeout | undefined
  let saidAt = 0

  async function lookAtAll(): Promise<void> {
    const viewers = [...watched]
    const messageIds = viewers.map(([, messageId]) => messageId)
    if (Date.now() - saidAt > SAY_EVERY) {
      saidAt = Date.now()
      await sayWatched(db, [messageIds])
    }
    const rows = await look(db, [messageIds, viewers.map(([viewer]) => viewer.told)])
    const found = new Map(rows.map((row) => [`${row.messageId} ${row.told}`, row]))
    for (const [viewer, messageId] of viewers) {
      const progress = found.get(`${messageId} ${viewer.told}`)
      if (progress) show(viewer, progress)
      // The message is gone; asking again says so.
      else viewer.sendAway()
    }
  }

  function schedule(wait: number): void {
    _timer ??= setTimeout(async () => {
      await lookAtAll().catch((error: unknown) =>
        log.warn({ err: error }, 'answers of other processes could not be read; they are tried again'),
      )
      _timer = undefined
      if (watched.size > 0) schedule(LOOK_EVERY)
    }, wait)
  }

  return {
    show(viewer: Viewer, messageId: number): void {
      watched.set(viewer, messageId)
      viewer.onClose(() => watched.delete(viewer))
      schedule(0)
    },

    sendAllAway(): void {
      for (const viewer of watched.keys()) viewer.sendAway()
    },
  }
}
