import { listAdminReviews, listSubscriptions, listUsers } from '@nila/api/contract'
import { User } from '@nila/db'
import { buildAvatar, buildReview, buildSubscription, buildUser } from '@nila/db/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'

const api = useApi()
let admin: Awaited<ReturnType<typeof api.signIn>>
beforeEach(async () => {
  admin = await api.signIn({ role: 'admin', username: 'ADMIN', email: null })
})

const titles = async (q: string) =>
  (await admin.list(listAdminReviews, { filter: { q }, sort: ['id', 'ASC'] })).items.map(({ title }) => title)

describe('a search', () => {
  test('finds all words in any order, in title, text and name, whatever the case', async () => {
    const { id: userId } = await buildUser({ username: 'Meera' })
    await buildReview({ userId, title: 'Fractions', content: 'explained in short steps' })
    await buildReview({ title: 'Steps', content: 'that were too long for me' })
    expect(await titles('STEPS fractions')).toEqual(['Fractions'])
    expect(await titles('meera short')).toEqual(['Fractions'])
    expect(await titles('steps')).toEqual(['Fractions', 'Steps'])
  })

  test.each([
    ['Devanagari', 'समझाता', 'समजाता'],
    ['Tamil', 'பொறுமையாக', 'பொருமையாக'],
    ['Urdu', 'سمجھاتا', 'سمجاتا'],
    ['Latin', 'photosynthesis', 'photosinthesis'],
  ])('in %s finds %s, and with a wrong letter too', async (_, word, wrong) => {
    await buildReview({ title: word, content: 'The first of the reviews.' })
    await buildReview({ title: 'Another', content: 'The second of the reviews.' })
    expect(await titles(word)).toEqual([word])
    expect(await titles(wrong)).toEqual([word])
    expect(await titles(`${wrong} first`)).toEqual([word])
  })

  test('with a wrong letter finds people too, and never another payment', async () => {
    const { id: userId } = await buildUser({ username: 'கார்த்திக்', email: null })
    await buildSubscription({ userId, transactionId: '412345678901' })
    const users = async (q: string) => (await admin.list(listUsers, { filter: { q } })).total
    expect([await users('கார்த்திக்'), await users('கார்திக்')]).toEqual([1, 1])
    const payments = async (q: string) => (await admin.list(listSubscriptions, { filter: { q } })).total
    expect([await payments('5678901'), await payments('412345678902')]).toEqual([1, 0])
  })

  test('of one or two letters finds the words that begin so', async () => {
    await buildReview({ userId: null, title: 'Apt answers', content: 'from a bot that is quick' })
    await buildReview({ userId: null, title: 'Slow map', content: 'no hurry shown to me' })
    await buildReview({ userId: null, title: 'नदी', content: 'The river in our lessons' })
    expect(await titles('ap')).toEqual(['Apt answers'])
    expect(await titles('न')).toEqual(['नदी'])
    expect(await titles('ap qu')).toEqual(['Apt answers'])
    expect(await titles('zz')).toEqual([])
  })

  test.each(['%', '_', '\\', '100%', 'a_b', '％'])('takes %s literally', async (q) => {
    await buildReview({ userId: null, title: 'Signs: 100% a_b c\\d', content: 'nothing but signs here' })
    await buildReview({ userId: null, title: 'Letters', content: 'nothing but letters here' })
    expect(await titles(q)).toEqual(['Signs: 100% a_b c\\d'])
  })

  test('of digits finds the record of that number as well', async () => {
    const { id } = await buildReview({ userId: null, title: 'The first', content: 'with no digits at all' })
    expect(await titles(String(id))).toEqual(['The first'])
  })

  test('does not find people by the name of an account that is gone', async () => {
    const { id } = await buildUser({ username: 'Vasundhara' })
    await buildReview({ userId: id, title: 'Kept' })
    expect(await titles('vasundhara')).toEqual(['Kept'])
    await User.query().deleteById(id)
    expect(await titles('vasundhara')).toEqual([])
  })
})

