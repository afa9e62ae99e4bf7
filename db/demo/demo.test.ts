import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { AuditEntry } from '../models/audit-entry.ts'
import { Avatar } from '../models/avatar.ts'
import { LoginAttempt } from '../models/login-attempt.ts'
import { Review } from '../models/review.ts'
import { Setting } from '../models/setting.ts'
import { Subscription } from '../models/subscription.ts'
import { User } from '../models/user.ts'
import { StartError } from '../start-error.ts'
import { createTestDatabase, emptyTables } from '../testing/database.ts'
import { buildUser } from '../testing/factories.ts'
import { clearDemo, DEMO_PASSWORD_HASH, isDemo, loadDemo } from './index.ts'

const { db, drop } = await createTestDatabase(inject('postgres'))
beforeEach(() => emptyTables(db))
afterAll(drop)

const load = () => loadDemo(db, { adminUsername: 'ADMIN', now: new Date('2026-11-20T12:00:00Z') })
const scripts = [
  'Devanagari',
  'Bengali',
  'Tamil',
  'Telugu',
  'Gujarati',
  'Kannada',
  'Malayalam',
  'Gurmukhi',
  'Oriya',
  'Arabic',
  'Latin',
]
const inScript = (texts: string[], script: string) =>
  texts.filter((text) => new RegExp(`\\p{Script=${script}}`, 'u').test(text)).length

describe('loading the demo', () => {
  test('gives 300 users, of whom one administers, one is `demo` and nobody can sign in', async () => {
    expect(await load()).toBe(true)
    const users = await User.query()
    expect(users).toHaveLength(300)
    expect(users.filter(({ role }) => role === 'super_admin').map(({ username }) => username)).toEqual([
      'ADMIN',
    ])
    expect(users.find(({ username }) => username === 'demo')).toMatchObject({ role: 'user' })
    expect(users.filter(({ role }) => role === 'editor')).toHaveLength(2)
    expect(users.filter(({ suspendedAt }) => suspendedAt)).toHaveLength(5)
    expect(users.filter(({ email }) => !email).length).toBeGreaterThan(30)
    expect(new Set(users.map(({ passwordHash }) => passwordHash))).toEqual(new Set([DEMO_PASSWORD_HASH]))
    expect(users.every(({ email }) => email === null || email.endsWith('@demo.example'))).toBe(true)
    for (const script of scripts) {
      expect(
        inScript(
          users.map(({ username }) => username),
          script,
        ),
        script,
      ).toBeGreaterThan(1)
    }
    expect(await LoginAttempt.query().resultSize()).toBeGreaterThan(300)
    expect(await LoginAttempt.query().where({ outcome: 'failure' }).resultSize()).toBeGreaterThan(10)
    expect(await isDemo(db)).toBe(true)
  })

  test('gives 400 reviews in thirteen languages and every state, within the limits of a real one', async () => {
    await load()
    const reviews = await Review.query()
    const counts = [0, 1, 2].map((state) => reviews.filter(({ isApproved }) => isApproved === state).length)
    expect(counts).toEqual([100, 260, 40])
    expect(reviews.filter(({ userId }) => userId)).toHaveLength(290)
    for (const { title, content, createdAt } of reviews) {
      expect([...title.trim()].length).toBeGreaterThanOrEqual(3)
      expect(title.length).toBeLessThanOrEqual(100)
      expect(content.length).toBeGreaterThanOrEqual(10)
      expect(content.length).toBeLessThanOrEqual(1000)
      expect(createdAt.getTime()).toBeLessThanOrEqual(Date.parse('2026-11-20T12:00:00Z'))
    }
    expect(Math.max(...reviews.map(({ content }) => content.length))).toBeGreaterThan(700)
    for (const script of scripts) {
      expect(
        inScript(
          reviews.map(({ content }) => content),
          script,
        ),
        script,
      ).toBeGreaterThan(3)
    }
    const ratings = [1, 2, 3, 4, 5].map(
      (rating) => reviews.filter((review) => review.rating === rating).length,
    )
    expect(Math.min(...ratings)).toBeGreaterThan(10)
    expect(Number(ratings[3]) + Number(ratings[4])).toBeGreaterThan(270)
    expect(await AuditEntry.query().resultSize()).toBe(80)
  })

  test('gives 12 avatars and 150 access records, something for every filter', async () => {
    await load()
    const avatars = await Avatar.query()
    expect(avatars).toHaveLength(12)
    expect(avatars.filter(({ isActive }) => !isActive)).toHaveLength(2)

    const records = await Subscription.query()
    expect(records).toHaveLength(150)
    const now = new Date('2026-11-20T12:00:00Z')
    const some = {
      unlimited: records.filter((r) => r.status === 'active' && !r.expiresAt),
      limited: records.filter((r) => r.status === 'active' && r.expiresAt && r.expiresAt > now),
      runOut: records.filter((r) => r.status === 'active' && r.expiresAt && r.expiresAt < now),
      pending: records.filter((r) => r.status === 'pending_verification' && r.transactionId),
      missingId: records.filter(
        (r) => r.status === 'pending_verification' && r.paymentMethod === 'upi' && !r.transactionId,
      ),
      untidyId: records.filter((r) => r.transactionId && !/^[0-9]{12}$/.test(r.transactionId)),
      free: records.filter((r) => r.paymentMethod === 'free_access'),
      expired: records.filter((r) => r.status === 'expired'),
      rejected: records.filter((r) => r.status === 'rejected'),
    }
    for (const [name, found] of Object.entries(some)) expect(found.length, name).toBeGreaterThan(2)
    expect(records.every(({ createdAt, expiresAt }) => !expiresAt || createdAt < expiresAt)).toBe(true)
  })

  test('is the same each time', async () => {
    await load()
    const first = await Review.query().orderBy('id')
    await clearDemo(db)
    await load()
    expect(await Review.query().orderBy('id')).toEqual(first)
  })

  test('twice does nothing the second time, and two at once load it once', async () => {
    expect((await Promise.all([load(), load()])).sort()).toEqual([false, true])
    expect(await User.query().resultSize()).toBe(300)
  })

  test('is refused where there are users, and where the administrator would be `demo`', async () => {
    await expect(loadDemo(db, { adminUsername: 'Demo' })).rejects.toThrow(StartError)
    const { id } = await buildUser()
    await expect(load()).rejects.toThrow(StartError)
    expect(await User.query()).toMatchObject([{ id }])
    expect(await isDemo(db)).toBe(false)
  })
})

describe('clearing the demo', () => {
  test('leaves an empty, ordinary installation that keeps its settings', async () => {
    await Setting.query().insert({ key: 'session_keys', value: ['kept'] })
    await load()
    expect(await clearDemo(db)).toBe(true)
    for (const { tableName } of [User, Review, Avatar, Subscription, LoginAttempt, AuditEntry]) {
      expect(await db(tableName), tableName).toEqual([])
    }
    expect(await Setting.query().orderBy('key')).toEqual([
      { key: 'demo', value: false },
      { key: 'session_keys', value: ['kept'] },
    ])
    expect(await buildUser()).toMatchObject({ id: 1 })
  })

  test('does nothing to a database that is no demo', async () => {
    await buildUser()
    expect(await clearDemo(db)).toBe(false)
    expect(await User.query().resultSize()).toBe(1)
  })
})
