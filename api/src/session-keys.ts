import { randomBytes } from 'node:crypto'
import { Setting } from '@nila/db'
import type { Config } from './config.ts'

/**
 * The keys that sign the session cookie: the operator's, or those that the first start made and the database keeps,
 * so that all instances share them. The first of several signs; the others still verify.
 */
export async function loadSessionKeys({ sessionKeys }: Pick<Config, 'sessionKeys'>): Promise<string[]> {
  if (sessionKeys) return sessionKeys
  await Setting.query()
    .insert({ key: 'session_keys', value: [randomBytes(32).toString('base64url')] })
    .onConflict('key')
    .ignore()
  const { value } = await Setting.query().findById('session_keys').throwIfNotFound()
  return value as string[]
}
