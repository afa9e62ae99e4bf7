import { afterEach, expect, test, vi } from 'vitest'
import { GET } from '../../pages/password-strength.json.ts'
import { judgePassword } from './password-strength.ts'

afterEach(() => vi.unstubAllGlobals())

test('a judge that could not be fetched is fetched again', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  await expect(judgePassword('sunshine', [])).rejects.toThrow('503')
  vi.stubGlobal('fetch', async () => GET())
  expect(await judgePassword('sunshine', [])).toBe(0)
})

test.each([
  ['a common one', 'dragon', 0],
  ['a common one in disguise', 'Dr4gon1', 1],
  ['keys side by side', 'qazwsxedc', 0],
  ['the own name', 'meera nair', 0],
  ['a few words together', 'nine lamps over the quiet river', 4],
])('%s is judged by how soon it is guessed', async (_, password, strength) => {
  expect(await judgePassword(password, ['meera nair'])).toBe(strength)
})
