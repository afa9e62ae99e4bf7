import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { transaction } from './connect.ts'
import { AuditEntry } from './models/audit-entry.ts'
import { Review } from './models/review.ts'
import { User } from './models/user.ts'
import { createTestDatabase, emptyTables, type TestDatabase } from './testing/database.ts'
import { buildAvatar, buildReview, buildSubscription, buildUser } from './testing/factories.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('postgres'))
})
beforeEach(() => emptyTables(database.db))
afterAll(() => database.drop())

describe('a username', () => {
  test('is taken in every case of its letters', async () => {
    await buildUser({ username: 'Élise' })
    await expect(buildUser({ username: 'éLISE' })).rejects.toMatchObject({ constraint: 'users_username_key' })
  })

  test('that is not NFKC is refused, because it would look like another that is', async () => {
    // A full-width 'ａ', and an 'é' of two characters.
    for (const username of ['\uff41sha', 'e\u0301lise', ' asha', 'asha ', '']) {
      await expect(buildUser({ username })).rejects.toMatchObject({ constraint: 'users_username_check' })
    }
    expect(await buildUser({ username: 'கார்த்திக்'.normalize('NFKC') })).toMatchObject({ role: 'user' })
  })

  test('is found by a part of it in any script', async () => {
    await buildUser({ username: 'आराध्या वर्मा'.normalize('NFKC') })
    const { rows } = await database.db.raw<{ rows: { trigrams: string[] }[] }>(
      "select show_trgm('आराध्या वर्मा') as trigrams",
    )
    expect(rows[0]?.trigrams.length).toBeGreaterThan(3)
    expect(await User.query().where('username', 'ilike', '%राध%')).toHaveLength(1)
  })
})

test('an e-mail address is unique only once it is verified', async () => {
  const email = 'asha@example.com'
  await buildUser({ email })
  await buildUser({ email, emailVerifiedAt: new Date() })
  await expect(buildUser({ email: 'ASHA@example.com', emailVerifiedAt: new Date() })).rejects.toMatchObject({
    constraint: 'users_email_key',
  })
})

test('a user writes one review, which outlives the account', async () => {
  const { id, userId } = await buildReview()
  await expect(buildReview({ userId })).rejects.toMatchObject({ constraint: 'reviews_user_id_key' })

  await User.query().deleteById(Number(userId))
  expect(await Review.query().findById(id)).toMatchObject({ userId: null })
  await buildReview({ userId: null })
})

test('a user has one open request for an avatar', async () => {
  const [user, avatar] = [await buildUser(), await buildAvatar()]
  const pair = { userId: user.id, avatarId: avatar.id }
  await buildSubscription({ ...pair, status: 'rejected' })
  await buildSubscription(pair)
  await expect(buildSubscription(pair)).rejects.toMatchObject({
    constraint: 'subscriptions_open_request_key',
  })
})

describe('the audit log', () => {
  const entry = {
    actorId: 1,
    actorName: 'asha',
    action: 'review.approve',
    subjectType: 'review',
    subjectId: 7,
  }

  test('keeps what is written in it', async () => {
    const { id } = await AuditEntry.query()
      .insert({ ...entry, details: { title: 'Fine' } })
      .returning('*')
    await expect(AuditEntry.query().patch({ action: 'review.reject' })).rejects.toThrow('append-only')
    await expect(AuditEntry.query().delete()).rejects.toThrow('append-only')
    expect(await AuditEntry.query().findById(id)).toMatchObject({ ...entry, details: { title: 'Fine' } })
  })

  test('says nothing of what was rolled back', async () => {
    const work = transaction(async (trx) => {
      await AuditEntry.query(trx).insert(entry)
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await AuditEntry.query()).toEqual([])
  })
})
