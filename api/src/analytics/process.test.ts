import { addressOf, createTestDatabase } from '@nila/db/testing'
import { expect, inject, onTestFinished, test } from 'vitest'
import { makeDataFolder, startProcess } from '../../testing/process.ts'
import { rollUp } from './roll-up.ts'

const CONNECTIONS = 20

test('kill -9 under load loses no event that was answered, and the figures count each once', async () => {
  const database = await createTestDatabase(inject('postgres'))
  onTestFinished(() => database.drop())
  const folder = await makeDataFolder()
  onTestFinished(() => folder.remove())
  const { db, connection } = database
  const nila = await startProcess({
    DATABASE_URL: addressOf(connection),
    DATA_DIR: folder.path,
    TRACK_RATE_LIMIT: '0',
  })
  const answered = new Set<number>()
  let sequence = 0
  const tell = async () => {
    for (;;) {
      sequence += 1
      const mine = sequence
      const { status } = await fetch(`${nila.url}/api/analytics/track`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0 Firefox/140.0' },
        body: JSON.stringify({ type: 'pageview', path: '/', sequence: mine }),
      })
      if (status === 204) answered.add(mine)
      if (answered.size === 500) nila.child.kill('SIGKILL')
    }
  }
  // Each ends when the process does.
  await Promise.allSettled(Array.from({ length: CONNECTIONS }, tell))
  expect(answered.size).toBeGreaterThanOrEqual(500)

  const stored: { sequence: number }[] = await db('analytics_events').select('sequence')
  const kept = new Set(stored.map((event) => event.sequence))
  expect([...answered].filter((one) => !kept.has(one))).toEqual([])
  await rollUp(db)
  const [visit, ...others] = await db('visits')
  expect(others).toEqual([])
  expect(visit.pageViews).toBe(stored.length)
  const { count } = await db('analytics_counts').where({ country: '', what: 'path' }).first()
  expect(count).toBe(stored.length)
})
