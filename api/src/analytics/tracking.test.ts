import { type TrackedEvent, VISIT_GAP } from '@nila/api/contract'
import type { Database } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'

const api = useApi()

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const view = (path = '/', over: object = {}): TrackedEvent => ({ type: 'pageview', path, ...over })
const scroll = (value: 25 | 50 | 75 | 100, over: object = {}) => ({
  event_type: 'scroll_depth',
  page_path: '/',
  value,
  metadata: { timestamp: new Date().toISOString(), url: 'http://x/', referrer: null, user_agent: 'x' },
  ...over,
})

const send = (body: unknown, headers: Record<string, string> = {}) =>
  api.visitor().send('POST', '/api/analytics/track', body, { 'User-Agent': PHONE, ...headers })
const tell = async (body: unknown, headers: Record<string, string> = {}) => {
  const { status } = await send(body, headers)
  expect(status).toBe(204)
}

/** The same at another instance. */
const tellAt = (url: string, body: unknown) =>
  fetch(new URL('/api/analytics/track', url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': PHONE },
    body: JSON.stringify(body),
  })

const db = (): Database => api.database.db
const visits = () => db()('visits').orderBy('id')
const events = () => db()('analytics_events').orderBy('id')
const pathOf = async (id: number) => (await db()('analytics_terms').where({ id, kind: 'path' }).first())?.term

/** As if everything so far had happened longer ago. */
async function letPass(seconds: number): Promise<void> {
  await db()('visitors').update({
    started_at: db().raw("started_at - ? * interval '1 second'", [seconds]),
    seen_at: db().raw("seen_at - ? * interval '1 second'", [seconds]),
  })
}

describe('a visit', () => {
  test('is one row, with what its events add up to', async () => {
    await tell(view('/', { referrer: 'https://www.google.com/search?q=nila', screen: 'small' }))
    await tell(scroll(50, { visible: 7 }))
    await tell(view('/reviews', { visible: 4 }))
    await tell({ type: 'engagement', action: 'cta_click', cta: 'get_started', page: 'landing' })
    const [visit, ...others] = await visits()
    expect(others).toEqual([])
    expect(visit).toMatchObject({
      number: 1,
      country: 'ZZ',
      network: '127.0.0.0',
      device: 1,
      screen: 1,
      pageViews: 2,
      visibleSeconds: 11,
      scrollDepth: 50,
      isEngaged: true,
      hasClicked: true,
    })
    expect([await pathOf(visit.entryId), await pathOf(visit.exitId)]).toEqual(['/', '/'])
    const terms = await db()('analytics_terms').whereIn('id', [
      visit.referrerId,
      visit.browserId,
      visit.systemId,
    ])
    expect(terms.map(({ term }) => term).sort()).toEqual(['Android', 'Chrome', 'www.google.com'])
    expect((await events()).map(({ kind, value }) => [kind, value])).toEqual([
      [1, 0],
      [2, 50],
      [1, 0],
      [5, 2],
    ])
  })

  test('ends with half an hour of silence; the next event begins another one of the same visitor', async () => {
    await tell(view())
    await letPass(VISIT_GAP - 60)
    await tell(view())
    await letPass(VISIT_GAP + 60)
    await tell(view())
    const [first, second, ...more] = await visits()
    expect(more).toEqual([])
    expect([first.pageViews, second.pageViews]).toEqual([2, 1])
    expect([first.number, second.number]).toEqual([1, 2])
    expect(second.visitor).toBe(first.visitor)
    expect(await db()('visitor_days')).toMatchObject([{ isReturn: true }])
  })

  test('ends after a day even where nobody fell silent', async () => {
    await tell(view())
    await db()('visitors').update({ started_at: db().raw("now() - interval '25 hours'") })
    await tell(view())
    expect(await visits()).toHaveLength(2)
  })

  test('is of one browser at one address', async () => {
    await tell(view())
    await tell(view(), { 'User-Agent': LAPTOP })
    expect((await visits()).map(({ device }) => device)).toEqual([1, 2])
  })

  test('of two pages told at once is still one', async () => {
    await Promise.all(['/', '/donate', '/contact', '/reviews'].map((path) => tell(view(path))))
    expect(await visits()).toMatchObject([{ pageViews: 4 }])
  })

  test('of somebody who asked to be remembered is the same visitor at another browser', async () => {
    const visitor = crypto.randomUUID()
    await tell(view('/', { visitor }))
    await letPass(VISIT_GAP + 60)
    await tell(view('/', { visitor }), { 'User-Agent': LAPTOP })
    const [first, second] = await visits()
    expect(second.visitor).toBe(first.visitor)
    expect(JSON.stringify(await db()('visits'))).not.toContain(visitor)
  })
})

