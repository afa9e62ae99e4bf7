import { updateAvatar } from '@nila/api/contract/avatars'
import { deleteReview, getAdminReview, setReviewStatus } from '@nila/api/contract/reviews'
import { HttpError } from 'react-admin'
import { expect, test } from 'vitest'
import { anEmailLog, answers, aReview, aUser, createFakeApi } from '../testing/fake-api.ts'
import { createDataProvider } from './data-provider.ts'
import { createI18nProvider } from './i18n-provider.ts'

type Routes = Parameters<typeof createFakeApi>[0]

function connect(routes: Routes) {
  const api = createFakeApi(routes)
  const i18n = createI18nProvider()
  return { api, i18n, provider: createDataProvider(i18n.translate, api.send) }
}

const firstPage = {
  pagination: { page: 2, perPage: 10 },
  sort: { field: 'createdAt', order: 'DESC' },
  filter: { isApproved: 0 },
} as const

test('a list carries the counts of its tabs from the same answer', async () => {
  const { api, provider } = connect({
    'GET /api/admin/reviews': () =>
      answers.list([aReview()], 14, 'pending=14,approved=300,rejected=5,all=319'),
  })
  const list = await provider.getList('reviews', firstPage)
  expect(list).toMatchObject({
    data: [{ id: 101 }],
    total: 14,
    meta: { counts: { pending: 14, approved: 300, rejected: 5, all: 319 } },
  })
  expect(api.calls).toMatchObject([
    { query: { sort: ['createdAt', 'DESC'], range: [10, 19], filter: { isApproved: 0 } } },
  ])
})

test('a list without tabs has no counts', async () => {
  const { provider } = connect({ 'GET /api/admin/users': () => answers.list([aUser()]) })
  expect((await provider.getList('users', firstPage)).meta).toEqual({ counts: {} })
})

test('the email logs come out of their envelope, each known by its name', async () => {
  const { api, provider } = connect({
    'GET /api/admin/email-logs': () => answers.logs([anEmailLog({ filename: 'a.html' })], 31),
  })
  const sort = { field: 'timestamp', order: 'DESC' } as const
  const list = await provider.getList('email-logs', { ...firstPage, sort, filter: { q: 'asha' } })
  expect(list).toMatchObject({ data: [{ id: 'a.html', recipient: 'asha@example.org' }], total: 31 })
  expect(api.calls).toMatchObject([
    { query: { sort: ['timestamp', 'DESC'], range: [10, 19], filter: { q: 'asha' } } },
  ])
})

test('a change outlives its tab, as long as the browser can keep it; what is only read does not', async () => {
  const { api, provider } = connect({
    'PATCH /api/admin/avatars/:id': () => answers.json({}),
    'GET /api/admin/reviews/:id': () => answers.json(aReview()),
  })
  const change = (persona: string) => provider.call(updateAvatar, { params: { id: 1 }, body: { persona } })
  await change('A patient teacher.')
  await change('क'.repeat(16_000))
  await provider.call(getAdminReview, { params: { id: 101 } })
  expect(api.calls.map(({ keepalive }) => keepalive)).toEqual([true, false, false])
})

test("a user's sign-ins are read from the user's own address", async () => {
  const { api, provider } = connect({ 'GET /api/admin/users/:id/login-history': () => answers.list([], 0) })
  await provider.getManyReference('login-history', { ...firstPage, target: 'userId', id: 12 })
  expect(api.calls).toMatchObject([{ path: '/api/admin/users/12/login-history', query: { range: [10, 19] } }])
})

test('a refusal becomes an HttpError with the words of its code', async () => {
  const { provider } = connect({ 'DELETE /api/admin/reviews/:id': () => answers.problem('review_not_found') })
  const refusal = provider.call(deleteReview, { params: { id: 1 } })
  await expect(refusal).rejects.toBeInstanceOf(HttpError)
  await expect(refusal).rejects.toMatchObject({
    status: 404,
    message: 'Review not found. It may have been deleted.',
    body: { code: 'review_not_found' },
  })
})

test('a refusal of an older version brings the record as it is now', async () => {
  const current = aReview({ version: 2 })
  const { provider } = connect({
    'PATCH /api/admin/reviews/:id': () => answers.problem('stale_version', {}, current),
  })
  const call = { params: { id: 101 }, body: { isApproved: 1 } } as const
  await expect(provider.call(setReviewStatus, call, 1)).rejects.toMatchObject({
    status: 412,
    body: { current },
  })
})

test('the words of a refusal follow the language', async () => {
  const { i18n, provider } = connect({ 'GET /api/admin/users/:id': () => answers.problem('user_not_found') })
  await i18n.changeLocale('hi')
  await expect(provider.getOne('users', { id: 1 })).rejects.toMatchObject({ message: 'यह यूज़र नहीं मिला।' })
})

test('a server that cannot be reached is told apart from one that refuses', async () => {
  const { provider } = connect({
    'GET /api/admin/users': () => {
      throw new TypeError('Failed to fetch')
    },
  })
  await expect(provider.getList('users', firstPage)).rejects.toMatchObject({
    status: 0,
    body: { code: 'offline' },
  })
})

test('an answer that is no Problem still has words', async () => {
  const { provider } = connect({ 'GET /api/admin/users': () => new Response('<html>', { status: 502 }) })
  await expect(provider.getList('users', firstPage)).rejects.toMatchObject({
    status: 502,
    body: { code: 'service_unavailable' },
  })
})
