import { DASHBOARD_DAYS, DASHBOARD_TIME_ZONE, getDashboard, getPendingWork } from '@nila/api/contract'
import { EmailProvider, OutboxEmail, Review } from '@nila/db'
import {
  buildEmailLog,
  buildReport,
  buildReview,
  buildRun,
  buildSubscription,
  buildUser,
} from '@nila/db/testing'
import { expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { readMailConfig } from '../mail/mail-config.ts'

const DAY = 24 * 3_600_000

const mail = {
  ...readMailConfig({ BREVO_DAILY_LIMIT: 300, GMAIL_DAILY_LIMIT: 500 } as never, 'localhost'),
  brevo: { kind: 'api' as const, url: 'http://127.0.0.1:1', key: 'k', dailyLimit: 300 },
}
const api = useApi({ mail })

const FORMAT = new Intl.DateTimeFormat('en-CA', { timeZone: DASHBOARD_TIME_ZONE, dateStyle: 'short' })
/** The day in India that it is, so many days ago. */
const dayOf = (daysAgo = 0): string => FORMAT.format(Date.now() - daysAgo * DAY)
/** A moment on it. */
const at = (day: string, time = '12:00:00'): Date => new Date(`${day}T${time}+05:30`)

const read = async () => (await api.signIn({ role: 'admin' })).call(getDashboard, {})

test('pending work is what waits, and nothing that was decided', async () => {
  await buildReview()
  await buildReview({ isApproved: 1 })
  await buildReview({ isApproved: 2 })
  await buildSubscription()
  await buildSubscription({ status: 'active' })
  await buildReport()
  await buildReport({ status: 'resolved' })
  const admin = await api.signIn({ role: 'admin' })
  expect(await admin.call(getPendingWork, {})).toEqual({ reviews: 1, subscriptions: 1, 'chat-reports': 1 })
})

test('an empty database is counted as such, every day of it', async () => {
  const { users, reviews, subscriptions, mail, pending } = await read()
  expect(pending).toEqual({ reviews: 0, subscriptions: 0, 'chat-reports': 0, missingTransactionIds: 0 })
  expect(reviews).toMatchObject({ total: 0, approved: 0, rejected: 0 })
  expect(subscriptions.active).toBe(0)
  // Whoever looks has signed up today.
  expect(users.total).toBe(1)
  expect(users.signUps).toHaveLength(DASHBOARD_DAYS)
  expect(users.signUps.at(-1)).toEqual({ day: dayOf(), count: 1 })
  expect(users.signUps[0]).toEqual({ day: dayOf(DASHBOARD_DAYS - 1), count: 0 })
  expect(mail).toMatchObject({ waiting: 0, logged: 0 })
})

test("days are India's: they begin and end at its midnight", async () => {
  const day = dayOf(3)
  await buildUser({ createdAt: at(dayOf(4), '23:59:59.999') })
  await buildUser({ createdAt: at(day, '00:00:00') })
  await buildUser({ createdAt: at(day, '23:59:59.999') })
  await buildUser({ createdAt: at(dayOf(2), '00:00:00') })
  await buildUser({ createdAt: at(dayOf(DASHBOARD_DAYS)) })
  const { users } = await read()
  expect(users.signUps.slice(-5).map(({ count }) => count)).toEqual([1, 2, 1, 0, 1])
  expect(users.total).toBe(6)
})

test('answers of the chat are counted by the day on which they began, whatever became of them', async () => {
  await buildRun()
  await buildRun({ kind: 'help', model: null, baseUrl: null })
  await buildRun({ status: 'failed', startedAt: at(dayOf(1)) })
  await buildReport()
  const { chat, pending } = await read()
  expect(chat.answers.slice(-2)).toEqual([
    { day: dayOf(1), count: 1 },
    { day: dayOf(), count: 2 },
  ])
  expect(pending['chat-reports']).toBe(1)
})

test('reviews and access are counted by their state and by the day they came', async () => {
  const createdAt = at(dayOf(1))
  for (const isApproved of [0, 1, 1, 2] as const) await buildReview({ isApproved, createdAt })
  await buildSubscription({ createdAt, transactionId: null })
  await buildSubscription({ createdAt, transactionId: '' })
  await buildSubscription({ createdAt, transactionId: null, paymentMethod: 'free_access' })
  await buildSubscription({ createdAt, status: 'active' })
  await buildSubscription({ createdAt, status: 'active', expiresAt: new Date(Date.now() + DAY) })
  await buildSubscription({ createdAt, status: 'active', expiresAt: new Date(Date.now() + 60_000) })
  await buildSubscription({ createdAt, status: 'active', expiresAt: new Date(Date.now() - 1000) })
  const { pending, reviews, subscriptions } = await read()
  expect(pending).toEqual({ reviews: 1, subscriptions: 3, 'chat-reports': 0, missingTransactionIds: 2 })
  expect(reviews).toMatchObject({ total: 4, approved: 2, rejected: 1 })
  expect(reviews.written.slice(-2)).toEqual([
    { day: dayOf(1), count: 4 },
    { day: dayOf(), count: 0 },
  ])
  // The one whose time is over is active no more.
  expect(subscriptions.active).toBe(3)
  expect(subscriptions.requested.at(-2)).toEqual({ day: dayOf(1), count: 7 })
})

const mailOf = (over: object) =>
  OutboxEmail.query().insert({
    id: crypto.randomUUID(),
    messageId: '<a@b>',
    name: 'welcome',
    values: {},
    locale: 'en',
    recipient: 'asha@example.org',
    isSecurity: false,
    maxAttempts: 1,
    ...over,
  })

test('mail: what waits, what nobody took, and what was sent on the days that are still known', async () => {
  await mailOf({})
  await mailOf({ state: 'sent', settledAt: at(dayOf(6)) })
  await mailOf({ state: 'sent', settledAt: at(dayOf()) })
  await mailOf({ state: 'refused', settledAt: at(dayOf()) })
  await buildEmailLog()
  const { mail } = await read()
  expect(mail).toMatchObject({ waiting: 1, logged: 1 })
  expect(mail.sent).toHaveLength(7)
  expect(mail.sent[0]).toEqual({ day: dayOf(6), count: 1 })
  expect(mail.sent.at(-1)).toEqual({ day: dayOf(), count: 1 })
})

test('mail: who carries it, and whether they do', async () => {
  const brevo = async () => (await read()).mail.providers.find(({ name }) => name === 'brevo')
  expect(await brevo()).toEqual({ name: 'brevo', isConfigured: true, isWorking: true })
  await EmailProvider.query().insert({ name: 'brevo', day: EmailProvider.raw('current_date'), failures: 5 })
  expect(await brevo()).toMatchObject({ isConfigured: true, isWorking: false })
  const { providers } = (await read()).mail
  expect(providers.find(({ name }) => name === 'gmail')).toEqual({
    name: 'gmail',
    isConfigured: false,
    isWorking: false,
  })
})

test('a decision is counted at once', async () => {
  await buildReview()
  const admin = await api.signIn({ role: 'admin' })
  await Review.query().patch({ isApproved: 1 })
  expect(await admin.call(getPendingWork, {})).toMatchObject({ reviews: 0 })
})
