import { type Database, prepared } from '@nila/db'
import type { Logger } from 'pino'
import type { LiveRun } from './live-run.ts'

/** How often what has come is saved (milliseconds). */
const SAVE_EVERY = 150

const save = prepared(
  'save_run_events',
  `insert into run_events (message_id, position, text) select * from unnest($1::int[], $2::int[], $3::text[])`,
)

/** Saves what answers under way consist of, those of all of them in one statement. */
export function createJournal(db: Database, log: Logger) {
  const waiting = new Set<LiveRun>()
  let _timer: NodeJS.Timeout | undefined
  let saving: Promise<void> = Promise.resolve()

  async function saveAll(): Promise<void> {
    const pieces = [...waiting].map((run) => ({ run, ...run.takeUnsaved() }))
    waiting.clear()
    if (pieces.length === 0) return
    try {
      await save(db, [
        pieces.map(({ run }) => run.messageId),
        pieces.map(({ position }) => position),
        pieces.map(({ text }) => text),
      ])
    } catch (error) {
      // Postgres is away, perhaps: nothing is lost, and it is tried again with what comes.
      log.warn({ err: error }, 'answers under way could not be saved; they are tried again')
      for (const { run, text } of pieces) {
        run.putBack(text)
        waiting.add(run)
      }
    }
  }

  function schedule(): void {
    _timer ??= setTimeout(async () => {
      saving = saveAll()
      await saving
      _timer = undefined
      if (waiting.size > 0) schedule()
    }, SAVE_EVERY)
  }

  return {
    /** Says that an answer has something that is not saved. */
    note(run: LiveRun): void {
      waiting.add(run)
      schedule()
    },

    /** Saves nothing more of an answer, whose end says all of it. */
    async close(run: LiveRun): Promise<void> {
      waiting.delete(run)
      await saving
      waiting.delete(run)
    },
  }
}
