import type { Chance } from './chance.ts'
import { between, DAY_MS, daysFrom } from './times.ts'
import { languages } from './words/index.ts'
import type { Name, Words } from './words/words.ts'

/** Of no algorithm, so that no password can match it; it also tells demo people from real ones. */
export const DEMO_PASSWORD_HASH = '!demo'
export const DEMO_USERNAME = 'demo'

export interface Person {
  words: Words
  row: {
    username: string
    email: string | null
    emailVerifiedAt: Date | null
    passwordHash: string
    role: 'user' | 'editor' | 'super_admin'
    locale: string | null
    createdAt: Date
    lastLogin: Date | null
    suspendedAt: Date | null
  }
}

/** How people write their own name: in their script, or in Latin letters in one of the usual ways. */
function spell(chance: Chance, given: Name, family: Name): string {
  const [first, last] = [given[0], family[0]]
  const spellings = [
    `${given[1]} ${family[1]}`,
    `${given[1]} ${family[1]}`,
    given[1],
    `${first} ${last}`,
    `${first}.${last}`.toLowerCase(),
    `${first}_${last}`.toLowerCase(),
    `${first}${chance.int(10, 99)}`.toLowerCase(),
  ]
  return chance.pick(spellings).normalize('NFKC')
}

function person(chance: Chance, now: Date, taken: Set<string>): Person {
  const words = chance.pick(languages)
  const given = chance.pick(words.given)
  const family = chance.pick(words.family)
  let username = spell(chance, given, family)
  while (taken.has(username.toLowerCase())) username = `${username} ${chance.int(2, 99)}`
  taken.add(username.toLowerCase())

  // More and more people came: the square root of an even draw lies nearer to today.
  const daysAgo = 540 * (1 - Math.sqrt(chance.int(1, 10_000) / 10_000))
  const createdAt = daysFrom(now, -daysAgo)
  const email = chance.happens(78)
    ? `${given[0]}.${family[0]}.${taken.size}@demo.example`.toLowerCase()
    : null
  const isVerified = email !== null && chance.happens(70)
  return {
    words,
    row: {
      username,
      email,
      emailVerifiedAt: isVerified ? new Date(createdAt.getTime() + chance.int(2, 600) * 60_000) : null,
      passwordHash: DEMO_PASSWORD_HASH,
      role: 'user',
      locale: chance.happens(70) ? words.locale : null,
      createdAt,
      lastLogin: chance.happens(85) ? between(chance, createdAt, now) : null,
      suspendedAt: null,
    },
  }
}

/** 300 people, the oldest account first: the administrator, `demo`, two editors, and users of whom five are suspended. */
export function people(chance: Chance, now: Date, adminUsername: string): Person[] {
  const taken = new Set([adminUsername.toLowerCase(), DEMO_USERNAME])
  const all = Array.from({ length: 300 }, () => person(chance, now, taken)).sort(
    (a, b) => a.row.createdAt.getTime() - b.row.createdAt.getTime(),
  )
  const named = (place: number, changes: Partial<Person['row']>) => {
    const row = all[place]?.row
    if (row) Object.assign(row, { email: `${changes.role ?? DEMO_USERNAME}.${place}@demo.example` }, changes)
    if (row) row.emailVerifiedAt = row.createdAt
  }
  const lastLogin = new Date(now.getTime() - DAY_MS / 4)
  named(0, { username: adminUsername, role: 'super_admin', locale: 'en', lastLogin })
  named(1, { username: DEMO_USERNAME, locale: 'en', lastLogin })
  named(2, { role: 'editor' })
  named(3, { role: 'editor' })
  for (const place of [40, 95, 150, 220, 270]) {
    named(place, { suspendedAt: between(chance, all[place]?.row.createdAt ?? now, now) })
  }
  return all
}

const browsers = [
  'Chrome on Android',
  'Chrome on Android',
  'Chrome on Android',
  'Chrome on Windows',
  'Firefox on Linux',
  'Safari on iOS',
  'Samsung Internet for Android on Android',
  'Opera on Android',
  'Microsoft Edge on Windows',
  null,
]
/** Networks set aside for documentation, cut as real addresses are. */
export const networks = [
  '192.0.2.0',
  '198.51.100.0',
  '203.0.113.0',
  '2001:db8:4100::',
  '2001:db8:91c0::',
  '2001:db8:ff::',
]

/** Up to six attempts of each person who ever signed in; the last success is their `lastLogin`. */
export function loginHistory(
  chance: Chance,
  users: { id: number; createdAt: Date; lastLogin: Date | null }[],
) {
  return users.flatMap(({ id, createdAt, lastLogin }) => {
    if (!lastLogin) return []
    const attempt = (at: Date, outcome: 'success' | 'failure') => ({
      userId: id,
      at,
      ip: chance.pick(networks),
      browser: chance.pick(browsers),
      outcome,
    })
    const earlier = Array.from({ length: chance.int(0, 5) }, () =>
      attempt(between(chance, createdAt, lastLogin), chance.happens(15) ? 'failure' : 'success'),
    )
    return [...earlier.sort((a, b) => a.at.getTime() - b.at.getTime()), attempt(lastLogin, 'success')]
  })
}
