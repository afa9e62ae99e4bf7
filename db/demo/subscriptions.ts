import type { Chance } from './chance.ts'
import { between, daysFrom, later } from './times.ts'

type Status = 'active' | 'pending_verification' | 'expired' | 'rejected'
type Payment = 'upi' | 'free_access'
type Expiry = 'none' | 'past' | 'soon' | 'far'
/** `untidy` is one that only needs cleaning, `missing` one that was never given. */
type TransactionId = 'tidy' | 'untidy' | 'missing'

interface Asker {
  id: number
  createdAt: Date
}

/** How many there are of each kind: every tab, filter and warning of the admin screen has some. 150 in all. */
const kinds: readonly (readonly [number, Status, Payment, Expiry, TransactionId])[] = [
  [20, 'active', 'free_access', 'none', 'missing'],
  [14, 'active', 'upi', 'none', 'tidy'],
  [24, 'active', 'upi', 'far', 'tidy'],
  [8, 'active', 'upi', 'soon', 'tidy'],
  [10, 'active', 'upi', 'past', 'tidy'],
  [20, 'pending_verification', 'upi', 'none', 'tidy'],
  [4, 'pending_verification', 'upi', 'none', 'untidy'],
  [6, 'pending_verification', 'upi', 'none', 'missing'],
  [8, 'pending_verification', 'free_access', 'none', 'missing'],
  [14, 'expired', 'upi', 'past', 'tidy'],
  [4, 'expired', 'free_access', 'past', 'missing'],
  [10, 'rejected', 'upi', 'none', 'tidy'],
  [4, 'rejected', 'upi', 'none', 'missing'],
  [4, 'rejected', 'free_access', 'none', 'missing'],
]

function transactionId(chance: Chance, kind: TransactionId): string | null {
  if (kind === 'missing') return null
  const digits = String(400_000_000_000 + chance.int(0, 99_999_999_999))
  if (kind === 'tidy') return digits
  return chance.pick([
    `UTR: ${digits}`,
    `upi ${digits}`,
    `${digits.slice(0, 4)} ${digits.slice(4, 8)} ${digits.slice(8)}`,
  ])
}

function expiresAt(chance: Chance, now: Date, kind: Expiry): Date | null {
  if (kind === 'none') return null
  if (kind === 'past') return daysFrom(now, -chance.int(1, 60))
  return daysFrom(now, kind === 'soon' ? chance.int(1, 6) : chance.int(20, 330))
}

/** 150 records, the oldest first; nobody asks for the same avatar twice. */
export function subscriptions(
  chance: Chance,
  now: Date,
  users: Asker[],
  demoUser: Asker,
  avatarIds: number[],
) {
  const pairs = chance.shuffle(
    users.flatMap(({ id, createdAt }) => avatarIds.map((avatarId) => ({ id, createdAt, avatarId }))),
  )
  const longAgo = daysFrom(now, -90)
  const take = (isPast: boolean) => {
    const place = pairs.findIndex(({ createdAt }) => !isPast || createdAt < longAgo)
    const [pair] = pairs.splice(place, 1)
    if (!pair) throw new RangeError('There are fewer users than records.')
    return pair
  }
  // Whoever tries the demo as a user has an avatar, and waits for another.
  const [first = 0, second = 0] = avatarIds
  const named = new Map([
    [0, { ...demoUser, avatarId: first }],
    [80, { ...demoUser, avatarId: second }],
  ])
  return kinds
    .flatMap(([count, ...kind]) => Array.from({ length: count }, () => kind))
    .map(([status, paymentMethod, expiry, idKind], place) => {
      const pair = named.get(place) ?? take(expiry === 'past')
      const expires = expiresAt(chance, now, expiry)
      const isWaiting = status === 'pending_verification'
      const latest = expires && expires < now ? daysFrom(expires, -1) : now
      const earliest = isWaiting ? daysFrom(now, -14) : pair.createdAt
      return {
        userId: pair.id,
        avatarId: pair.avatarId,
        createdAt: between(chance, later(earliest, pair.createdAt), latest),
        expiresAt: expires,
        paymentMethod,
        transactionId: transactionId(chance, idKind),
        status,
        version: isWaiting ? 1 : 2,
      }
    })
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}