describe('what is stored', () => {
  test('a beacon that comes twice counts once', async () => {
    await tell(view('/', { sequence: 640, visible: 3 }))
    await tell(view('/', { sequence: 640, visible: 3 }))
    await Promise.all([1, 2, 3].map(() => tell(scroll(25, { sequence: 641, visible: 5 }))))
    expect(await visits()).toMatchObject([{ pageViews: 1, visibleSeconds: 8 }])
    expect(await events()).toHaveLength(2)
  })

  test('of the calls to action the first one of a visit counts', async () => {
    const click = (cta: string) => ({ type: 'engagement', action: 'cta_click', cta, page: 'landing' })
    await tell(click('get_started'))
    await tell(click('bottom_sign_up'))
    await letPass(VISIT_GAP + 60)
    await tell(click('bottom_sign_up'))
    expect((await events()).map(({ value }) => value)).toEqual([2, 5])
  })

  test('a page that claims to have been visible for a day was so for half an hour at most', async () => {
    await tell(view('/', { visible: 86_400 }))
    expect(await visits()).toMatchObject([{ visibleSeconds: VISIT_GAP }])
  })

  test('a beacon says that it is plain text', async () => {
    await tell(JSON.stringify(view()), { 'Content-Type': 'text/plain;charset=UTF-8' })
    expect(await events()).toHaveLength(1)
  })

  test('queries and fragments of addresses stay where they were', async () => {
    await tell(view('/reset-password?code=SECRET#SECRET', { referrer: 'https://mail.example/inbox?SECRET' }))
    const terms = await db()('analytics_terms')
    expect(terms.map(({ term }) => term)).toEqual(expect.arrayContaining(['/reset-password', 'mail.example']))
    expect(JSON.stringify(terms)).not.toContain('SECRET')
  })

  test('our own pages are no referrers', async () => {
    await tell(view('/', { referrer: `${api.url}/donate` }))
    expect(await db()('analytics_terms').where({ kind: 'referrer' })).toEqual([])
  })

  test('tables that were emptied meanwhile give nothing a wrong name', async () => {
    await tell(view('/donate'))
    await db().raw('truncate analytics_terms, visits, visitors, analytics_events restart identity')
    await tell(view('/contact'))
    const [visit] = await visits()
    expect(await pathOf(visit.entryId)).toBe('/contact')
  })

  test('paths that are made up do not fill the dictionary', async () => {
    await db().raw(
      "insert into analytics_terms (kind, term) select 'path', '/' || n from generate_series(1, 5000) n",
    )
    await tell(view('/one-too-many'))
    expect(await visits()).toMatchObject([{ entryId: 0, pageViews: 1 }])
  })

  test('R44 no identifier is stored that leads back to anybody, and none outlives its salt', async () => {
    await tellAt(await api.startAnother(), view())
    const [visit] = await visits()
    const { salt } = await db()('analytics_salts').first()
    const all = JSON.stringify([await visits(), await events(), await db()('visitors')])
    for (const secret of ['127.0.0.1', 'Pixel', 'Mozilla', salt.toString('hex'), salt.toString('base64')]) {
      expect(all).not.toContain(secret)
    }
    await db()('analytics_salts').delete()
    await tellAt(await api.startAnother(), view())
    const [, other] = await visits()
    expect(other.visitor).not.toBe(visit.visitor)
  })

  test('R45 addresses are cut, and a forged header moves nobody', async () => {
    await tell(view(), { 'X-Forwarded-For': '8.8.8.8', Forwarded: 'for=8.8.8.8' })
    expect(await visits()).toMatchObject([{ network: '127.0.0.0', country: 'ZZ' }])
  })
})

describe('nothing is stored', () => {
  test.each([
    ['Global Privacy Control', { 'Sec-GPC': '1' }],
    ['Do Not Track', { DNT: '1' }],
    ['a robot', { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
    ['no browser', { 'User-Agent': '' }],
  ])('of %s', async (_name, headers) => {
    await tell(view(), headers)
    expect(await events()).toEqual([])
    expect(await db()('visitors')).toEqual([])
  })

  test.each([
    ['no shape at all', {}],
    ['an unknown field', { ...view(), isAdmin: true }],
    ['two shapes at once', { ...view(), ...scroll(25) }],
    ['a depth that is no milestone', scroll(33 as never)],
    ['a path that is none', view('javascript:alert(1)')],
    ['a path with a NUL', view('/\0')],
    ['half a character', view('/\ud800')],
    ['a negative sequence', view('/', { sequence: -1 })],
    ['a visitor who is no uuid', view('/', { visitor: 'me' })],
    ['an action that nobody knows', { type: 'engagement', action: 'x', page: 'landing' }],
    ['a list', [view()]],
    ['null', 'null'],
  ])('of %s', async (_name, body) => {
    expect((await send(body)).status).toBe(400)
    expect(await events()).toEqual([])
  })

  test('R27 of more than 4 KiB, or of another type', async () => {
    expect((await send(view(`/${'x'.repeat(5000)}`))).status).toBe(413)
    expect((await send(JSON.stringify(view()), { 'Content-Type': 'text/html' })).status).toBe(415)
    expect(await events()).toEqual([])
  })

  test('R33 R34 and every answer carries the policies of the API, with words where it refuses', async () => {
    for (const [body, status] of [
      [view(), 204],
      [{}, 400],
      ['{', 400],
    ] as const) {
      const response = await send(body)
      expect(response.status).toBe(status)
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      if (status === 400)
        expect(await response.json()).toMatchObject({ code: expect.stringMatching(/^invalid_/) })
    }
    expect((await api.visitor().fetch('/api/analytics/track')).status).toBe(405)
  })

  test('R32 that another site sends', async () => {
    expect((await send(view(), { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await send(view(), { Origin: 'https://evil.example' })).status).toBe(403)
    expect(await events()).toEqual([])
  })
})
