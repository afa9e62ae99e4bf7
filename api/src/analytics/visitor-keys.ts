import { hash as digest, randomBytes } from 'node:crypto'
import type { Database } from '@nila/db'
import { limitKeyOf } from '../http/client-address.ts'
import { dayOf } from './days.ts'

const SALT_BYTES = 32
/** The key for visitors who asked to be remembered for longer: it belongs to no month. */
const LASTING = 'infinity'

/** The first day of the month that a moment is in, in India. */
const monthOf = (time: Date): string => `${dayOf(time).slice(0, 7)}-01`

/** The salt of a month, made by whichever instance asks first. Those of other months are forgotten: nobody can be found by their hash again. */
async function findSalt(db: Database, month: string): Promise<Buffer> {
  if (month !== LASTING) {
    await db.raw("delete from analytics_salts where month < ? and month <> 'infinity'", [month])
  }
  await db.raw('insert into analytics_salts (month, salt) values (?, ?) on conflict (month) do nothing', [
    month,
    randomBytes(SALT_BYTES),
  ])
  const { rows } = await db.raw<{ rows: { salt: Buffer }[] }>(
    'select salt from analytics_salts where month = ?',
    [month],
  )
  const [row] = rows
  if (!row) throw new Error('the salt of visitors was removed while it was made')
  return row.salt
}

/** What of a request tells its visitor from others. */
export interface VisitorTraits {
  address: string
  userAgent: string
  /** The random id of who asked to be remembered for longer. */
  visitor: string | undefined
}

// Of the digest only a quarter is kept, and it is shown to nobody: there is nothing that could be lengthened, which an HMAC, at five times the
// cost, would protect from.
const hash = (salt: Buffer, traits: string): bigint =>
  digest('sha256', Buffer.concat([salt, Buffer.from(traits)]), 'buffer').readBigInt64BE(0)

/**
 * Visitors as numbers: a keyed hash of address and browser, whose key is random, changes every month and is then forgotten, so that neither
 * a person nor the same person next month can be found by it (R44). Only who asked for it stays the same for longer.
 */
export function createVisitorKeys(db: Database) {
  const salts = new Map<string, Promise<Buffer>>()

  function saltOf(month: string): Promise<Buffer> {
    const known = salts.get(month)
    if (known) return known
    const salt = findSalt(db, month)
    salts.set(month, salt)
    // The next one tries again.
    salt.catch(() => salts.delete(month))
    return salt
  }

  return async ({ address, userAgent, visitor }: VisitorTraits, time: Date): Promise<bigint> => {
    if (visitor) return hash(await saltOf(LASTING), visitor)
    const month = monthOf(time)
    if (!salts.has(month)) for (const past of salts.keys()) if (past !== LASTING) salts.delete(past)
    return hash(await saltOf(month), `${limitKeyOf(address)}\n${userAgent}`)
  }
}

export type VisitorKeys = ReturnType<typeof createVisitorKeys>
