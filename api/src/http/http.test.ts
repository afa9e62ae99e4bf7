import { connect as connectSocket } from 'node:net'
import { listAdminReviews, listAuditLog, listUsers } from '@nila/api/contract'
import { buildReview } from '@nila/db/testing'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'

const api = useApi()
const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  api.visitor().fetch('/api/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  })

describe('bodies', () => {
  test('R27 more than 64 KiB is refused with 413, whether its length was told or not', async () => {
    const large = JSON.stringify({ username: 'x'.repeat(65 * 1024), password: 'x' })
    expect((await post(large)).status).toBe(413)
    const chunks = new Blob([large]).stream()
    const streamed = await fetch(`${api.url}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: chunks,
      duplex: 'half',
    } as RequestInit)
    expect(streamed.status).toBe(413)
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json; charset=utf-16',
  ])('R27 a body of type %s is refused with 415', async (type) => {
    expect((await post('{}', { 'Content-Type': type })).status).toBe(415)
  })

  test.each([
    ['malformed JSON', '{"username":'],
    ['a number', '1'],
    ['a text', '"login"'],
    ['null', 'null'],
    ['a list', '[]'],
    ['50,000 lists in each other', '['.repeat(25_000) + ']'.repeat(25_000)],
    ['a list deep in a field', `{"username":${'['.repeat(25_000)}${']'.repeat(25_000)},"password":"x"}`],
    ['a NUL byte in a field', '{"username":"a\\u0000b","password":"x"}'],
    ['half a surrogate pair', '{"username":"a\\ud800","password":"x"}'],
    ['__proto__', '{"username":"a","password":"x","__proto__":{"isAdmin":true}}'],
    ['a field twice as another type', '{"username":{"a":1},"password":["x"]}'],
  ])('R36 %s is refused with 400', async (_, body) => {
    const response = await post(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: expect.any(String), code: expect.any(String) })
  })

  test('R36 invalid UTF-8 is refused with 400', async () => {
    expect((await post(Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d))).status).toBe(400)
  })

  test.each(['99999999999', '0', '-1', '1.5', '1e3', 'abc', '%00', '1;drop'])(
    'R36 the id %s is refused with 400',
    async (id) => {
      const admin = await api.signIn({ role: 'admin' })
      expect((await admin.fetch(`/api/admin/reviews/${id}`)).status).toBe(400)
    },
  )

  test('R36 search text and filters with what Postgres cannot store are refused with 400', async () => {
    const admin = await api.signIn({ role: 'admin' })
    for (const filter of [
      '{"q":"a\\u0000"}',
      '{"q":"\\ud800"}',
      '{"userId":99999999999}',
      '{"id":[99999999999]}',
    ]) {
      expect((await admin.fetch(`/api/admin/reviews?filter=${encodeURIComponent(filter)}`)).status).toBe(400)
    }
  })
})

describe('lists', () => {
  const bad = [
    'sort=["passwordHash","ASC"]',
    'sort=["id;drop table users","ASC"]',
    'sort=["id","SIDEWAYS"]',
    'sort=["__proto__","ASC"]',
    'sort="id"',
    'sort=not json',
    'filter={"passwordHash":"x"}',
    'filter={"__proto__":{"q":"x"}}',
    'filter=[]',
    'filter=null',
    'filter={"id":[]}',
    'sort=["id","ASC"]&sort=["id","DESC"]',
    'filter={}&filter={}',
  ]
  test.each(bad)('R28 %s is refused with 400', async (query) => {
    const admin = await api.signIn({ role: 'admin' })
    const parts = query
      .split('&')
      .map((part) => part.replace(/=(.*)/, (_, value) => `=${encodeURIComponent(value)}`))
    for (const path of [listUsers.path, listAdminReviews.path, listAuditLog.path]) {
      const response = await admin.fetch(`/api${path}?${parts.join('&')}`)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'invalid_query' })
    }
  })

  test.each(['[0,100]', '[5,4]', '[-1,5]', '[0]', '[0,1.5]', '[0,99999999999]', '{}'])(
    'R29 the range %s is refused with 400',
    async (range) => {
      expect((await api.visitor().fetch(`/api/reviews?range=${range}`)).status).toBe(400)
    },
  )

  test('without a range the first hundred come, and Content-Range tells of the rest', async () => {
    for (let count = 0; count < 101; count += 1) await buildReview({ userId: null, isApproved: 1 })
    const response = await api.visitor().fetch('/api/reviews')
    expect(await response.json()).toHaveLength(100)
    expect(response.headers.get('Content-Range')).toBe('reviews 0-99/101')
    const last = await api.visitor().fetch('/api/reviews?range=[100,199]')
    expect(last.headers.get('Content-Range')).toBe('reviews 100-100/101')
    const beyond = await api.visitor().fetch('/api/reviews?range=[200,209]')
    expect(beyond.headers.get('Content-Range')).toBe('reviews */101')
  })
})

describe('other sites', () => {
  const unsafe = (headers: Record<string, string>) => api.visitor().send('POST', '/api/logout', {}, headers)

  test.each([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
  ])('R32 a request with %j is refused with 403', async (headers) => {
    expect((await unsafe(headers)).status).toBe(403)
  })

  test('R32 our own pages and clients that are no browser get through', async () => {
    for (const headers of [{ 'Sec-Fetch-Site': 'same-origin' }, { Origin: api.url }, {}]) {
      expect((await unsafe(headers as Record<string, string>)).status).toBe(204)
    }
  })

  test('R35 no origin but ours is told that it may read answers', async () => {
    const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' }
    for (const method of ['GET', 'OPTIONS']) {
      const response = await api.visitor().fetch('/api/reviews', { method, headers })
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })
})

describe('headers', () => {
  test('R33 policies stand on 200, 404 and 500 alike', async () => {
    const admin = await api.signIn({ role: 'admin' })
    await api.database.db.raw('alter table reviews rename to reviews_away')
    const failed = await admin.fetch('/api/admin/reviews')
    await api.database.db.raw('alter table reviews_away rename to reviews')
    const answers = [await admin.fetch('/api/user'), await admin.fetch('/api/nowhere'), failed]
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 500])
    for (const { headers } of answers) {
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    }
  })

  test('a failure says nothing of its cause', async () => {
    await api.database.db.raw('alter table reviews rename to reviews_away')
    const response = await api.visitor().fetch('/api/reviews')
    await api.database.db.raw('alter table reviews_away rename to reviews')
    expect(await response.json()).toEqual({ error: expect.any(String), code: 'internal_error' })
    expect(api.log()).toContain('reviews')
  })

  test('R34 nothing under /api may be stored by anyone', async () => {
    const admin = await api.signIn({ role: 'admin' })
    for (const path of [
      '/api/user',
      '/api/reviews',
      '/api/admin/users',
      '/api/nowhere',
      '/api/openapi.json',
    ]) {
      expect((await admin.fetch(path)).headers.get('Cache-Control')).toBe('no-store')
    }
  })

  test('what an address does not do is answered with 405', async () => {
    expect((await api.visitor().fetch('/api/user', { method: 'DELETE' })).status).toBe(405)
  })

  test.each([
    '/api',
    '/api/',
    '/api/nowhere',
    '/api/User',
    '/api/user/',
    '/api/user/7',
    '/api/users//',
    '/api/%75ser',
  ])('an address is met whole and in its own letters: %s is not there', async (path) => {
    const response = await api.visitor().fetch(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found' })
  })
})

describe('R49 forged addresses', () => {
  test('X-Forwarded-For does not buy new guesses', async () => {
    const guess = (n: number) =>
      api
        .visitor()
        .send(
          'POST',
          '/api/login',
          { username: 'ravi', password: 'x' },
          { 'X-Forwarded-For': `203.0.113.${n}` },
        )
    const statuses: number[] = []
    for (let n = 0; n < 7; n += 1) statuses.push((await guess(n)).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.at(-1)).toBe(429)
  })

  test('a request line that is no HTTP is refused, and the server goes on', async () => {
    const { hostname, port } = new URL(api.url)
    const answer = await new Promise<string>((resolve) => {
      const socket = connectSocket(Number(port), hostname, () => socket.end('NONSENSE\r\n\r\n'))
      socket.on('data', (chunk) => resolve(chunk.toString()))
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400/)
    expect((await api.visitor().fetch('/healthz')).status).toBe(200)
  })
})
