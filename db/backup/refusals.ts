import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Knex } from '../connect.ts'
import { listMigrations, MIGRATING } from '../migrate.ts'
import { BackupError } from './backup-error.ts'
import type { Header } from './format.ts'

/** How often, and with what pause between (milliseconds), it is looked whether others are connected before a restore is refused. */
const LOOKS = 20
const PAUSE = 100

export async function refuseNewer(header: Header, path: string): Promise<void> {
  const known = new Set(await listMigrations())
  if (header.migrations.every((name) => known.has(name))) return
  throw new BackupError(
    `${path} was made by a newer release of Nila (${header.release}). Restore it with that release or a later one.`,
  )
}

/** Connections of others. Whoever starts while we restore waits for our lock, reads the new rows, and does not count. */
async function countOthers(knex: Knex): Promise<number> {
  const { rows } = await knex.raw<{ rows: { others: number }[] }>(
    `select count(*)::int as others from pg_stat_activity
       where datname = current_database() and usesysid is not null and pid <> pg_backend_pid()
         and pid not in (select pid from pg_locks where locktype = 'advisory' and objid = ? and pid is not null)`,
    [MIGRATING],
  )
  return rows[0]?.others ?? 0
}

/** A running Nila keeps keys and settings in memory, and would work on with those of the old rows. */
export async function refuseInUse(knex: Knex): Promise<void> {
  let others = await countOthers(knex)
  // Connections that were let go of are there a moment longer.
  for (let looks = 0; others > 0 && looks < LOOKS; looks += 1) {
    await sleep(PAUSE)
    others = await countOthers(knex)
  }
  if (others === 0) return
  throw new BackupError(
    `Nila is running on this database, or something else is connected to it (connections: ${others}). Stop it, then restore.`,
  )
}

export async function refuseUsers(client: pg.ClientBase): Promise<void> {
  const { rows: tables } = await client.query("select from pg_class where oid = to_regclass('public.users')")
  if (tables.length === 0) return
  const { rows: users } = await client.query('select from public.users limit 1')
  if (users.length === 0) return
  throw new BackupError('This database has users in it. To replace everything it holds, add --replace.')
}
