import { getUser, redeemRecoveryLink } from '@nila/api/contract'
import { AuditEntry, RecoveryLink, User } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { buildAccount, PASSWORD } from '../../testing/accounts.ts'
import { useApi } from '../../testing/api.ts'
import { readConfig } from '../config.ts'
import { createRecoveryLink } from './recovery-links.ts'

const api = useApi()

describe('the one-time link of the operator', () => {
  const config = { ...readConfig({}), publicUrl: 'http://localhost' }
  const tokenOf = async () => {
    const link = new URL(await createRecoveryLink(config))
    return new URLSearchParams(link.hash.slice(1)).get('t') ?? ''
  }

  test('creates the administrator, signs them in, and writes it down', async () => {
    const visitor = api.visitor()
    const body = { token: await tokenOf(), username: 'Asha', password: PASSWORD }
    expect(await visitor.call(redeemRecoveryLink, { body })).toMatchObject({
      role: 'super_admin',
      isAdmin: true,
    })
    expect(await visitor.call(getUser, {})).toMatchObject({ username: 'Asha' })
    const actions = (await AuditEntry.query()).map(({ action, actorName }) => ({ action, actorName }))
    expect(actions).toContainEqual({ action: 'administrator.create', actorName: 'Asha' })
  })

  test('without a link nothing that was typed is looked at', async () => {
    const body = { token: 'made up', username: 'Asha', password: 'password' }
    const refused = api.visitor().call(redeemRecoveryLink, { body })
    await expect(refused).rejects.toMatchObject({ code: 'invalid_or_expired' })
  })

  test('works once, even for twenty at a time', async () => {
    const token = await tokenOf()
    const redeem = (_: unknown, n: number) =>
      api
        .visitor()
        .send('POST', '/api/recovery-links/redeem', { token, username: `admin ${n}`, password: PASSWORD })
    const statuses = (await Promise.all(Array.from({ length: 20 }, redeem))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400)).toHaveLength(19)
    expect(await User.query()).toHaveLength(1)
  })

  test('is dead after ten minutes', async () => {
    const token = await tokenOf()
    await RecoveryLink.query().patch({ expiresAt: RecoveryLink.raw("expires_at - interval '10 minutes'") })
    const body = { token, username: 'Asha', password: PASSWORD }
    await expect(api.visitor().call(redeemRecoveryLink, { body })).rejects.toMatchObject({
      code: 'invalid_or_expired',
    })
  })

  test('stays good when what was typed with it is refused', async () => {
    await buildAccount({ username: 'taken' })
    const token = await tokenOf()
    const redeem = (username: string, password: string) =>
      api.visitor().call(redeemRecoveryLink, { body: { token, username, password } })
    await expect(redeem('taken', PASSWORD)).rejects.toMatchObject({ code: 'username_taken' })
    await expect(redeem('Asha', 'password')).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(redeem('Asha', PASSWORD)).resolves.toMatchObject({ username: 'Asha' })
  })
})
