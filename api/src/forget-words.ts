import type { Database } from '@nila/db'

/** So few that a statement has the time for them, and so many statements that a sweep ends. */
const AT_ONCE = 50
const TURNS = 100

/** Forgets the words that no text holds any more: they may have been somebody's name. */
export async function forgetWords(db: Database): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { rows } = await db.raw<{ rows: { count: number }[] }>('select forget_words(?) as count', [AT_ONCE])
    if (!rows[0]?.count) return
  }
}
