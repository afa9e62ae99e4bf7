import { type ChatUsage, getChatUsage, updateChatSettings } from '@nila/api/contract'
import { Conversation, Guest, Message } from '@nila/db'
import { buildRun, buildUser } from '@nila/db/testing'
import { expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { addDays, dayOf, startOf } from '../analytics/days.ts'

const api = useApi()
const today = dayOf(new Date())
/** A moment of the day so many days ago, as far from its beginning as said (milliseconds). */
const momentOf = (daysAgo: number, after = 0) => new Date(startOf(addDays(today, -daysAgo)).getTime() + after)

async function read(days: '7' | '30' | '90' = '7'): Promise<ChatUsage> {
  const admin = await api.signIn({ role: 'admin' })
  return admin.call(getChatUsage, { query: { days } })
}

test('a chat that nobody used has all its days, without anything', async () => {
  const usage = await read('30')
  expect(usage.days.map(({ day }) => day)).toEqual(
    Array.from({ length: 30 }, (_, index) => addDays(today, index - 29)),
  )
  expect(usage.totals).toEqual({
    answers: 0,
    byModel: 0,
    stopped: 0,
    failed: 0,
    interrupted: 0,
    promptTokens: 0,
    completionTokens: 0,
    estimatedTokens: 0,
    cost: 0,
    firstTextP50: null,
    firstTextP95: null,
    users: 0,
    guests: 0,
  })
  expect(usage).toMatchObject({ models: [], failures: [], ratings: { up: 0, down: 0 }, currency: 'INR' })
})

test("days are India's, and older answers are of no day", async () => {
  await buildRun({ startedAt: momentOf(6) })
  await buildRun({ startedAt: momentOf(6, -1) })
  await buildRun({ startedAt: momentOf(1, -1) })
  await buildRun({ startedAt: momentOf(1) })
  const { days, totals } = await read('7')
  expect(days.map(({ answers }) => answers)).toEqual([1, 0, 0, 0, 1, 1, 0])
  expect(totals.answers).toBe(3)
})

test('answers are told apart by kind and by how they ended', async () => {
  await buildRun({ kind: 'help', model: null, baseUrl: null })
  await buildRun({ status: 'stopped' })
  await buildRun({ status: 'interrupted' })
  await buildRun({ status: 'failed', failure: 'model_busy', model: null, baseUrl: null })
  await buildRun({ status: 'failed', failure: 'model_busy' })
  await buildRun({ status: 'failed', failure: 'moderated' })
  const { totals, failures } = await read()
  expect(totals).toMatchObject({ answers: 6, byModel: 5, stopped: 1, interrupted: 1, failed: 3 })
  expect(failures).toEqual([
    { failure: 'model_busy', count: 2 },
    { failure: 'moderated', count: 1 },
  ])
})

test('tokens and cost are added up, a day and a model at a time, and say what was estimated', async () => {
  const counted = { promptTokens: 100, completionTokens: 20, cost: 1_500_000 }
  await buildRun(counted)
  await buildRun({ ...counted, startedAt: momentOf(2) })
  await buildRun({ promptTokens: 7, completionTokens: 3, cost: 10, isEstimated: true, model: 'model-b' })
  const { totals, days, models } = await read()
  expect(totals).toMatchObject({
    promptTokens: 207,
    completionTokens: 43,
    estimatedTokens: 10,
    cost: 3_000_010,
  })
  expect(days.at(-3)).toMatchObject({ answers: 1, promptTokens: 100, cost: 1_500_000 })
  expect(models).toMatchObject([
    { model: 'model-a', baseUrl: 'https://models.example/v1', answers: 2, cost: 3_000_000 },
    { model: 'model-b', answers: 1, estimatedTokens: 10 },
  ])
})

test('the time to the first words is what half of the answers, and 95 in a hundred, stay within', async () => {
  for (let place = 1; place <= 20; place += 1) await buildRun({ firstTextMs: place * 100 })
  await buildRun({ firstTextMs: 9000, model: 'model-b', startedAt: momentOf(1) })
  // The help guide answers at once, and would flatter the models.
  await buildRun({ kind: 'help', model: null, baseUrl: null, firstTextMs: 1 })
  const { days, models, totals } = await read()
  expect(days.at(-1)).toMatchObject({ firstTextP50: 1000, firstTextP95: 1900 })
  expect(models).toMatchObject([
    { model: 'model-a', firstTextP50: 1000, firstTextP95: 1900 },
    { model: 'model-b', firstTextP50: 9000, firstTextP95: 9000 },
  ])
  expect(totals).toMatchObject({ firstTextP50: 1100, firstTextP95: 2000 })
})

test('people are counted once a day, and once in all', async () => {
  const { id: userId } = await buildUser()
  const { id: otherId } = await buildUser()
  const { id: guestId } = await Guest.query().insert({ keyHash: 'hash' }).returning('*')
  await buildRun({ userId })
  await buildRun({ userId })
  await buildRun({ userId: otherId })
  await buildRun({ userId, startedAt: momentOf(1) })
  await buildRun({ guestId, startedAt: momentOf(1) })
  const { days, totals } = await read()
  expect(days.slice(-2)).toMatchObject([
    { users: 1, guests: 1 },
    { users: 2, guests: 0 },
  ])
  expect(totals).toMatchObject({ users: 2, guests: 1 })
})

test('thumbs are counted, those of earlier days not', async () => {
  const { id: userId } = await buildUser()
  const { id: conversationId } = await Conversation.query()
    .insert({ userId, title: 'Rain', language: 'en' })
    .returning('*')
  const answer = { conversationId, role: 'assistant', content: 'Water.', language: 'en' } as const
  for (const rating of [1, 1, -1] as const) await Message.query().insert({ ...answer, rating })
  await Message.query().insert(answer)
  await Message.query().insert({ ...answer, rating: -1, createdAt: momentOf(7) })
  expect((await read()).ratings).toEqual({ up: 2, down: 1 })
})

test('the unit of the cost is that of the settings', async () => {
  const admin = await api.signIn({ role: 'admin' })
  await admin.call(updateChatSettings, { body: { currency: 'USD' } })
  expect((await read()).currency).toBe('USD')
})

test('another number of days is refused', async () => {
  const admin = await api.signIn({ role: 'admin' })
  for (const days of ['1', '365', 'x', '7&days=30'])
    expect((await admin.fetch(`/api/admin/chat-usage?days=${days}`)).status).toBe(400)
})
