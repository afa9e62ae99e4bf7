import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import type { SocketConnection } from '../connect.ts'
import { listMigrations, migrating } from '../migrate.ts'
import { type BareDatabase, createBareDatabase } from '../testing/bare-database.ts'
import { fillDatabase, ODD_TEXTS } from '../testing/fill-database.ts'
import { backUp } from './back-up.ts'
import { LEFT_OUT_TABLES } from './left-out.ts'
import { restore } from './restore.ts'

const { signal } = new AbortController()
const open: BareDatabase[] = []
let folder: string
let filled: BareDatabase
let files = 0

const create = async (options?: Parameters<typeof createBareDatabase>[1]): Promise<BareDatabase> => {
  const database = await createBareDatabase(inject('postgres'), options)
  open.push(database)
  return database
}

async function backedUp({ connection }: BareDatabase): Promise<string> {
  files += 1
  const path = join(folder, `${files}.gz`)
  await backUp(connection, path, { release: '1.0.0', signal })
  return path
}
const restoreInto = ({ connection }: BareDatabase, path: string, replaces = false) =>
  restore(connection, path, { replaces, signal })

/** What a restore makes of what a database holds. */
function restoredFrom(contents: Record<string, string[]>): Record<string, string[]> {
  const emptied = LEFT_OUT_TABLES.map((table): [string, string[]] => [table, []])
  return { ...contents, ...Object.fromEntries(emptied) }
}
const withoutMails = ({ email_outbox, ...others }: Record<string, string[]>) => others

const stepDown = (connection: SocketConnection, steps: number) =>
  migrating(connection, async (knex) => {
    for (let step = 0; step < steps; step += 1) await knex.migrate.down()
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nila-backup-'))
  filled = await createBareDatabase(inject('postgres'))
  await fillDatabase(filled.connection)
})
afterEach(async () => {
  for (const database of open.splice(0)) await database.drop()
})
afterAll(async () => {
  await filled.drop()
  await rm(folder, { recursive: true })
})

describe('what was backed up comes back', () => {
  test('row by row and to the microsecond, and the sequences go on where they were', async () => {
    const before = await filled.contents()
    const empty = Object.keys(before).filter((name) => before[name]?.length === 0)
    expect(empty).toEqual([])

    const target = await create()
    const { rows, expiredMails } = await restoreInto(target, await backedUp(filled))
    const after = await target.contents()
    expect(withoutMails(after)).toEqual(withoutMails(restoredFrom(before)))
    expect(after.email_outbox).toHaveLength(2)
    expect(expiredMails).toBe(1)
    expect(rows).toBe(Object.values(after).flat().length - (after.sequences?.length ?? 0))
    const [session] = await target.query<{ id: number }>(
      "insert into session (sid, sess, expire, user_id) values ('s', '{}', now(), 1) returning id",
    )
    expect(session?.id).toBe(2)
  })

  test('in every script and with the oddest characters', async () => {
    const target = await create()
    await restoreInto(target, await backedUp(filled))
    const found = await target.query<{ title: string; content: string }>(
      'select title, content from reviews order by id offset 400',
    )
    const odd = ODD_TEXTS.map((text) => ({ title: text, content: `${text}${text}` }))
    expect(found.slice(0, -1)).toEqual(odd)
    expect(found.at(-1)?.content).toBe('लंबा '.repeat(100_000))
    const values =
      "select key, value #>> '{}' as text, value is null as absent from settings where key = 'nothing'"
    expect(await target.query(values)).toEqual([{ key: 'nothing', text: null, absent: false }])
  })

  test('a second time the same', async () => {
    const first = await create()
    await restoreInto(first, await backedUp(filled))
    const second = await create()
    await restoreInto(second, await backedUp(first))
    expect(withoutMails(await second.contents())).toEqual(withoutMails(await first.contents()))
  })

  test('into a database that has not even a schema, of a role that is no superuser', async () => {
    await filled.query(
      'do $$ begin create role plain login; exception when duplicate_object then null; end $$',
    )
    const target = await create({ isMigrated: false, owner: 'plain' })
    await restoreInto(target, await backedUp(filled))
    expect(withoutMails(await target.contents())).toEqual(withoutMails(restoredFrom(await filled.contents())))
    const again = await create({ isMigrated: false, owner: 'plain' })
    await restoreInto(again, await backedUp(target))
    expect(withoutMails(await again.contents())).toEqual(withoutMails(await target.contents()))
  })

  test('with generated columns, rows that refer to each other in circles, and triggers that have counted', async () => {
    const DDL = `
      create table test_nodes (id bigint generated always as identity constraint test_nodes_pkey primary key, parent_id bigint references test_nodes,
        edge_id int, doubled bigint generated always as (id * 2) stored);
      create table test_edges (id int primary key, node_id bigint not null references test_nodes);
      alter table test_nodes add constraint test_nodes_edge_fkey foreign key (edge_id) references test_edges deferrable initially deferred;
      create table test_counts (nodes int not null);
      create function test_count() returns trigger language plpgsql as $$ begin update test_counts set nodes = nodes + 1; return null; end $$;
      create trigger test_count after insert on test_nodes for each row execute function test_count();`
    const source = await create()
    await source.query(DDL)
    await source.query(`insert into test_counts values (0); insert into test_nodes (parent_id) values (3), (1), (2);
      insert into test_edges values (1, 2); update test_nodes set edge_id = 1 where id = 1`)
    const target = await create()
    await target.query(DDL)
    await restoreInto(target, await backedUp(source))
    expect(await target.contents()).toEqual(await source.contents())
    expect(await target.query('select nodes from test_counts')).toEqual([{ nodes: 3 }])

    await target.query('insert into test_nodes (parent_id) values (1)')
    expect(await target.query('select id, doubled from test_nodes order by id desc limit 1')).toEqual([
      { id: 4, doubled: 8 },
    ])
    expect(await target.query('select nodes from test_counts')).toEqual([{ nodes: 4 }])
    await expect(target.query('insert into test_edges values (2, 99)')).rejects.toMatchObject({
      code: '23503',
    })
  })

  test('and the rules stand as before: the audit log is append-only, keys, indexes and triggers are there', async () => {
    const rules = `
      select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint where connamespace = 'public'::regnamespace
      union all select tgname, tgenabled::text || ' ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`
    const before = await filled.query(rules)
    const target = await create()
    // It has the partitions of today; a restore adds the others, and drops none.
    await target.query('select forget_analytics(current_date - 1)')
    await restoreInto(target, await backedUp(filled))
    expect(await target.query(rules)).toEqual(before)
    await expect(target.query('delete from audit_log')).rejects.toThrow('append-only')
    await target.query('delete from totp')
    expect(await target.query('select has_second_factor from users where id in (1, 2) order by id')).toEqual([
      { has_second_factor: true },
      { has_second_factor: false },
    ])
  })
})

