import {
  changeAccount,
  changePassword,
  deleteAccount,
  login,
  redeemEmailVerification,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  resetPassword,
} from '@nila/api/contract'
import { OutboxEmail, User } from '@nila/db'
import { expect, test } from 'vitest'
import { PASSWORD } from '../../testing/accounts.ts'
import { useApi } from '../../testing/api.ts'
import { newestLink } from '../../testing/mails.ts'
import { addPasskey, addTotp, confirmPassword } from '../../testing/second-factors.ts'
import type { SecurityEvent } from '../mail/mails.ts'

const api = useApi({ trustProxyHops: 1 })
const EMAIL = 'asha@example.org'
const NEW = 'another-river-28'

type Owner = Awaited<ReturnType<typeof api.signIn>>

/** What causes each event, and those that are told of on the way to it. */
const causes: [event: SecurityEvent, told: SecurityEvent[], cause: (agent: Owner) => Promise<unknown>][] = [
  [
    'passwordChanged',
    [],
    (agent) => agent.call(changePassword, { body: { password: PASSWORD, newPassword: NEW } }),
  ],
  [
    'passwordChanged',
    [],
    async (agent) => {
      await agent.send('POST', '/api/reset-password', { username: 'asha' })
      const { token } = await newestLink()
      await agent.call(resetPassword, { body: { token, newPassword: NEW } })
    },
  ],
  [
    'emailChanged',
    [],
    async (agent) => {
      await confirmPassword(agent)
      await agent.call(changeAccount, { body: { email: 'new@example.org' } })
      const { token } = await newestLink()
      await agent.call(redeemEmailVerification, { body: { token } })
    },
  ],
  ['passkeyAdded', [], (agent) => addPasskey(agent, api.url)],
  [
    'passkeyRemoved',
    ['passkeyAdded'],
    async (agent) => {
      const { passkey } = await addPasskey(agent, api.url)
      await agent.call(removePasskey, { params: { id: passkey.id } })
    },
  ],
  ['authenticatorAdded', [], addTotp],
  [
    'authenticatorRemoved',
    ['authenticatorAdded'],
    async (agent) => {
      await addTotp(agent)
      await agent.call(removeTotp, {})
      // There is none any more, and so nothing to tell.
      await agent.call(removeTotp, {})
    },
  ],
  [
    'recoveryCodesRenewed',
    ['authenticatorAdded'],
    async (agent) => {
      await addTotp(agent)
      await agent.call(renewRecoveryCodes, { body: {} })
    },
  ],
  [
    'recoveryCodeUsed',
    ['authenticatorAdded'],
    async (agent) => {
      const { recoveryCodes } = await addTotp(agent)
      const credentials = { username: 'asha', password: PASSWORD }
      await agent.call(login, { body: { ...credentials, totp: recoveryCodes[0] ?? '' } })
    },
  ],
  [
    'accountDeleted',
    [],
    async (agent) => {
      await confirmPassword(agent)
      await agent.call(deleteAccount, { body: { review: 'remove' } })
    },
  ],
]

const eventsTold = async () => {
  const notices = await OutboxEmail.query().where({ name: 'securityNotice' }).orderBy('createdAt')
  return notices.map(({ values }) => (values as { event: SecurityEvent }).event)
}

test.each(causes)('%s is told to a verified address, in its language', async (event, told, cause) => {
  await cause(await api.signIn({ username: 'asha', email: EMAIL, emailVerifiedAt: new Date(), locale: 'ta' }))
  expect(await eventsTold()).toEqual([...told, event])
  const notices = await OutboxEmail.query().where({ name: 'securityNotice' })
  for (const notice of notices) {
    expect(notice).toMatchObject({
      recipient: EMAIL,
      locale: 'ta',
      isSecurity: true,
      secrets: null,
      values: { username: 'asha', ip: expect.stringMatching(/\.0$|::$/), at: expect.any(String) },
    })
  }
})

test.each(causes.filter(([event]) => event !== 'emailChanged'))(
  '%s is told to no address that anybody may have typed in',
  async (_event, _told, cause) => {
    await cause(await api.signIn({ username: 'asha', email: EMAIL }))
    expect(await eventsTold()).toEqual([])
  },
)

test('R45 of where it was done only the network is told', async () => {
  const agent = await api.signIn({ username: 'asha', email: EMAIL, emailVerifiedAt: new Date() })
  const body = { password: PASSWORD, newPassword: NEW }
  await agent.send('PATCH', '/api/account/password', body, { 'X-Forwarded-For': '203.0.113.77' })
  expect(await OutboxEmail.query()).toMatchObject([{ values: { ip: '203.0.113.0' } }])
})

test('a refusal tells nothing, since nothing changed', async () => {
  const agent = await api.signIn({ username: 'asha', email: EMAIL, emailVerifiedAt: new Date() })
  const body = { password: 'not this one', newPassword: NEW }
  await expect(agent.call(changePassword, { body })).rejects.toMatchObject({ status: 400 })
  await expect(agent.call(removePasskey, { params: { id: 1 } })).rejects.toBeTruthy()
  await expect(agent.call(deleteAccount, { body: { review: 'remove' } })).rejects.toMatchObject({
    status: 403,
  })
  expect(await OutboxEmail.query()).toEqual([])
  expect(await User.query().resultSize()).toBe(1)
})
