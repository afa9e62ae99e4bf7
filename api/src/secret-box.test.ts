import { Setting } from '@nila/db'
import { expect, test } from 'vitest'
import { useApi } from '../testing/api.ts'
import { createSecretBox } from './secret-box.ts'

useApi()

const KEY = 'a key of the operator, of 32 bytes or more'

test('what is sealed opens again, looks different each time, and shows nothing of itself', async () => {
  const box = createSecretBox({ secretKey: KEY })
  const sealed = await box.seal('JBSWY3DP', 'totp 1')
  expect(sealed).not.toBe(await box.seal('JBSWY3DP', 'totp 1'))
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY3DP')
  expect(await createSecretBox({ secretKey: KEY }).open(sealed, 'totp 1')).toBe('JBSWY3DP')
  expect(await Setting.query().findById('secret_key')).toBeUndefined()
})

test('it opens only for what it was sealed for, and only unchanged', async () => {
  const box = createSecretBox({ secretKey: KEY })
  const sealed = await box.seal('JBSWY3DP', 'totp 1')
  await expect(box.open(sealed, 'totp 2')).rejects.toThrow('cannot be opened')
  const changed = Buffer.from(sealed, 'base64url')
  changed.writeUInt8(changed.readUInt8(14) ^ 1, 14)
  await expect(box.open(changed.toString('base64url'), 'totp 1')).rejects.toThrow('cannot be opened')
})

test('without SECRET_KEY all instances share a key that the database keeps', async () => {
  const boxes = Array.from({ length: 5 }, () => createSecretBox({ secretKey: undefined }))
  const sealed = await Promise.all(boxes.map((box, n) => box.seal(`secret ${n}`, 'totp 1')))
  const reader = createSecretBox({ secretKey: undefined })
  for (const [n, one] of sealed.entries()) expect(await reader.open(one, 'totp 1')).toBe(`secret ${n}`)
})

test('what was sealed before SECRET_KEY was set still opens; another SECRET_KEY opens nothing', async () => {
  const before = await createSecretBox({ secretKey: undefined }).seal('JBSWY3DP', 'totp 1')
  const after = createSecretBox({ secretKey: KEY })
  expect(await after.open(before, 'totp 1')).toBe('JBSWY3DP')
  const sealed = await after.seal('JBSWY3DP', 'totp 1')
  const other = createSecretBox({ secretKey: `${KEY}!` })
  await expect(other.open(sealed, 'totp 1')).rejects.toThrow('SECRET_KEY')
})
