import { getUser } from '@nila/api/contract'
import { describe, expect, test } from 'vitest'
import { buildAccount, PASSWORD } from '../../testing/accounts.ts'
import type { Agent } from '../../testing/agent.ts'
import { useApi } from '../../testing/api.ts'

const api = useApi()

const submit = (agent: Agent, path: string, fields: Record<string, string>, headers = {}) =>
  agent.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers })

describe.each(['/pure-login', '/basic-auth'])('%s with JavaScript off', (path) => {
  test('signs in and leads to where the visitor wanted to go', async () => {
    await buildAccount({ username: 'asha' })
    const agent = api.visitor()
    const response = await submit(agent, `${path}?redirect_to=%2Freviews%3Fpage%3D2`, {
      username: 'asha',
      password: PASSWORD,
    })
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/reviews?page=2#'])
    expect(await agent.call(getUser, {})).toMatchObject({ username: 'asha' })
  })

  test.each([
    ['a wrong password', { username: 'asha', password: 'wrong' }, 'failed'],
    ['nobody of that name', { username: 'nobody', password: 'wrong' }, 'failed'],
    ['blank fields', { username: ' ', password: '' }, 'missing'],
    ['no fields', {}, 'missing'],
  ])('%s leads back to the page with its message', async (_, fields, fragment) => {
    await buildAccount({ username: 'asha' })
    const response = await submit(
      api.visitor(),
      `${path}?redirect_to=%2Freviews`,
      fields as Record<string, string>,
    )
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      `${path}?redirect_to=%2Freviews#${fragment}`,
    ])
  })

  test('R3 after five failures it says to wait', async () => {
    await buildAccount({ username: 'asha' })
    const agent = api.visitor()
    for (let n = 0; n < 5; n += 1) await submit(agent, path, { username: 'asha', password: `wrong ${n}` })
    const response = await submit(agent, path, { username: 'asha', password: PASSWORD })
    expect(response.headers.get('Location')).toBe(`${path}#wait`)
  })

  test('R32 a form on another site signs nobody in', async () => {
    await buildAccount({ username: 'asha' })
    const fields = { username: 'asha', password: PASSWORD }
    const response = await submit(api.visitor(), path, fields, { 'Sec-Fetch-Site': 'cross-site' })
    expect(response.status).toBe(403)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test('R37 a way on that leads elsewhere leads home', async () => {
    await buildAccount({ username: 'asha' })
    const fields = { username: 'asha', password: PASSWORD }
    for (const target of [
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'https://evil.example',
    ]) {
      const response = await submit(
        api.visitor(),
        `${path}?redirect_to=${encodeURIComponent(target)}`,
        fields,
      )
      expect(response.headers.get('Location')).toBe('/#')
    }
  })

  test('R27 what is no form is refused', async () => {
    const response = await api.visitor().send('POST', path, { username: 'asha', password: PASSWORD })
    expect(response.status).toBe(415)
  })
})
