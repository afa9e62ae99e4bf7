import { describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { mailConfigOf } from '../../testing/mails.ts'

const read = async (response: Response) => {
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
  return new Map(
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  )
}

describe('R38 security.txt', () => {
  const api = useApi({ mail: mailConfigOf({}) })

  test('says whom to write to, until when, and where it stands', async () => {
    const fields = await read(await api.visitor().fetch('/.well-known/security.txt'))
    expect(fields.get('Contact')).toBe('mailto:help@nila.test')
    expect(fields.get('Canonical')).toBe(`${api.url}/.well-known/security.txt`)
    const days = (new Date(fields.get('Expires') ?? '').getTime() - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(366)
  })
})

describe('R38 security.txt of a product without a support address', () => {
  const api = useApi()

  test('names the contact page', async () => {
    const fields = await read(await api.visitor().fetch('/.well-known/security.txt'))
    expect(fields.get('Contact')).toBe(`${api.url}/contact`)
  })
})
