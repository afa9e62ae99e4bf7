import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { Setting } from '@nila/db'
import type { Config } from './config.ts'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
/** What GCM is made for. */
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** The setting that holds the key where the operator set none. */
const SETTING = 'secret_key'

const keyOf = (text: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', text, '', 'nila stored secrets', KEY_BYTES)))

const findKept = async (): Promise<KeyObject | undefined> => {
  const kept = await Setting.query().findById(SETTING)
  return kept && keyOf(kept.value as string)
}

async function makeKept(): Promise<KeyObject> {
  await Setting.query()
    .insert({ key: SETTING, value: randomBytes(KEY_BYTES).toString('base64url') })
    .onConflict('key')
    .ignore()
  const { value } = await Setting.query().findById(SETTING).throwIfNotFound()
  return keyOf(value as string)
}

function unseal(key: KeyObject, sealed: Buffer, context: string): string | undefined {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(context))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    return (
      decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    )
  } catch {
    return undefined
  }
}

/**
 * Encrypts secrets that must be read again, and so cannot be hashed. The key is SECRET_KEY; without one it is made once and kept in
 * the database, so that all instances share it. A key that lies beside what it locks protects a table that leaks by itself, and
 * nothing from whoever reads the whole database or a backup of it: operators who mind set SECRET_KEY.
 */
export function createSecretBox({ secretKey }: Pick<Config, 'secretKey'>) {
  const own = secretKey === undefined ? undefined : keyOf(secretKey)
  let kept: KeyObject | undefined

  return {
    /** @param context what the secret belongs to: only the same opens it, so that rows cannot be exchanged */
    async seal(secret: string, context: string): Promise<string> {
      const key = own ?? kept ?? (await makeKept())
      if (!own) kept = key
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
      cipher.setAAD(Buffer.from(context))
      const sealed = [nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return Buffer.concat(sealed).toString('base64url')
    },

    /** Opens what was sealed; also what was sealed before SECRET_KEY was set. */
    async open(sealed: string, context: string): Promise<string> {
      const bytes = Buffer.from(sealed, 'base64url')
      const secret = own && unseal(own, bytes, context)
      if (secret !== undefined) return secret
      kept ??= await findKept()
      const older = kept && unseal(kept, bytes, context)
      if (older === undefined) {
        throw new Error(
          'A stored secret cannot be opened: SECRET_KEY is not the one that it was stored with.',
        )
      }
      return older
    },
  }
}

export type SecretBox = ReturnType<typeof createSecretBox>
