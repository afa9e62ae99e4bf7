import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import {
  csvAddress,
  listAdminAvatars,
  listAdminReviews,
  listAuditLog,
  listPendingSubscriptions,
  listSubscriptions,
  listUsers,
} from '@nila/api/contract'
import { AuditEntry } from '@nila/db'
import { buildReview, buildSubscription, buildUser } from '@nila/db/testing'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { endpoints } from './open-api.ts'

const api = useApi()
const lists = [
  listUsers,
  listAdminReviews,
  listSubscriptions,
  listPendingSubscriptions,
  listAdminAvatars,
  listAuditLog,
]

/** Lines of cells, read as a spreadsheet reads them. */
function cellsOf(csv: string): string[][] {
  const lines: string[][] = [[]]
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    lines.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end !== ',') lines.push([])
  }
  return lines.slice(0, -1)
}

const buildMany = (count: number, content = 'The same words') =>
  api.database.db.raw(
    `insert into reviews (rating, title, content, is_approved)
     select 1 + n % 5, 'Review ' || lpad(n::text, 6, '0'), ?, n % 3 from generate_series(1, ?) as n`,
    [content, count],
  )

const connectionsInUse = async () => {
  const { rows } = await api.database.db.raw<{ rows: { count: number }[] }>(
    "select count(*) from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
  )
  return rows[0]?.count
}

describe('a list as a file', () => {
  test('has every record of the filter in the order of the list, however many', async () => {
    await buildMany(3500)
    const admin = await api.signIn({ role: 'admin' })
    const query = { sort: ['title', 'DESC'], filter: { isApproved: 1 } } as const
    const response = await admin.fetch(csvAddress(listAdminReviews, query))
    const text = Buffer.from(await response.arrayBuffer()).toString('utf8')
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="reviews-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(text.startsWith('\ufeffid,') || text.startsWith('\ufeff"id",')).toBe(true)
    const [heads, ...lines] = cellsOf(text.slice(1))
    expect(heads).toEqual([...listAdminReviews.csv])
    expect(lines).toHaveLength(1167)
    const titles = lines.map((cells) => cells[2])
    expect(titles).toEqual(titles.toSorted().reverse())
    expect(new Set(lines.map((cells) => cells[4]))).toEqual(new Set(['1']))
  })

  test.each(lists.map((list) => [list.path, list] as const))(
    '%s has the fields of its contract',
    async (_, list) => {
      await buildSubscription()
      await buildReview()
      const admin = await api.signIn({ role: 'admin' })
      const response = await admin.fetch(csvAddress(list))
      const [heads, ...lines] = cellsOf((await response.text()).replace('\ufeff', ''))
      expect(response.status).toBe(200)
      expect(heads).toEqual([...list.csv])
      expect(lines.length).toBeGreaterThan(0)
      expect(lines.every((cells) => cells.length === list.csv.length)).toBe(true)
    },
  )

  test('is found under every search that the list has', async () => {
    await buildMany(1500)
    await buildReview({ userId: null, title: 'Photosynthesis' })
    const admin = await api.signIn({ role: 'admin' })
    const count = async (q: string) =>
      cellsOf(await (await admin.fetch(csvAddress(listAdminReviews, { filter: { q } }))).text()).length - 1
    expect(await count('photosintesis')).toBe(1)
    expect(await count('same')).toBe(1500)
  })

  test('R30 cells that start a formula are neutralised, and quotes are doubled', async () => {
    const dangerous = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠x']
    for (const title of dangerous) await buildReview({ userId: null, title })
    await buildReview({ userId: null, title: 'says "hello", 5-1=4', content: 'line one\r\nline; two' })
    const admin = await api.signIn({ role: 'admin' })
    const response = await admin.fetch(csvAddress(listAdminReviews, { sort: ['id', 'ASC'] }))
    const text = await response.text()
    const lines = cellsOf(text.replace('\ufeff', '')).slice(1)
    expect(lines.slice(0, -1).map((cells) => cells[2])).toEqual(dangerous.map((title) => `'${title}`))
    expect(lines.at(-1)?.slice(2, 4)).toEqual(['says "hello", 5-1=4', 'line one\r\nline; two'])
    expect(text).toContain('"says ""hello"", 5-1=4"')
  })

  test('R24 carries no password or its hash', async () => {
    const admin = await api.signIn({ role: 'admin' })
    for (const list of lists) {
      expect(await (await admin.fetch(csvAddress(list))).text()).not.toMatch(
        /argon2|password_hash|passwordHash/,
      )
    }
  })

  test('is written down before it leaves', async () => {
    await buildUser()
    const admin = await api.signIn({ role: 'admin' })
    await (await admin.fetch(csvAddress(listUsers, { filter: { role: 'user' } }))).text()
    expect(await AuditEntry.query().where({ action: 'list.export' })).toMatchObject([
      {
        actorId: admin.user.id,
        subjectType: 'list',
        subjectId: null,
        details: { resource: 'users', filter: '{"role":"user"}', rows: 1 },
      },
    ])
  })
})

