import type { Words } from './pick-words.ts'

/** A question that a screen asks, and the same one by hand in SQL: the page, and the figures of all tabs. */
export interface Question {
  what: string
  path: string
  query: { sort?: [field: string, order: 'ASC' | 'DESC']; filter?: Record<string, unknown> }
  /** Whether the page is any page of the list instead of the first one. */
  isAnywhere: boolean
  byHand: { page: string; counts: string }
}

interface Asked {
  query?: Question['query']
  isAnywhere?: boolean
  /** What all tabs are narrowed by, and what makes the tab. */
  where?: string
  tab?: string
  order: string
}

const clause = (...conditions: (string | undefined)[]) => {
  const given = conditions.filter(Boolean)
  return given.length ? `where ${given.join(' and ')}` : ''
}

const asking =
  (name: string, path: string, select: string, counts: (clause: string) => string) =>
  (what: string, { query = {}, isAnywhere = false, where, tab, order }: Asked): Question => ({
    what: `${name}: ${what}`,
    path,
    query,
    isAnywhere,
    byHand: { page: `${select} ${clause(where, tab)} order by ${order}`, counts: counts(clause(where)) },
  })

const users = asking(
  'users',
  '/admin/users',
  'select users.*, (select count(*) from session where user_id = users.id and expire > now()) as sessions from users',
  (where) => `select count(*) from users ${where}`,
)
const reviews = asking(
  'reviews',
  '/admin/reviews',
  'select reviews.*, users.username from reviews left join users on users.id = user_id',
  (where) =>
    `select is_approved, count(*) from reviews left join users on users.id = user_id ${where} group by is_approved`,
)
const ACCESS = `from subscriptions join users on users.id = user_id join avatars on avatars.id = avatar_id`
const access = asking(
  'access',
  '/admin/subscriptions',
  `select subscriptions.*, users.username, avatars.name ${ACCESS}`,
  (
    where,
  ) => `select count(*), count(*) filter (where status = 'active' and (expires_at is null or expires_at > now())),
    count(*) filter (where payment_method = 'free_access'), count(*) filter (where status = 'pending_verification'),
    count(*) filter (where status = 'expired' or status = 'active' and expires_at <= now()),
    count(*) filter (where status = 'rejected') ${ACCESS} ${where}`,
)
const pending = asking(
  'requests',
  '/admin/pending-subscriptions',
  `select subscriptions.*, users.username, avatars.name ${ACCESS}`,
  (where) =>
    `select count(*), count(*) filter (where payment_method <> 'free_access' and transaction_id is null) ${ACCESS} ${where}`,
)
const audit = asking(
  'audit log',
  '/admin/audit-log',
  'select * from audit_log',
  (where) => `select count(*) from audit_log ${where}`,
)

const named = (text: string, ...columns: string[]) =>
  `(${columns.map((column) => `${column} ilike '%${text}%'`).join(' or ')})`
const IS_ACTIVE = "status = 'active' and (expires_at is null or expires_at > now())"
const IS_PENDING = "status = 'pending_verification'"

/** An avatar of the demo; one of a few, so that many records are of it. */
const AVATAR = 'Bhasha Sakhi'

/** What is measured. */
export const questionsOf = ({ rare, known, frequent, misspelt }: Words): Question[] => {
  const newest = (table: string) => `${table}.created_at desc, ${table}.id desc`
  const [newUsers, newReviews, newAccess] = [newest('users'), newest('reviews'), newest('subscriptions')]
  const search = (q: string): Asked => ({
    query: { filter: { q } },
    where: named(q, 'title', 'content', 'users.username'),
    order: newReviews,
  })
  return [
    users('first page', { order: newUsers }),
    users('any page', { isAnywhere: true, order: newUsers }),
    users('any page by name', {
      query: { sort: ['username', 'ASC'] },
      isAnywhere: true,
      order: 'username, users.id',
    }),
    users('search', {
      query: { filter: { q: 'user-4711' } },
      where: named('user-4711', 'username', 'email'),
      order: newUsers,
    }),
    users('a role by last sign-in', {
      query: { sort: ['lastLogin', 'DESC'], filter: { role: 'editor' } },
      where: "role = 'editor'",
      order: 'last_login desc, users.id desc',
    }),
    reviews('first page', { order: newReviews }),
    reviews('any page', { isAnywhere: true, order: newReviews }),
    reviews('any page by title', {
      query: { sort: ['title', 'ASC'] },
      isAnywhere: true,
      order: 'title, reviews.id',
    }),
    reviews('pending by name', {
      query: { sort: ['username', 'ASC'], filter: { isApproved: 0 } },
      tab: 'is_approved = 0',
      order: 'users.username, reviews.id',
    }),
    reviews('rejected with three moons by title', {
      query: { sort: ['title', 'DESC'], filter: { isApproved: 2, rating: 3 } },
      where: 'rating = 3',
      tab: 'is_approved = 2',
      order: 'title desc, reviews.id desc',
    }),
    reviews(`search, rare (${rare})`, search(rare)),
    reviews(`search, known (${known})`, search(known)),
    reviews(`search, frequent (${frequent})`, search(frequent)),
    reviews(`search, misspelt (${misspelt})`, {
      ...search(misspelt),
      where: `('${misspelt}' <% title or '${misspelt}' <% content)`,
    }),
    reviews('search, two letters (ap)', search('ap')),
    reviews('search in a tab by rating', {
      query: { sort: ['rating', 'DESC'], filter: { q: known, isApproved: 1 } },
      where: named(known, 'title', 'content', 'users.username'),
      tab: 'is_approved = 1',
      order: 'rating desc, reviews.id desc',
    }),
    reviews('search, known, by title', {
      query: { sort: ['title', 'ASC'], filter: { q: known } },
      where: named(known, 'title', 'content', 'users.username'),
      order: 'title, reviews.id',
    }),
    access('first page', { order: newAccess }),
    access('any page', { isAnywhere: true, order: newAccess }),
    access('active by name', {
      query: { sort: ['username', 'ASC'], filter: { status: 'active' } },
      tab: IS_ACTIVE,
      order: 'users.username, subscriptions.id',
    }),
    access('active by end', {
      query: { sort: ['expiresAt', 'ASC'], filter: { status: 'active' } },
      tab: IS_ACTIVE,
      order: 'expires_at, subscriptions.id',
    }),
    access('by avatar', {
      query: { sort: ['avatarName', 'ASC'] },
      order: 'avatars.name, subscriptions.id',
    }),
    access('search by payment', {
      query: { filter: { q: '400037306' } },
      where: named('400037306', 'transaction_id', 'users.username'),
      order: newAccess,
    }),
    access('search for an avatar, active by end', {
      query: { sort: ['expiresAt', 'ASC'], filter: { q: AVATAR, status: 'active' } },
      where: named(AVATAR, 'avatars.name', 'users.username', 'transaction_id'),
      tab: IS_ACTIVE,
      order: 'expires_at, subscriptions.id',
    }),
    pending('first page', { where: IS_PENDING, order: newAccess }),
    audit('first page', { order: 'at desc, id desc' }),
    audit('any page', { isAnywhere: true, order: 'at desc, id desc' }),
    audit('an action of somebody', {
      query: { filter: { action: 'review.reject', actorId: 3 } },
      where: "action = 'review.reject' and actor_id = 3",
      order: 'at desc, id desc',
    }),
  ]
}
