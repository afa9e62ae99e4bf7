import {
  beginTotp,
  confirmTotp,
  getTotp,
  getUser,
  listOwnLogins,
  removeTotp,
  renewRecoveryCodes,
} from '@nila/api/contract'
import { AuditEntry, RecoveryCode, Session, Totp, User } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { buildAccount, PASSWORD } from '../../../testing/accounts.ts'
import type { Agent } from '../../../testing/agent.ts'
import { useApi } from '../../../testing/api.ts'
import { codeOf, confirmPassword, forgetSteps } from '../../../testing/second-factors.ts'
import { totpOwner } from '../../../testing/totp-owner.ts'

// Behind a proxy, so that a test can come from many addresses.
const api = useApi({ trustProxyHops: 1 })

const { owner, signIn, from, fromMany } = totpOwner(api)

const begin = async (agent: Agent) => {
  await confirmPassword(agent)
  return agent.call(beginTotp, { body: {} })
}
const confirm = (agent: Agent, totp: string) => agent.call(confirmTotp, { body: { totp } })

const wrong = { status: 401, code: 'second_factor_wrong', fields: { totp: { code: 'totp_wrong' } } }
const required = { status: 401, code: 'second_factor_required' }
/** A code that is none of now and around. */
const wrongCode = (secret: string) => codeOf(secret, -20)

describe('setting up an authenticator app', () => {
  test('changes nothing until a code of it is confirmed; then signing in asks for one', async () => {
    const agent = await api.signIn({ username: 'asha' })
    const { secret, uri } = await begin(agent)
    expect(uri).toBe(`otpauth://totp/Nila:asha?secret=${secret}&issuer=Nila`)
    expect(await agent.call(getTotp, {})).toEqual({ confirmedAt: null, recoveryCodesLeft: 0 })
    expect(await agent.call(getUser, {})).toMatchObject({ secondFactor: false })
    await expect(signIn()).resolves.toMatchObject({ username: 'asha' })

    const { recoveryCodes } = await confirm(agent, codeOf(secret))
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await agent.call(getTotp, {})).toEqual({
      confirmedAt: expect.any(String),
      recoveryCodesLeft: 10,
    })
    expect(await agent.call(getUser, {})).toMatchObject({ secondFactor: true })
    await expect(signIn()).rejects.toMatchObject(required)
  })

  test('is for who gave the password within ten minutes, and so is taking it away and renewing its codes', async () => {
    const { agent } = await owner()
    await Session.query().patch({ reauthenticatedAt: null })
    const refused = { status: 403, code: 'reauthentication_required' }
    await expect(agent.call(beginTotp, { body: {} })).rejects.toMatchObject(refused)
    await expect(agent.call(removeTotp, {})).rejects.toMatchObject(refused)
    await expect(agent.call(renewRecoveryCodes, { body: {} })).rejects.toMatchObject(refused)
    await expect(signIn()).rejects.toMatchObject(required)
  })

  test('a wrong code is said next to its field; after five even the right one must wait', async () => {
    const agent = await api.signIn()
    const { secret } = await begin(agent)
    for (let n = 0; n < 5; n += 1) {
      await expect(confirm(agent, wrongCode(secret))).rejects.toMatchObject({
        status: 400,
        fields: { totp: { code: 'totp_wrong' } },
      })
    }
    await expect(confirm(agent, codeOf(secret))).rejects.toMatchObject({ status: 429 })
  })

  test('there are fifteen minutes for it, and nothing to confirm without it', async () => {
    const agent = await api.signIn()
    const missing = { status: 404, code: 'totp_not_found' }
    await expect(confirm(agent, '123456')).rejects.toMatchObject(missing)
    const { secret } = await begin(agent)
    await Totp.query().patch({ pendingUntil: Totp.raw("pending_until - interval '15 minutes'") })
    await expect(confirm(agent, codeOf(secret))).rejects.toMatchObject(missing)
  })

  test('of five who confirm at once, one is given recovery codes, and those work', async () => {
    const agent = await api.signIn({ username: 'asha' })
    const { secret } = await begin(agent)
    const answers = await Promise.allSettled([1, 2, 3, 4, 5].map(() => confirm(agent, codeOf(secret))))
    const given = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    expect(given).toHaveLength(1)
    await expect(signIn(given[0]?.recoveryCodes[0])).resolves.toBeTruthy()
  })

  test('another app takes the place of the first once it is confirmed, with codes of its own', async () => {
    const { agent, secret, recoveryCodes } = await owner()
    const second = await begin(agent)
    await expect(signIn(codeOf(secret))).resolves.toBeTruthy()
    await confirm(agent, codeOf(second.secret))
    await forgetSteps()
    await expect(signIn(codeOf(secret))).rejects.toMatchObject(wrong)
    await expect(signIn(recoveryCodes[0])).rejects.toMatchObject(wrong)
    await expect(signIn(codeOf(second.secret))).resolves.toBeTruthy()
  })

  test('neither secret nor codes stand in the database or the log', async () => {
    const { secret, recoveryCodes } = await owner()
    await signIn(codeOf(secret))
    const stored = JSON.stringify([await Totp.query(), await RecoveryCode.query(), await AuditEntry.query()])
    for (const text of [stored, api.log()]) {
      expect(text).not.toContain(secret)
      for (const code of recoveryCodes) {
        expect(text).not.toContain(code)
        expect(text).not.toContain(code.replaceAll('-', ''))
      }
    }
  })
})