describe('R22 a list as a file', () => {
  test.each(lists.map((list) => [list.path, list] as const))(
    '%s.csv is for administrators only',
    async (_, list) => {
      await buildReview({ title: 'A secret title' })
      const refused = [
        [api.visitor(), 401],
        [await api.signIn(), 403],
        [await api.signIn({ role: 'editor' }), 403],
      ] as const
      for (const [agent, status] of refused) {
        const response = await agent.fetch(csvAddress(list))
        expect(response.status).toBe(status)
        expect(await response.text()).not.toContain('secret')
      }
      expect(await AuditEntry.query().where({ action: 'list.export' })).toEqual([])
    },
  )

  test('R28 takes no other sort or filter than the list', async () => {
    const admin = await api.signIn({ role: 'admin' })
    for (const query of ['sort=["passwordHash","ASC"]', 'filter={"passwordHash":"x"}', 'sort=x']) {
      expect((await admin.fetch(`/api/admin/users.csv?${query}`)).status).toBe(400)
    }
  })

  test('is there for no other list', async () => {
    const admin = await api.signIn({ role: 'admin' })
    const others = [...endpoints.values()].filter((target) => 'resource' in target && !('csv' in target))
    for (const { path } of others) {
      expect((await admin.fetch(`/api${path.replace(/:\w+/g, '1')}.csv`)).status).toBeGreaterThanOrEqual(400)
    }
  })
})

describe('a file that is long', () => {
  /** Asks for all reviews and reads only the beginning of the answer. */
  const begin = (cookie: string) =>
    new Promise<{ status: number | undefined; leave: () => void }>((resolve, reject) => {
      const asked = request(`${api.url}/api/admin/reviews.csv`, { headers: { cookie } }, (response) => {
        response.on('error', () => {})
        response.once('readable', () =>
          resolve({ status: response.statusCode, leave: () => asked.destroy() }),
        )
      })
      asked.on('error', reject)
      asked.end()
    })

  test('is given up when nobody reads on; more than two at once have to wait', async () => {
    // More than the buffers of two sockets hold.
    await buildMany(6000, '. '.repeat(1200))
    const admin = await api.signIn({ role: 'admin' })
    const first = await begin(admin.jar.header)
    const second = await begin(admin.jar.header)
    expect([first.status, second.status]).toEqual([200, 200])
    while ((await connectionsInUse()) !== 2) await setTimeout(20)
    const third = await admin.fetch(csvAddress(listAdminReviews))
    expect(third.status).toBe(503)
    expect(Number(third.headers.get('Retry-After'))).toBeGreaterThan(0)

    first.leave()
    second.leave()
    while (await connectionsInUse()) await setTimeout(20)
    const again = await admin.fetch(csvAddress(listAdminReviews, { filter: { rating: 1 } }))
    expect(cellsOf(await again.text())).toHaveLength(1201)
  })
})