describe('a search that finds very much', () => {
  /** Reviews with titles from `Review 00001` on. */
  const build = async (count: number, word = "case when n % 10 = 0 then 'rarely' else 'mostly' end") => {
    await api.database.db.raw(
      `insert into reviews (rating, title, content, is_approved)
       select 1 + n % 5, 'Review ' || lpad(n::text, 5, '0'), ${word} || ' the same words', n % 3 from generate_series(1, ?) as n`,
      [count],
    )
  }
  const titlesOf = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title)

  test('shows each page in order and says that it did not count to the end', async () => {
    await build(2400)
    const find = (range: [number, number], sort: 'ASC' | 'DESC') =>
      admin.list(listAdminReviews, { filter: { q: 'mostly' }, sort: ['title', sort], range })
    const first = await find([0, 9], 'ASC')
    expect(first.countsLimit).toBe(1000)
    expect(first.total).toBeGreaterThanOrEqual(1000)
    expect(titlesOf(first).slice(0, 3)).toEqual(['Review 00001', 'Review 00002', 'Review 00003'])
    const last = await find([2150, 2169], 'ASC')
    expect(titlesOf(last).at(-1)).toBe('Review 02399')
    expect(last.total).toBe(2160)
    expect((await find([0, 0], 'DESC')).items).toMatchObject([{ title: 'Review 02399' }])
  })

  test('is exact where it is narrow enough', async () => {
    await build(2400)
    const found = await admin.list(listAdminReviews, {
      filter: { q: 'rarely', isApproved: 0 },
      range: [0, 9],
    })
    expect(found).toMatchObject({
      total: 80,
      counts: { pending: 80, approved: 80, rejected: 80, all: 240 },
      countsLimit: undefined,
    })
  })

  test('shows each page in order of what has become rare', async () => {
    await build(3600, "case when n <= 2500 then 'formerly' else 'lately' end")
    const find = (range: [number, number], sort: 'ASC' | 'DESC', isApproved?: 0) =>
      admin.list(listAdminReviews, { filter: { q: 'formerly', isApproved }, sort: ['title', sort], range })
    expect(await find([0, 0], 'DESC')).toMatchObject({
      items: [{ title: 'Review 02500' }],
      countsLimit: 1000,
    })
    expect(titlesOf(await find([0, 1], 'ASC', 0))).toEqual(['Review 00003', 'Review 00006'])
    const last = await find([2498, 2507], 'ASC')
    expect(titlesOf(last)).toEqual(['Review 02499', 'Review 02500'])
    expect(last.total).toBe(2500)
    expect(await find([90_000, 90_009], 'ASC')).toMatchObject({ items: [], total: 1000 })
  })

  test('finds what begins late in the list, and the few of it that another filter leaves', async () => {
    await build(6300, "case when n <= 5100 then 'formerly' else 'lately' end")
    await api.database.db.raw("update reviews set rating = 4 where rating = 5 and title <> 'Review 05999'")
    const find = (filter: { rating?: 5 }) =>
      admin.list(listAdminReviews, {
        filter: { q: 'lately', ...filter },
        sort: ['title', 'ASC'],
        range: [0, 1],
      })
    expect(titlesOf(await find({}))).toEqual(['Review 05101', 'Review 05102'])
    expect(await find({ rating: 5 })).toMatchObject({ items: [{ title: 'Review 05999' }], total: 1 })
  })

  test('finds the access records of an avatar that is called so, in any order', async () => {
    const { id: avatarId } = await buildAvatar({ name: 'Ganit Guru' })
    await api.database.db.raw(
      `with added as (insert into users (username, password_hash) select 'User ' || lpad(n::text, 5, '0'), '!' from generate_series(1, 1300) as n returning id, username)
       insert into subscriptions (user_id, avatar_id, payment_method, status)
       select id, ?, 'free_access', case when username < 'User 01200' then 'rejected' else 'active' end from added order by id`,
      [avatarId],
    )
    const find = (filter: { status?: 'active' }) =>
      admin.list(listSubscriptions, {
        filter: { q: 'ganit', ...filter },
        sort: ['username', 'ASC'],
        range: [0, 1],
      })
    expect(await find({})).toMatchObject({
      items: [{ username: 'User 00001' }, { username: 'User 00002' }],
      countsLimit: 1000,
    })
    expect((await find({ status: 'active' })).items).toMatchObject([
      { username: 'User 01200' },
      { username: 'User 01201' },
    ])
  })
})
