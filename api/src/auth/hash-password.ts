import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { Problem } from '../http/problem.ts'

const derive = promisify(argon2)

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const MEMORY_KIB = 19456
const PASSES = 2
const LANES = 1
const SALT_BYTES = 16
const TAG_BYTES = 32

/** Two at a time leave two of libuv's four threads to everything else, so that health checks stay quick. */
const CONCURRENCY = 2
/** What waits beyond this would wait longer than anyone does; it is told to come back instead. */
const QUEUE_LIMIT = 500
const RETRY_AFTER = 5

const PREFIX = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$`
/** No password leads to it; it gives unknown users the same cost as known ones (R2). */
const UNMATCHABLE = `${PREFIX}${Buffer.alloc(SALT_BYTES).toString('base64')}$${Buffer.alloc(TAG_BYTES).toString('base64')}`

const tagOf = (password: string, salt: Buffer) =>
  derive('argon2id', {
    message: password,
    nonce: salt,
    memory: MEMORY_KIB,
    passes: PASSES,
    parallelism: LANES,
    tagLength: TAG_BYTES,
  })

/** Hashes and verifies passwords with bounded concurrency; refuses with 503 when too many wait. */
export function createPasswordHasher() {
  const limit = pLimit(CONCURRENCY)

  async function bounded<T>(work: () => Promise<T>): Promise<T> {
    if (limit.pendingCount >= QUEUE_LIMIT)
      throw new Problem('service_unavailable', { retryAfter: RETRY_AFTER })
    return limit(work)
  }

  return {
    /** The PHC string of a password. */
    hash: (password: string): Promise<string> =>
      bounded(async () => {
        const salt = randomBytes(SALT_BYTES)
        const tag = await tagOf(password, salt)
        return `${PREFIX}${salt.toString('base64')}$${tag.toString('base64')}`
      }),

    /** Whether a password leads to a PHC string; without one it takes the same time and says no. */
    verify: (password: string, phc: string | undefined): Promise<boolean> =>
      bounded(async () => {
        const [, , , , salt = '', tag = ''] = (phc?.startsWith(PREFIX) ? phc : UNMATCHABLE).split('$')
        const expected = Buffer.from(tag, 'base64')
        const actual = await tagOf(password, Buffer.from(salt, 'base64'))
        return timingSafeEqual(actual, expected) && phc !== undefined
      }),
  }
}

export type PasswordHasher = ReturnType<typeof createPasswordHasher>
