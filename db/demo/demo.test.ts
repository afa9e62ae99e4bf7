import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { AuditEntry } from '../models/audit-entry.ts'
import { Avatar } from '../models/avatar.ts'
import { HelpPassage } from '../models/help-passage.ts'
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

describe('the demo', () => {
  beforeAll(async () => {
    await emptyTables(db)
    await load()
  })

  test('has 300 users, of whom one administers, one is `demo` and nobody can sign in', async () => {
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

  test('has 400 reviews in thirteen languages and every state, within the limits of a real one', async () => {
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
    expect(await AuditEntry.query().where({ subjectType: 'review' }).resultSize()).toBe(80)
  })

  test('has 12 avatars and 150 access records, something for every filter', async () => {
    const avatars = await Avatar.query()
    expect(avatars).toHaveLength(12)
    expect(avatars.filter(({ isActive }) => !isActive)).toHaveLength(2)
    for (const { name, persona, greeting } of avatars) {
      expect(persona).toContain(`I am ${name}`)
      expect(greeting.length).toBeGreaterThan(20)
    }

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

  test('tells of every decision as one that can be undone, at a time when it can have been made', async () => {
    const records = await Subscription.query().whereIn('status', ['active', 'rejected'])
    const entries = await AuditEntry.query().where({ subjectType: 'subscription' })
    expect(entries).toHaveLength(records.length)
    for (const { id, status, expiresAt, version, createdAt } of records) {
      const entry = entries.find(({ subjectId }) => subjectId === id)
      expect(entry).toMatchObject({
        action: status === 'active' ? 'subscription.approve' : 'subscription.reject',
        before: { status: 'pending_verification', expiresAt: null, version: 1 },
        after: { status, expiresAt: expiresAt?.toISOString() ?? null, version },
      })
      expect(Number(entry?.at)).toBeGreaterThanOrEqual(createdAt.getTime())
      expect(Number(entry?.at)).toBeLessThanOrEqual(Date.parse('2026-11-20T12:00:00Z'))
    }
    const all = await AuditEntry.query().orderBy('id')
    expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(all.length)
    expect(all.map(({ at }) => at.getTime())).toEqual(all.map(({ at }) => at.getTime()).sort((a, b) => a - b))
  })

  test('has 90 days of visits, each of which is what its events add up to', async () => {
    const { rows } = await db.raw(
      `select count(*)::int as visits, count(distinct day)::int as days, count(distinct country)::int as countries,
         bool_and(page_views = views and visible_seconds = seconds and scroll_depth = depth and seen_at = latest and started_at = first) as "isWhole",
         max(latest) <= '2026-11-20T12:00:00Z' as "isPast", (select sum(visits)::int from visit_days where country = '') as counted
       from visits join (
         select visit_id, count(*) filter (where kind = 1) as views, sum(visible) as seconds, min(time) as first, max(time) as latest,
           coalesce(max(value) filter (where kind = 2), 0) as depth
         from analytics_events group by visit_id
       ) as told on visit_id = id`,
    )
    const [{ visits }] = rows
    expect(visits).toBeGreaterThan(6000)
    expect(rows).toEqual([{ visits, counted: visits, days: 90, countries: 15, isWhole: true, isPast: true }])
  })

  test('has visitors who come back within a month, and after a while', async () => {
    const { rows } = await db.raw(
      `select count(*) filter (where number > 1) > 1000 as "someReturn", bool_or(silence <= interval '30 minutes') as "isTooSoon",
         bool_or(month <> first_month) as "isOtherMonth", (select count(*) from visitors) > 500 as "someMayReturn"
       from (
         select number, started_at - lag(seen_at) over history as silence, date_trunc('month', day) as month,
           date_trunc('month', min(day) over (partition by visitor)) as first_month
         from visits window history as (partition by visitor order by number)
       ) as visits`,
    )
    expect(rows).toEqual([{ someReturn: true, isTooSoon: false, isOtherMonth: false, someMayReturn: true }])
  })
})

describe('loading the demo', () => {
  beforeEach(() => emptyTables(db))

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
  beforeEach(() => emptyTables(db))

  test('leaves an empty, ordinary installation that keeps its settings', async () => {
    await Setting.query().insert({ key: 'session_keys', value: ['kept'] })
    await load()
    const words = {
      locale: 'en',
      place: 'donate.why',
      path: '/donate',
      title: 'Donate',
      heading: 'Why?',
      text: 'Words.',
    }
    await HelpPassage.query().insert({ ...words, headingTerms: ['_why'], textTerms: [], release: 'hash' })
    expect(await clearDemo(db)).toBe(true)
    for (const { tableName } of [User, Review, Avatar, Subscription, LoginAttempt, AuditEntry]) {
      expect(await db(tableName), tableName).toEqual([])
    }
    for (const table of [
      'visits',
      'analytics_events',
      'visitors',
      'visitor_days',
      'visit_days',
      'analytics_terms',
    ]) {
      expect(await db(table), table).toEqual([])
    }
    expect(await Setting.query().orderBy('key')).toEqual([
      { key: 'demo', value: false },
      { key: 'session_keys', value: ['kept'] },
    ])
    // The site is the same, and its words come back only with the next start.
    expect(await HelpPassage.query()).toMatchObject([words])
    expect(await buildUser()).toMatchObject({ id: 1 })
  })

  test('does nothing to a database that is no demo', async () => {
    await buildUser()
    expect(await clearDemo(db)).toBe(false)
    expect(await User.query().resultSize()).toBe(1)
  })
})
