import { OutboxEmail } from '@nila/db'
import { expect, test } from 'vitest'
import { buildAccount, PASSWORD } from '../../../testing/accounts.ts'
import { useApi } from '../../../testing/api.ts'

const api = useApi({ trustProxyHops: 1 })

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const INDIA = '49.36.1.2'
const INDIA_TOMORROW = '49.37.200.9'
const AMERICA = '8.8.8.8'

const signIn = (address: string, browser: string, password = PASSWORD) =>
  api.visitor().send(
    'POST',
    '/api/login',
    { username: 'ravi', password },
    {
      'X-Forwarded-For': address,
      'User-Agent': browser,
    },
  )
const mails = () => OutboxEmail.query().orderBy('createdAt')
const verified = { username: 'ravi', email: 'ravi@example.org', emailVerifiedAt: new Date() }

test('a sign-in with another browser or from another country is told to the owner, the first of all is not', async () => {
  await buildAccount(verified)
  await signIn(INDIA, FIREFOX)
  expect(await mails()).toEqual([])
  await signIn(INDIA, SAFARI)
  await signIn(AMERICA, FIREFOX)
  expect(await mails()).toMatchObject([
    {
      name: 'newDevice',
      recipient: 'ravi@example.org',
      values: { username: 'ravi', browser: 'Safari on iOS', ip: '49.36.1.0', country: 'IN' },
    },
    { values: { browser: 'Firefox on Linux', ip: '8.8.8.0', country: 'US' } },
  ])
})

test('the same browser on another day is no news, whatever its address', async () => {
  await buildAccount(verified)
  await signIn(INDIA, FIREFOX)
  await signIn(INDIA_TOMORROW, FIREFOX)
  expect(await mails()).toEqual([])
})

test('a failure makes no browser known, and is not told', async () => {
  await buildAccount(verified)
  await signIn(INDIA, FIREFOX)
  await signIn(AMERICA, SAFARI, 'wrong-password')
  expect(await mails()).toEqual([])
  await signIn(AMERICA, SAFARI)
  expect(await mails()).toHaveLength(1)
})

test('nothing goes to an address that nobody has shown to be theirs', async () => {
  await buildAccount({ ...verified, emailVerifiedAt: null })
  await signIn(INDIA, FIREFOX)
  await signIn(AMERICA, SAFARI)
  expect(await mails()).toEqual([])
})
