import { getTotp, renewRecoveryCodes } from '@nila/api/contract'
import { AuditEntry, RecoveryCode } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../../testing/api.ts'
import { confirmPassword } from '../../../testing/second-factors.ts'
import { totpOwner } from '../../../testing/totp-owner.ts'

// Behind a proxy, so that a test can come from many addresses.
const api = useApi({ trustProxyHops: 1 })

const { owner, signIn, fromMany } = totpOwner(api)

const wrong = { status: 401, code: 'second_factor_wrong', fields: { totp: { code: 'totp_wrong' } } }

describe('recovery codes', () => {
  test('stand in for the app, each once, however they are written', async () => {
    const { agent, recoveryCodes } = await owner()
    const [first = '', second = ''] = recoveryCodes
    expect(first).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    await expect(signIn(` ${first.toLowerCase().replaceAll('-', ' ')} `)).resolves.toBeTruthy()
    await expect(signIn(first)).rejects.toMatchObject(wrong)
    expect(await agent.call(getTotp, {})).toMatchObject({ recoveryCodesLeft: 9 })
    await expect(signIn(second)).resolves.toBeTruthy()
    expect(await AuditEntry.query().where({ action: 'recovery_code.use' }).orderBy('id')).toMatchObject([
      { details: { left: 9 } },
      { details: { left: 8 } },
    ])
  })

  test('of twenty who have the same one at once, one gets in', async () => {
    const { recoveryCodes } = await owner()
    expect(await fromMany(20, String(recoveryCodes[0]))).toEqual([200, ...Array(19).fill(401)])
  })

  test('of somebody else open nothing', async () => {
    await owner()
    const other = await owner({ username: 'ravi' })
    await expect(signIn(other.recoveryCodes[0])).rejects.toMatchObject(wrong)
  })

  test('can be made anew, which ends those from before', async () => {
    const { agent, recoveryCodes } = await owner()
    const renewed = await agent.call(renewRecoveryCodes, { body: {} })
    expect(renewed.recoveryCodes).toHaveLength(10)
    await expect(signIn(recoveryCodes[0])).rejects.toMatchObject(wrong)
    await expect(signIn(renewed.recoveryCodes[0])).resolves.toBeTruthy()
    const both = await Promise.all([1, 2].map(() => agent.call(renewRecoveryCodes, { body: {} })))
    expect(both).toHaveLength(2)
    expect(await RecoveryCode.query()).toHaveLength(10)
  })

  test('are not given to who has no app', async () => {
    const agent = await api.signIn()
    await confirmPassword(agent)
    await expect(agent.call(renewRecoveryCodes, { body: {} })).rejects.toMatchObject({
      code: 'totp_not_found',
    })
  })
})

test('five sets in a quarter of an hour are enough: each costs the server ten hashes', async () => {
  const { agent } = await owner()
  for (let n = 0; n < 4; n += 1) await agent.call(renewRecoveryCodes, { body: {} })
  await expect(agent.call(renewRecoveryCodes, { body: {} })).rejects.toMatchObject({ status: 429 })
  const other = await api.signIn({ username: 'ravi' })
  await confirmPassword(other)
  for (let n = 0; n < 6; n += 1) {
    await expect(other.call(renewRecoveryCodes, { body: {} })).rejects.toMatchObject({ status: 404 })
  }
})
