import { listAdminReviews, listAuditLog, listSubscriptions, listUsers } from '@nila/api/contract'
import { expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'

const api = useApi()

const idsBy = async (sql: string) => {
  const { rows } = await api.database.db.raw<{ rows: { id: number }[] }>(sql)
  return rows.map(({ id }) => id)
}

/** Many that are alike in what they are sorted by, from several months and with several first letters. */
const build = () =>
  api.database.db.raw(`
    insert into users (username, password_hash, last_login, created_at)
      select (array['user ', 'Anna ', 'अजय ', 'ஆதி ', 'Ünal ', '9 '])[1 + n % 6] || n, '!',
        case when n % 4 > 0 then now() - n % 7 * interval '1 day' end, now() - n % 40 * interval '9 days' from generate_series(1, 250) as n;
    insert into reviews (user_id, rating, title, content, is_approved, created_at)
      select id, 1 + id % 5, (array['Title ', 'title ', 'शीर्षक ', '“'])[1 + id % 4] || id % 6, 'The same words', id % 3, now() - id % 50 * interval '9 days'
      from users where password_hash = '!' and id % 5 > 0;
    insert into reviews (rating, title, content) select 3, 'Of nobody', 'The same words' from generate_series(1, 50);
    insert into avatars (name, description, category, icon) select 'Avatar ' || n, '', '', 'book' from generate_series(1, 3) as n;
    insert into subscriptions (user_id, avatar_id, payment_method, status, expires_at, created_at)
      select id, 1 + id % 3, 'upi', 'active', case when id % 2 = 0 then now() + id % 5 * interval '1 day' end, now() - id % 30 * interval '9 days'
      from users where password_hash = '!';
    insert into audit_log (at, action, subject_type, subject_id)
      select now() - n % 50 * interval '9 days', 'review.approve', 'review', n from generate_series(1, 250) as n`)

const lists = [
  [
    listAdminReviews,
    'reviews',
    {
      username: 'username',
      rating: 'rating',
      title: 'title',
      isApproved: 'is_approved',
      createdAt: 'created_at',
    },
  ],
  [
    listUsers,
    'users',
    {
      username: 'username',
      createdAt: 'created_at',
      lastLogin: 'last_login',
      email: 'email',
      role: 'role',
    },
  ],
  [listAuditLog, 'audit_log', { at: 'at' }],
  [
    listSubscriptions,
    'subscriptions',
    {
      expiresAt: 'expires_at',
      avatarName: 'avatar_id',
      status: 'status',
      createdAt: 'created_at',
      username: 'username',
    },
  ],
] as const

test.each(lists)(
  'every page of %o, counted from either end, is the one of plain SQL',
  async (list, table, columns) => {
    await build()
    const admin = await api.signIn({ role: 'admin' })
    for (const [field, column] of Object.entries(columns)) {
      for (const order of ['ASC', 'DESC'] as const) {
        const expected = await idsBy(`select id from ${table} order by ${column} ${order}, id ${order}`)
        for (const first of [0, 30, 110, 120, 130, 190, 240, expected.length - 1, expected.length, 900]) {
          const sort = JSON.stringify([field, order])
          const response = await admin.fetch(`/api${list.path}?sort=${sort}&range=[${first},${first + 29}]`)
          const items = (await response.json()) as { id: number }[]
          expect([field, order, first, items.map(({ id }) => id)]).toEqual([
            field,
            order,
            first,
            expected.slice(first, first + 30),
          ])
        }
      }
    }
  },
)
