import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { createBareDatabase } from '../testing/bare-database.ts'
import { createByteReader } from './byte-reader.ts'
import { encode, type Header } from './format.ts'

/** Blocks without end, and how many of them were asked for. */
function endless() {
  const asked = { blocks: 0 }
  async function* blocks() {
    for (;;) {
      asked.blocks += 1
      yield Buffer.from(`row ${asked.blocks}\n`)
    }
  }
  return { asked, blocks: blocks() }
}

test('rows are asked for no faster than they are written', async () => {
  const { asked, blocks } = endless()
  const header = { tables: [{ name: 'users', columns: ['id'] }] } as Partial<Header> as Header
  const bytes = encode(header, () => blocks)
  for (let pieces = 0; pieces < 7; pieces += 1) await bytes.next()
  expect(asked.blocks).toBe(3)
})

test('a file is read no faster than its rows are restored', async () => {
  const { asked, blocks } = endless()
  const bytes = createByteReader(blocks, () => undefined)
  const rows = bytes.block(1e12)
  for (let pieces = 0; pieces < 3; pieces += 1) await rows.next()
  expect(asked.blocks).toBe(3)
})

test('200 MB of rows are never held in memory', async () => {
  const source = await createBareDatabase(inject('postgres'))
  const target = await createBareDatabase(inject('postgres'))
  const folder = await mkdtemp(join(tmpdir(), 'nila-backup-'))
  await source.query(
    `insert into email_logs (filename, recipient, reason, size, html)
     select n || '.html', 'a@example.com', 'refused', 1000000, repeat(md5(n::text), 32768) from generate_series(1, 200) n`,
  )
  const program = `
    import { backUp, restore } from ${JSON.stringify(join(import.meta.dirname, '../index.ts'))}
    const [from, to, path] = JSON.parse(process.argv[1])
    const { signal } = new AbortController()
    await backUp(from, path, { release: '1.0.0', signal })
    await restore(to, path, { replaces: false, signal })
    console.log(process.resourceUsage().maxRSS)`
  const given = JSON.stringify([source.connection, target.connection, join(folder, 'large.gz')])
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    program,
    given,
  ])
  const size = 'select sum(length(html))::int as size from email_logs'
  expect(await target.query(size)).toEqual([{ size: 200 * 2 ** 20 }])
  // Kilobytes; what Node and its programs take is some 100 MB of them.
  expect(Number(stdout)).toBeLessThan(250_000)
  await Promise.all([source.drop(), target.drop(), rm(folder, { recursive: true })])
})
