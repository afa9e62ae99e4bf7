import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listEmailLogs, login } from '@nila/api/contract'
import { type Database, OutboxEmail } from '@nila/db'
import { addressOf, createTestDatabase } from '@nila/db/testing'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { buildAccount, PASSWORD } from '../testing/accounts.ts'
import { createAgent } from '../testing/agent.ts'
import { startProcess } from '../testing/process.ts'

let folder: string
const cleanUps: (() => Promise<unknown>)[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nila-backup-'))
  cleanUps.push(() => rm(folder, { recursive: true }))
})
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

async function createDatabase(): Promise<{ db: Database; url: string }> {
  const { db, connection, drop } = await createTestDatabase(inject('postgres'))
  cleanUps.push(drop)
  return { db, url: addressOf(connection) }
}

/** What long work says of how far it is, which on a slow machine all of it may be. */
const PROGRESS = /^.* …\n/gm

interface Run {
  child: ChildProcess
  ended: Promise<{ code: number | null; output: string }>
}

function start(command: 'backup' | 'restore', url: string, ...args: string[]): Run {
  const env = { PATH: process.env.PATH, DATABASE_URL: url, INIT_CWD: folder }
  const program = join(import.meta.dirname, `${command}.ts`)
  const child = spawn(process.execPath, [program, ...args], { env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output: output.replace(PROGRESS, '') }))
  })
  return { child, ended }
}
const run = (...given: Parameters<typeof start>) => start(...given).ended

test('after a restore one signs in as before, and no mail is sent a second time', async () => {
  const source = await createDatabase()
  await buildAccount({ username: 'आशा', role: 'super_admin', email: 'asha@example.com' })
  await OutboxEmail.query().insert({
    id: '0190c2f0-0000-7000-8000-000000000001',
    messageId: '<1@nila.test>',
    name: 'welcome',
    values: { username: 'रवि' },
    locale: 'en',
    recipient: 'ravi@example.com',
    isSecurity: false,
    maxAttempts: 15,
    createdAt: new Date(Date.now() - 3_600_000),
  })
  const backup = await run('backup', source.url, 'nila.gz')
  expect(backup.code).toBe(0)
  expect(backup.output).toMatch(
    /^Backed up \d+ rows of \d+ tables to \S+\/nila\.gz: [\d,]+ bytes in \d+\.\d s\.\n$/,
  )

  const target = await createDatabase()
  await target.db.destroy()
  const restored = await run('restore', target.url, 'nila.gz')
  expect(restored.output).toMatch(
    /^Mails that waited .+: 1\.\nNila 1\.0\.0 made it at .+\nRestored \d+ rows of \d+ tables from .+\n$/,
  )
  expect(restored.code).toBe(0)

  const nila = await startProcess({ DATABASE_URL: target.url })
  cleanUps.push(async () => {
    nila.child.kill('SIGTERM')
    await nila.ended
  })
  const admin = createAgent(nila.url ?? '')
  await admin.call(login, { body: { username: 'आशा', password: PASSWORD } })
  await expect
    .poll(() => admin.call(listEmailLogs, { query: {} }), { timeout: 20_000 })
    .toMatchObject({ logs: [{ recipient: 'ravi@example.com', reason: 'expired' }] })

  // While it runs it can be backed up, and nothing can be put under it.
  expect(await run('backup', target.url, 'again.gz')).toMatchObject({ code: 0 })
  const refused = await run('restore', target.url, 'nila.gz', '--replace')
  expect(refused.code).toBe(1)
  expect(refused.output).toMatch(/^Nila is running on this database, .+ Stop it, then restore\.\n$/)
})

test('what cannot be done is said in one line, with exit code 1', async () => {
  const { db, url } = await createDatabase()
  await buildAccount()
  await db.destroy()
  await run('backup', url, 'nila.gz')
  const none = 'postgres://nobody@localhost:1/none'
  const said = [
    ['backup', url, ['a', 'b'], 'Say which file to write: npm run backup -- FILE'],
    [
      'backup',
      url,
      ['nila.gz'],
      `${folder}/nila.gz exists already; a backup overwrites nothing. Name another file.`,
    ],
    [
      'backup',
      none,
      ['other.gz'],
      'The database that DATABASE_URL names cannot be reached. Is it running, and is the address right?',
    ],
    [
      'restore',
      url,
      ['--replace'],
      'Say which backup to restore: npm run restore -- FILE, or -- FILE --replace',
    ],
    ['restore', url, ['none.gz'], `There is no file ${folder}/none.gz.`],
    [
      'restore',
      url,
      ['nila.gz'],
      'This database has users in it. To replace everything it holds, add --replace.',
    ],
  ] as const
  for (const [command, address, args, words] of said) {
    expect(await run(command, address, ...args)).toEqual({ code: 1, output: `${words}\n` })
  }
  expect(await readdir(folder)).toEqual(['nila.gz'])
})

test('Ctrl-C ends it in order, and nothing is left behind', async () => {
  const { db, url } = await createDatabase()
  await db.transaction(async (trx) => {
    await trx.raw('lock table users in access exclusive mode')
    const { child, ended } = start('backup', url, 'nila.gz')
    const isWaiting = () =>
      trx('pg_locks')
        .where({ granted: false, mode: 'AccessShareLock' })
        .whereRaw("relation = 'users'::regclass")
        .first()
    await expect.poll(isWaiting, { timeout: 20_000 }).toBeDefined()
    // Twice, as a terminal and the launcher say it.
    child.kill('SIGINT')
    child.kill('SIGINT')
    expect(await ended).toEqual({ code: 130, output: 'Stopped. No backup was written.\n' })
  })
  expect(await readdir(folder)).toEqual([])
})
