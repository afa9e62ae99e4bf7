import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'

/** What the cookies of Koa sign and verify with. */
export interface CookieKeys {
  sign(data: string): string
  /** Which key a signature was made with: -1 for none, above 0 for an older one, so that the cookie is signed anew. */
  index(data: string, signature: string): number
  verify(data: string, signature: string): boolean
}

/**
 * Signs with the first key and verifies with each. Stands in for Koa's own Keygrip, which makes three HMACs and an object
 * for every cookie of every request: the dearest part of reading a session (api/bench).
 */
export function createCookieKeys(keys: readonly string[]): CookieKeys {
  const secrets = keys.map((key) => createSecretKey(key, 'utf8'))
  const digest = (data: string, key: KeyObject) => createHmac('sha256', key).update(data).digest()

  const index = (data: string, signature: string) => {
    const given = Buffer.from(signature, 'base64url')
    return secrets.findIndex((key) => {
      const expected = digest(data, key)
      return given.length === expected.length && timingSafeEqual(given, expected)
    })
  }
  const [first] = secrets
  if (!first) throw new Error('cookies need at least one key')
  return {
    sign: (data) => digest(data, first).toString('base64url'),
    index,
    verify: (data, signature) => index(data, signature) >= 0,
  }
}
