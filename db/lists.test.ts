import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { transaction } from './connect.ts'
import { RecordCount } from './models/record-count.ts'
import { Review } from './models/review.ts'
import { Subscription } from './models/subscription.ts'
import { User } from './models/user.ts'
import { createTestDatabase, emptyTables, type TestDatabase } from './testing/database.ts'
import { buildReview, buildSubscription, buildUser } from './testing/factories.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('postgres'))
})
beforeEach(() => emptyTables(database.db))
afterAll(() => database.drop())

const rowsOf = async <R>(sql: string): Promise<R[]> => (await database.db.raw<{ rows: R[] }>(sql)).rows
const wordsOf = async (sql: string) => (await rowsOf<{ word: string }>(sql)).map(({ word }) => word)

const kinds = async () => {
  const rows = await RecordCount.query()
    .select('list', 'key')
    .sum('change as count')
    .groupBy('list', 'key')
    .orderByRaw('list, key::text')
  return rows.filter((row) => Number((row as RecordCount & { count: string }).count) !== 0)
}
const recounted = async () => {
  await database.db.raw('select recount_records()')
  return kinds()
}

describe('the counters of the lists', () => {
  test('say what a count of the records says, after every kind of change', async () => {
    const { id } = await buildReview({ rating: 2 })
    await buildReview({ isApproved: 1 })
    const { id: gone } = await buildReview()
    await Review.query().patch({ isApproved: 2, rating: 4 }).where({ id })
    await Review.query().deleteById(gone)
    const { userId } = await buildSubscription({ expiresAt: new Date('2027-03-01T23:30:00Z') })
    await Subscription.query().patch({ status: 'active' })
    await buildSubscription({ transactionId: null })
    await User.query().patch({ username: 'Ωmega' }).where({ id: userId })
    await buildReview({ title: 'घर पर पढ़ाई', createdAt: new Date('2025-12-31T23:59:59Z') })
    await User.query().deleteById(userId)
    const before = await kinds()
    expect(before).not.toEqual([])
    expect(await recounted()).toEqual(before)
  })

  test('are right after hundreds of changes, which are added up on the way', async () => {
    for (let count = 0; count < 300; count += 1) await buildReview({ userId: null })
    expect(await RecordCount.query().where({ list: 'reviews' }).resultSize()).toBeLessThan(200)
    expect(await RecordCount.query().resultSize()).toBeLessThan(500)
    expect((await kinds()).filter(({ list }) => list === 'reviews')).toMatchObject([{ count: '300' }])
  })

  test('are right when many write at once, none of whom waits for another', async () => {
    const [first, second] = [await buildReview(), await buildReview()]
    await transaction(async (one) => {
      await Review.query(one).patch({ isApproved: 1 }).where({ id: first.id })
      await transaction(async (other) => {
        await Review.query(other).patch({ isApproved: 1 }).where({ id: second.id })
      })
    })
    await Promise.all(Array.from({ length: 40 }, () => buildReview({ userId: null, isApproved: 2 })))
    const before = await kinds()
    expect(await recounted()).toEqual(before)
  })

  test('know nothing of what was rolled back, and begin again with an emptied table', async () => {
    const work = transaction(async (trx) => {
      await User.query(trx).insert({ username: 'asha', passwordHash: '!' })
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await kinds()).toEqual([])
    await buildReview({ userId: null })
    await database.db.raw('truncate reviews')
    expect(await kinds()).toEqual([])
    await buildUser({ username: 'asha', createdAt: new Date('2026-02-03T00:00:00Z') })
    expect((await kinds()).map(({ list, key }) => [list, key])).toEqual([
      ['users', { role: 'user' }],
      ['users.createdAt', { start: '2026-02-01T00:00:00Z' }],
      ['users.username', { start: 'a' }],
    ])
    expect(await rowsOf('select * from reviews_search')).toEqual([])
  })
})

describe('the names beside the records', () => {
  test('follow the account: renamed, handed over, deleted', async () => {
    const user = await buildUser({ username: 'asha' })
    const { id } = await buildReview({ userId: user.id })
    const { id: access } = await buildSubscription({ userId: user.id })
    expect(await Review.query().findById(id)).toMatchObject({ username: 'asha' })

    await User.query().patch({ username: 'ஆஷா' }).where({ id: user.id })
    expect(await Review.query().findById(id)).toMatchObject({ username: 'ஆஷா' })
    expect(await Subscription.query().findById(access)).toMatchObject({ username: 'ஆஷா' })

    await User.query().deleteById(user.id)
    expect(await Review.query().findById(id)).toMatchObject({ username: null })
    expect(await rowsOf(`select from reviews_search where text like '%ஆஷா%'`)).toEqual([])
  })
})

describe('the words that are known', () => {
  const forget = () => database.db.raw('select forget_words(100)')
  const known = () => wordsOf('select word from search_words order by word')

  test('are those of the texts, without what holds digits', async () => {
    await buildReview({ userId: null, title: 'बहुत अच्छा!', content: 'Ring 9876543210, NILA। ok' })
    expect(await known()).toEqual(['nila', 'ring', 'अच्छा', 'बहुत'])
  })

  test('leave once no text holds them any more', async () => {
    const { id } = await buildReview({ userId: null, title: 'Meenakshi wrote', content: 'about fractions' })
    await buildReview({ userId: null, title: 'More fractions', content: 'and letters' })
    await Review.query().deleteById(id)
    await forget()
    expect(await known()).toEqual(['and', 'fractions', 'letters', 'more'])
    expect(await rowsOf('select * from forgotten_words')).toEqual([])
  })
})