describe('a backup', () => {
  test('is for its owner’s eyes only, and holds neither sessions nor links nor codes', async () => {
    const path = await backedUp(filled)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const target = await create()
    await restoreInto(target, path)
    const left = await target.query('select secrets, claim, state from email_outbox order by state')
    expect(left).toEqual([
      { secrets: null, claim: null, state: 'sent' },
      { secrets: null, claim: null, state: 'waiting' },
    ])
    const contents = await target.contents()
    for (const table of LEFT_OUT_TABLES) expect(contents[table]).toEqual([])
  })

  test('shows one moment, whatever is written while it is made', async () => {
    const source = await create()
    // So that it takes a while before the last table is read.
    await source.query(
      `insert into audit_log (action, subject_type, details) select 'a.b', 'user', jsonb_build_object('text', repeat(md5(n::text), 40))
       from generate_series(1, 20000) n`,
    )
    const before = (await source.query<{ n: number }>('select count(*)::int as n from audit_log'))[0]?.n ?? 0
    let isMaking = true
    let written = 0
    const writing = (async () => {
      while (isMaking) {
        await source.query(`with one as (insert into users (username, password_hash) values ('u${written}', '!') returning id)
          insert into audit_log (action, subject_type, subject_id) select 'user.create', 'user', id from one`)
        written += 1
      }
    })()
    await expect.poll(() => written).toBeGreaterThan(2)
    const atStart = written
    const path = await backedUp(source)
    const during = written - atStart
    isMaking = false
    await writing
    expect(during).toBeGreaterThan(0)

    const target = await create()
    await restoreInto(target, path)
    const [found] = await target.query<{ users: number; entries: number }>(
      'select (select count(*)::int from users) as users, (select count(*)::int from audit_log) as entries',
    )
    expect(found?.users).toBeGreaterThanOrEqual(atStart)
    expect(found?.entries).toBe(before + (found?.users ?? 0))
  })
})

describe('a backup of an older release', () => {
  async function backedUpAt(steps: number): Promise<string> {
    const source = await create()
    await stepDown(source.connection, steps)
    await source.query("insert into users (username, password_hash) values ('Asha', '!')")
    await source.query("insert into audit_log (action, subject_type, subject_id) values ('a.b', 'user', 1)")
    await source.query(
      "insert into avatars (name, description, category, icon) values ('Guru', 'Teaches', 'Learning', 'book')",
    )
    return backedUp(source)
  }
  const isWhole = async (target: BareDatabase) => {
    const applied = await target.query<{ name: string }>('select name from knex_migrations order by name')
    expect(applied.map(({ name }) => name)).toEqual(await listMigrations())
    expect(await target.query('select username, has_second_factor, theme from users')).toEqual([
      { username: 'Asha', has_second_factor: false, theme: null },
    ])
    expect(await target.query('select name, persona, greeting from avatars')).toEqual([
      { name: 'Guru', persona: '', greeting: '' },
    ])
  }
  const accountsOnly = async () => (await listMigrations()).length - 4

  test('is brought to this one’s schema', async () => {
    const path = await backedUpAt(await accountsOnly())
    const target = await create({ isMigrated: false })
    await restoreInto(target, path)
    await isWhole(target)
  })

  test('replaces what a database of this one holds', async () => {
    const path = await backedUpAt(await accountsOnly())
    const target = await create()
    await fillDatabase(target.connection)
    await restoreInto(target, path, true)
    await isWhole(target)
  })
})
