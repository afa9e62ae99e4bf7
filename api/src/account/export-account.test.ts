import {
  AccountExport,
  changeAccount,
  exportAccount,
  listOwnLogins,
  listPasskeys,
  listSessions,
  login,
  requestSignInLink,
} from '@nila/api/contract'
import {
  AccountLink,
  AuditEntry,
  Passkey,
  RecoveryCode,
  RememberedDevice,
  Session,
  Subscription,
  Totp,
  User,
} from '@nila/db'
import { buildAvatar, buildReview } from '@nila/db/testing'
import { expect, test } from 'vitest'
import { PASSWORD } from '../../testing/accounts.ts'
import { useApi } from '../../testing/api.ts'
import { newestLink } from '../../testing/mails.ts'
import { addPasskey, addTotp, confirmPassword } from '../../testing/second-factors.ts'

const api = useApi()

/** Every value of an answer, however deep, with its key. */
function leavesOf(value: unknown, key = ''): { key: string; text: string }[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, name))
  }
  return [{ key, text: String(value) }]
}

test('R47 it asks for the password again', async () => {
  const agent = await api.signIn()
  await expect(agent.call(exportAccount, {})).rejects.toMatchObject({
    status: 403,
    code: 'reauthentication_required',
  })
})

test('R47 it is a file with all that is kept of the account, and of nobody else', async () => {
  const agent = await api.signIn({ username: 'आशा rao', email: 'asha@example.org' })
  const stranger = await api.signIn({ username: 'ravi' })
  const review = await buildReview({ userId: agent.user.id, title: 'Mine', isApproved: 1 })
  await buildReview({ userId: stranger.user.id, title: 'Theirs' })
  const avatar = await buildAvatar({ name: 'Guru' })
  const request = { avatarId: avatar.id, paymentMethod: 'upi', status: 'active' } as const
  await Subscription.query().insert({ ...request, userId: agent.user.id, transactionId: '123456789012' })
  await Subscription.query().insert({ ...request, userId: stranger.user.id, transactionId: '999999999999' })
  await addPasskey(agent, api.url)

  const response = await agent.fetch('/api/account/export')
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toContain('application/json')
  expect(response.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="nila-rao-\d{4}-\d\d-\d\d\.json"$/,
  )
  const data = AccountExport.parse(await response.json())
  expect(data).toMatchObject({
    account: { username: 'आशा rao', email: 'asha@example.org', pendingEmail: null },
    review: { id: review.id, title: 'Mine', isApproved: 1, username: 'आशा rao' },
    subscriptions: [{ avatarName: 'Guru', transactionId: '123456789012', status: 'active', expiresAt: null }],
    sessions: (await agent.list(listSessions)).items,
    loginHistory: (await agent.list(listOwnLogins)).items,
    passkeys: (await agent.list(listPasskeys)).items,
  })
  expect(data.passkeys).toHaveLength(1)
  expect(data.sessions).toMatchObject([{ isCurrent: true }])
  expect(data.auditLog.map(({ action }) => action)).toEqual([
    'account.export',
    'passkey.add',
    'account.reauthenticate',
    'account.login',
  ])
  expect(JSON.stringify(data)).not.toMatch(/ravi|Theirs|999999999999/)
})

test('a name that has no letter which every system takes gives way in the name of the file', async () => {
  const agent = await api.signIn({ username: 'क्षमा' })
  await confirmPassword(agent)
  const { headers } = await agent.fetch('/api/account/export')
  expect(headers.get('Content-Disposition')).toMatch(/filename="nila-account-\d{4}-\d\d-\d\d\.json"/)
})

test('who has nothing yet gets a whole file all the same', async () => {
  const agent = await api.signIn()
  await confirmPassword(agent)
  expect(await agent.call(exportAccount, {})).toMatchObject({ review: null, subscriptions: [], passkeys: [] })
})

test('R24 R42 nothing that lets somebody in is in it', async () => {
  const agent = await api.signIn({
    username: 'asha',
    email: 'asha@example.org',
    emailVerifiedAt: new Date(),
  })
  await agent.call(requestSignInLink, { body: { username: 'asha' } })
  const { token, code } = await newestLink()
  await api.visitor().call(login, { body: { username: 'asha', password: PASSWORD, remember: true } })
  const { secret, recoveryCodes } = await addTotp(agent)
  await addPasskey(agent, api.url)
  await agent.call(changeAccount, { body: { email: 'new@example.org' } })
  const { token: verifyToken } = await newestLink()

  const leaves = leavesOf(await agent.call(exportAccount, {}))
  const user = await User.query().findById(agent.user.id).throwIfNotFound()
  const rows: object[] = [
    ...(await AccountLink.query()),
    ...(await RememberedDevice.query()),
    ...(await Totp.query()),
    ...(await RecoveryCode.query()),
  ]
  const columns = /^(tokenHash|codeHash|browserHash|seriesHash|previousHash|sealedToken|secret|selector)$/
  const hidden = [
    ...[PASSWORD, user.passwordHash, user.passkeyHandle, token, code, verifyToken, secret, ...recoveryCodes],
    ...rows.flatMap((row) => leavesOf(row).flatMap(({ key, text }) => (columns.test(key) ? [text] : []))),
    ...(await Session.query()).flatMap(({ sid, sess }) => [sid, sess]),
    ...(await Passkey.query()).flatMap(({ credentialId, publicKey }) => [
      credentialId,
      publicKey.toString('base64'),
    ]),
    ...agent.jar.header.split('; ').flatMap((cookie) => cookie.split('=').slice(1)),
  ].filter((one): one is string => Boolean(one) && one !== 'null' && one !== '1')
  expect(hidden.length).toBeGreaterThan(40)
  for (const { key, text } of leaves) {
    expect(key).not.toMatch(/password|hash|token|secret$|sid|credential|publicKey/i)
    for (const one of hidden) expect(text.includes(one) ? `${key}: ${text}` : '').toBe('')
  }
})

test('R45 addresses in it are cut', async () => {
  const agent = await api.signIn()
  await confirmPassword(agent)
  const { sessions, loginHistory } = await agent.call(exportAccount, {})
  for (const { ip } of [...sessions, ...loginHistory]) expect(ip).toMatch(/\.0$|::$/)
})

test('that it was taken is written down', async () => {
  const agent = await api.signIn()
  await confirmPassword(agent)
  await agent.call(exportAccount, {})
  expect(await AuditEntry.query().where({ action: 'account.export' })).toMatchObject([
    { actorId: agent.user.id, subjectType: 'user', subjectId: agent.user.id },
  ])
})
