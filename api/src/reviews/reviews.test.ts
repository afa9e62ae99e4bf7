import {
  createReview,
  deleteOwnReview,
  deleteReview,
  getAdminReview,
  getOwnReview,
  listAdminReviews,
  listReviews,
  setReviewStatus,
  setReviewStatuses,
  updateOwnReview,
} from '@nila/api/contract'
import { AuditEntry, Review } from '@nila/db'
import { buildReview, buildUser } from '@nila/db/testing'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'

const api = useApi()
const words = { rating: 4, title: 'Clear answers', content: 'It explains fractions to my daughter in Tamil.' }

describe('the public list', () => {
  test('an approved review becomes public', async () => {
    const { id } = await buildReview({ isApproved: 0 })
    const admin = await api.signIn({ role: 'admin' })
    const visitor = api.visitor()
    expect(await visitor.list(listReviews)).toMatchObject({ items: [], total: 0 })
    await admin.call(setReviewStatus, { params: { id }, body: { isApproved: 1 } })
    expect(await visitor.list(listReviews)).toMatchObject({ items: [{ id }], total: 1 })
  })

  test('the newest come first, page by page, without overlap', async () => {
    for (let day = 1; day <= 5; day += 1) {
      await buildReview({ isApproved: 1, title: `Day ${day}`, createdAt: new Date(Date.UTC(2026, 0, day)) })
    }
    const titles = async (range: [number, number]) =>
      (await api.visitor().list(listReviews, { range })).items.map(({ title }) => title)
    expect(await titles([0, 1])).toEqual(['Day 5', 'Day 4'])
    expect(await titles([2, 3])).toEqual(['Day 3', 'Day 2'])
    expect(await titles([9, 10])).toEqual([])
  })

  test('a review whose author is gone stands without a name', async () => {
    await buildReview({ userId: null, isApproved: 1 })
    expect((await api.visitor().list(listReviews)).items).toMatchObject([{ username: null }])
  })
})

describe("one's own review", () => {
  test('is pending once written, and there is one only', async () => {
    const user = await api.signIn()
    expect(await user.call(getOwnReview, {})).toBeNull()
    expect(await user.call(createReview, { body: words })).toMatchObject({ ...words, isApproved: 0 })
    await expect(user.call(createReview, { body: words })).rejects.toMatchObject({
      status: 409,
      code: 'review_exists',
    })
  })

  test('two clicks at once write one', async () => {
    const user = await api.signIn()
    const write = () => user.send('POST', '/api/reviews', words)
    const statuses = (await Promise.all([write(), write()])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, 409])
  })

  test('returns to pending when it is changed', async () => {
    const user = await api.signIn()
    await buildReview({ userId: user.user.id, isApproved: 1 })
    const changed = await user.call(updateOwnReview, { body: { ...words, rating: 2 } })
    expect(changed).toMatchObject({ rating: 2, isApproved: 0, username: user.user.username })
    expect((await api.visitor().list(listReviews)).items).toEqual([])
  })

  test('can be deleted; after that there is none to change', async () => {
    const user = await api.signIn()
    await buildReview({ userId: user.user.id })
    await buildReview()
    await user.call(deleteOwnReview, {})
    await expect(user.call(updateOwnReview, { body: words })).rejects.toMatchObject({ status: 404 })
    await expect(user.call(deleteOwnReview, {})).rejects.toMatchObject({ status: 404 })
    expect(await Review.query()).toHaveLength(1)
  })

  test.each([
    ['rating', { rating: 0 }, 'rating_invalid'],
    ['rating', { rating: 6 }, 'rating_invalid'],
    ['rating', { rating: 4.5 }, 'rating_invalid'],
    ['title', { title: ' ab ' }, 'too_short'],
    ['title', { title: 'x'.repeat(101) }, 'too_long'],
    ['content', { content: 'too short' }, 'too_short'],
    ['content', { content: 'x'.repeat(1001) }, 'too_long'],
    ['title', { title: '\u200b\u200b\u200b\u200b' }, 'too_short'],
    ['content', { content: '\u3164'.repeat(20) }, 'too_short'],
    ['isApproved', { isApproved: 1 }, 'unknown_field'],
    ['userId', { userId: 1 }, 'unknown_field'],
  ])('a wrong %s (%j) is refused and nothing is stored', async (field, over, code) => {
    const user = await api.signIn()
    const response = await user.send('POST', '/api/reviews', { ...words, ...over })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ fields: { [field]: { code } } })
    expect(await Review.query()).toEqual([])
  })
})

