import type { Database } from '@nila/db'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import type { WaitingEvent } from './store-events.ts'
import { createVisitRecorder } from './visit-recorder.ts'

const api = useApi()
const db = (): Database => api.database.db

const send = (path: string) =>
  api
    .visitor()
    .send(
      'POST',
      '/api/analytics/track',
      { type: 'pageview', path },
      { 'User-Agent': 'Mozilla/5.0 Firefox/140.0' },
    )
const metric = async (name: string) => {
  const text = await (await api.visitor().fetch('/metrics')).text()
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1])
}

const event = (sequence: number): WaitingEvent => ({
  network: '203.0.113.0',
  country: 'IN',
  region: null,
  city: null,
  device: 1,
  screen: 1,
  browser: null,
  system: null,
  referrer: '',
  kind: 1,
  value: 0,
  path: '/',
  visitor: 1n,
  isLasting: false,
  time: new Date(),
  sequence,
  visible: 0,
})

/** Holds the tables, so that nothing can be stored, until the function that it gives is called. */
async function holdTables(): Promise<() => Promise<void>> {
  const trx = await db().transaction()
  await trx.raw('lock table visitors in access exclusive mode')
  return async () => {
    await trx.rollback()
  }
}

test('while nothing can be stored events wait, are answered so, and are stored once it can', async () => {
  await send('/')
  const release = await holdTables()
  expect((await send('/donate')).status).toBe(202)
  // From now on nobody waits for an answer.
  expect((await send('/reviews')).status).toBe(202)
  expect(await metric('analytics_events_waiting')).toBe(1)
  await release()
  await expect.poll(() => db()('analytics_events')).toHaveLength(3)
  expect((await send('/contact')).status).toBe(204)
})

test('ten thousand events wait; more are refused and counted', async () => {
  const registry = new Registry()
  const recorder = createVisitRecorder({ db: db(), log: pino({ level: 'silent' }), metrics: { registry } })
  const read = async (name: string) => (await registry.getSingleMetric(name)?.get())?.values[0]?.value
  const release = await holdTables()
  const first = recorder.take(event(0))
  await expect.poll(() => read('analytics_events_waiting')).toBe(0)
  const others = Array.from({ length: 10_000 }, (_, place) => recorder.take(event(place + 1)))
  await expect(recorder.take(event(20_000))).rejects.toMatchObject({ status: 503, retryAfter: 2 })
  expect(await read('analytics_events_dropped_total')).toBe(1)
  expect(new Set(await Promise.all([first, ...others]))).toEqual(new Set(['waiting']))
  await release()
  await recorder.close()
  expect(await db()('visits')).toMatchObject([{ pageViews: 10_001 }])
})
