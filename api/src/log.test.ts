import { expect, test } from 'vitest'
import { createLog, isOfClient } from './log.ts'

test('R42 of an error only its words are written down, not what it carries', () => {
  let line = ''
  const log = createLog('error', { write: (text: string) => (line += text) })
  const packet = Buffer.from('password=canary-4711')
  const error = Object.assign(new Error('Parse Error'), {
    code: 'HPE_INVALID_CHUNK_SIZE',
    rawPacket: packet,
    query: 'canary-4711',
  })
  log.error({ err: error }, 'a request failed')
  expect(JSON.parse(line).err).toMatchObject({ message: 'Parse Error', code: 'HPE_INVALID_CHUNK_SIZE' })
  expect(line).not.toContain('canary')
  expect(line).not.toContain([...packet].join(','))
})

test('what clients do to their connections is told apart from our own failures', () => {
  for (const code of ['HPE_INVALID_METHOD', 'ECONNRESET', 'EPIPE']) expect(isOfClient({ code })).toBe(true)
  for (const error of [new Error('ours'), { code: 'ENOSPC' }, undefined])
    expect(isOfClient(error)).toBe(false)
})