describe('signing in with an authenticator app', () => {
  test('without a code no session is opened, and only who has the password learns that one is needed', async () => {
    const { secret } = await owner()
    await buildAccount({ username: 'ravi' })
    const response = await api.visitor().send('POST', '/api/login', { username: 'asha', password: PASSWORD })
    expect(await response.json()).toMatchObject({ code: 'second_factor_required' })
    expect(response.headers.getSetCookie()).toEqual([])

    const bytes = async (username: string, totp?: string) => {
      const body = { username, password: 'not it at all', totp }
      const answer = await api.visitor().send('POST', '/api/login', body)
      return `${answer.status} ${await answer.text()}`
    }
    const answers = [await bytes('asha'), await bytes('asha', codeOf(secret)), await bytes('ravi')]
    expect(new Set([...answers, await bytes('nobody', '123456')]).size).toBe(1)
    expect(await Session.query().where({ secondFactor: null })).toHaveLength(0)
  })

  test('the right code opens a session that knows of it, however it is written', async () => {
    const { secret } = await owner()
    const agent = api.visitor()
    const code = codeOf(secret)
    await signIn(`${code.slice(0, 3)} ${code.slice(3)}`, agent)
    expect(await agent.call(getUser, {})).toMatchObject({ username: 'asha', secondFactor: true })
    expect(await Session.query().where({ secondFactor: 'totp' })).toHaveLength(2)
    expect(
      await AuditEntry.query().where({ action: 'account.login' }).orderBy('id', 'desc').first(),
    ).toMatchObject({
      details: { secondFactor: 'totp' },
    })
  })

  test('a wrong one is refused, and is in the login history', async () => {
    const { agent, secret } = await owner()
    for (const code of [wrongCode(secret), '123', 'ABCD-EFGH-JKMN', '९९९९९९']) {
      await expect(signIn(code)).rejects.toMatchObject(wrong)
    }
    await expect(signIn(' ')).rejects.toMatchObject(required)
    await expect(signIn('\0')).rejects.toMatchObject({ status: 400 })
    const { items } = await agent.list(listOwnLogins)
    expect(items.map(({ outcome }) => outcome)).toEqual([...Array(4).fill('failure'), 'success'])
  })

  test('an account without an app takes no notice of a code', async () => {
    await buildAccount({ username: 'asha' })
    await expect(signIn('123456')).resolves.toMatchObject({ secondFactor: false })
  })

  test('R10 a code that was used is refused, and so are those before it', async () => {
    const { secret } = await owner()
    const [now, next] = [codeOf(secret), codeOf(secret, 1)]
    await signIn(next)
    await expect(signIn(next)).rejects.toMatchObject(wrong)
    await expect(signIn(now)).rejects.toMatchObject(wrong)
    await forgetSteps()
    await expect(signIn(next)).resolves.toBeTruthy()
  })

  test('R10 the code that confirmed the app opens nothing', async () => {
    const agent = await api.signIn({ username: 'asha' })
    const { secret } = await begin(agent)
    const code = codeOf(secret)
    await confirm(agent, code)
    await expect(signIn(code)).rejects.toMatchObject(wrong)
  })

  test('R10 of twenty who have the same code at once, one gets in', async () => {
    const { secret } = await owner()
    expect(await fromMany(20, codeOf(secret))).toEqual([200, ...Array(19).fill(401)])
  })

  test('R3 after five wrong codes from one address even the right one waits there, and gets in elsewhere', async () => {
    const { secret } = await owner()
    for (let n = 0; n < 5; n += 1) expect((await from('192.0.2.1', wrongCode(secret))).status).toBe(401)
    const refused = await from('192.0.2.1', codeOf(secret))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await from('192.0.2.2', codeOf(secret))).status).toBe(200)
  })

  test('who has the password has thirty wrong codes a day, from wherever they come; the password alone counts for nothing', async () => {
    const { secret } = await owner()
    for (let n = 0; n < 40; n += 1) await expect(signIn()).rejects.toMatchObject(required)
    for (let n = 0; n < 30; n += 1)
      expect((await from(`198.51.100.${n}`, wrongCode(secret))).status).toBe(401)
    expect((await from('192.0.2.1', codeOf(secret))).status).toBe(429)
  })

  test('a suspended user is told so, and uses up no code', async () => {
    const { recoveryCodes } = await owner()
    await User.query().patch({ suspendedAt: new Date() })
    await expect(signIn(recoveryCodes[0])).rejects.toMatchObject({ code: 'account_suspended' })
    await User.query().patch({ suspendedAt: null })
    await expect(signIn(recoveryCodes[0])).resolves.toBeTruthy()
  })
})

test('without the app the password is enough again, and its recovery codes are gone', async () => {
  const { agent } = await owner()
  await agent.call(removeTotp, {})
  expect(await agent.call(getTotp, {})).toEqual({ confirmedAt: null, recoveryCodesLeft: 0 })
  expect(await RecoveryCode.query()).toEqual([])
  await expect(signIn()).resolves.toMatchObject({ secondFactor: false })
  const actions = (await AuditEntry.query()).map(({ action }) => action)
  expect(actions).toEqual(expect.arrayContaining(['totp.confirm', 'totp.remove']))
})

test.each(['{}', '{"totp":1}', '{"totp":"123456","secret":"x"}', `{"totp":"${'1'.repeat(41)}"}`])(
  'confirming with the body %s is refused as malformed',
  async (body) => {
    const agent = await api.signIn()
    expect((await agent.send('POST', '/api/totp/confirm', body)).status).toBe(400)
  },
)