describe('moderation', () => {
  test('each tab has its count from the same answer, under the same search', async () => {
    await buildReview({ isApproved: 0, title: 'Lovely in Marathi' })
    await buildReview({ isApproved: 0, title: 'Slow at night' })
    await buildReview({ isApproved: 1, content: 'My mother finds it lovely too.' })
    await buildReview({ isApproved: 2 })
    const admin = await api.signIn({ role: 'admin' })
    const all = await admin.list(listAdminReviews, { filter: { isApproved: 0 } })
    expect(all).toMatchObject({ total: 2, counts: { pending: 2, approved: 1, rejected: 1, all: 4 } })
    const found = await admin.list(listAdminReviews, { filter: { isApproved: 0, q: 'LOVELY' } })
    expect(found).toMatchObject({ total: 1, counts: { pending: 1, approved: 1, rejected: 0, all: 2 } })
  })

  test('search takes its wildcards literally and finds any script', async () => {
    const { id } = await buildReview({ title: 'बहुत अच्छा 100%' })
    await buildReview({ title: 'Nothing of that kind' })
    const admin = await api.signIn({ role: 'admin' })
    for (const q of ['अच्छा', '100%', '%']) {
      expect((await admin.list(listAdminReviews, { filter: { q } })).items).toMatchObject([{ id }])
    }
  })

  test('sorts by every field that it lists', async () => {
    for (let count = 0; count < 3; count += 1) await buildReview()
    const admin = await api.signIn({ role: 'admin' })
    for (const field of listAdminReviews.sort) {
      const { items } = await admin.list(listAdminReviews, { sort: [field, 'ASC'] })
      const values = items.map((item) => item[field])
      expect(values).toEqual(
        values.toSorted((a, b) => (Number(a) || 0) - (Number(b) || 0) || String(a).localeCompare(String(b))),
      )
    }
  })

  test('any state leads to any other; a repeat changes nothing and leaves no trace', async () => {
    const { id } = await buildReview({ title: 'Fine' })
    const admin = await api.signIn({ role: 'admin', username: 'asha' })
    for (const isApproved of [1, 2, 0, 2, 1] as const) {
      const set = () => admin.call(setReviewStatus, { params: { id }, body: { isApproved } })
      const first = await set()
      expect(first.isApproved).toBe(isApproved)
      expect((await set()).version).toBe(first.version)
    }
    const trail = await AuditEntry.query().where({ subjectType: 'review' }).orderBy('id')
    expect(trail.map(({ action }) => action)).toEqual([
      'review.approve',
      'review.reject',
      'review.reopen',
      'review.reject',
      'review.approve',
    ])
    expect(trail[0]).toMatchObject({ actorName: 'asha', subjectId: id, details: { title: 'Fine' } })
  })

  test('a decision about an older version changes nothing and shows what stands now', async () => {
    const author = await api.signIn()
    const { id } = await buildReview({ userId: author.user.id, title: 'Nice words' })
    const admin = await api.signIn({ role: 'admin' })
    const { version } = await admin.call(getAdminReview, { params: { id } })
    await author.call(updateOwnReview, { body: { ...words, title: 'Quite other words' } })

    const response = await admin.send(
      'PATCH',
      `/api/admin/reviews/${id}`,
      { isApproved: 1 },
      { 'If-Match': `"${version}"` },
    )
    expect(response.status).toBe(412)
    expect(await response.json()).toMatchObject({
      code: 'stale_version',
      current: { id, title: 'Quite other words', isApproved: 0 },
    })
    expect(await AuditEntry.query().where({ action: 'review.approve' })).toEqual([])

    const input = { params: { id }, body: { isApproved: 1 } } as const
    expect(await admin.call(setReviewStatus, input, version + 1)).toMatchObject({ isApproved: 1 })
    // A second click on the first one's screen is a repeat, not a conflict.
    expect(await admin.call(setReviewStatus, input, version + 1)).toMatchObject({ version: version + 2 })
  })

  test('twenty deciders at once make one change', async () => {
    const { id } = await buildReview()
    const admin = await api.signIn({ role: 'admin' })
    const approve = () => admin.call(setReviewStatus, { params: { id }, body: { isApproved: 1 } })
    const answers = await Promise.all(Array.from({ length: 20 }, approve))
    expect(new Set(answers.map(({ version }) => version))).toEqual(new Set([2]))
    expect(await AuditEntry.query().where({ action: 'review.approve' })).toHaveLength(1)
  })

  test('many are decided in one request, and each says what became of it', async () => {
    const reviews = [
      await buildReview(),
      await buildReview({ isApproved: 1 }),
      await buildReview({ version: 4 }),
    ]
    const ids = reviews.map(({ id }) => id)
    const [first = 0, second = 0, changed = 0] = ids
    const admin = await api.signIn({ role: 'admin' })
    const versions = { [first]: 1, [changed]: 3 }
    const body = { ids: [...ids, 9999], isApproved: 1 as const, versions }
    const { results, records, operationId } = await admin.call(setReviewStatuses, { body })
    expect(results).toEqual([
      { id: first, success: true },
      { id: second, success: true },
      { id: changed, success: false, code: 'stale_version' },
      { id: 9999, success: false, code: 'review_not_found' },
    ])
    expect(records.map(({ id, isApproved }) => [id, isApproved]).sort()).toEqual(
      [
        [first, 1],
        [second, 1],
        [changed, 0],
      ].sort(),
    )
    expect(await AuditEntry.query().where({ action: 'review.approve' })).toMatchObject([
      {
        subjectId: first,
        operationId,
        before: { isApproved: 0, version: 1 },
        after: { isApproved: 1, version: 2 },
        ip: '127.0.0.0',
      },
    ])
  })

  test('a decision that cannot be written to the audit log is not made', async () => {
    const { id } = await buildReview()
    const admin = await api.signIn({ role: 'admin' })
    const { db } = api.database
    await db.raw("alter table audit_log add constraint full_for_a_test check (action <> 'review.approve')")
    const response = await admin.send('PATCH', `/api/admin/reviews/${id}`, { isApproved: 1 })
    await db.raw('alter table audit_log drop constraint full_for_a_test')
    expect(response.status).toBe(500)
    expect(await Review.query().findById(id)).toMatchObject({ isApproved: 0, version: 1 })
  })

  test('deleting is for good and is written down', async () => {
    const { id } = await buildReview({ title: 'Spam' })
    const admin = await api.signIn({ role: 'admin' })
    await admin.call(deleteReview, { params: { id } })
    await expect(admin.call(getAdminReview, { params: { id } })).rejects.toMatchObject({
      code: 'review_not_found',
    })
    await expect(admin.call(deleteReview, { params: { id } })).rejects.toMatchObject({ status: 404 })
    expect(await AuditEntry.query().where({ action: 'review.delete' })).toMatchObject([
      { details: { title: 'Spam' } },
    ])
  })

  test.each([{ isApproved: 3 }, { isApproved: '1' }, { isApproved: 1, version: 9 }, {}])(
    'the status %j is refused',
    async (body) => {
      const { id } = await buildReview()
      const admin = await api.signIn({ role: 'admin' })
      expect((await admin.send('PATCH', `/api/admin/reviews/${id}`, body)).status).toBe(400)
      expect(await Review.query().findById(id)).toMatchObject({ isApproved: 0 })
    },
  )

  test('the reviews of one user can be asked for', async () => {
    const { id: userId } = await buildUser()
    await buildReview({ userId })
    await buildReview()
    const admin = await api.signIn({ role: 'admin' })
    expect((await admin.list(listAdminReviews, { filter: { userId } })).items).toMatchObject([{ userId }])
  })
})
