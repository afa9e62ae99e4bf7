import {
  beginPasskeyRegistration,
  beginTotp,
  confirmTotp,
  finishPasskeyRegistration,
  getTotp,
  getUser,
  listPasskeys,
  listReviews,
  listUsers,
  login,
  reauthenticate,
  redeemRecoveryLink,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  signInByPasskey,
} from '@nila/api/contract'
import { buildReview } from '@nila/db/testing'
import { describe, expect, test } from 'vitest'
import { buildAccount, PASSWORD } from '../../testing/accounts.ts'
import type { Agent } from '../../testing/agent.ts'
import { useApi } from '../../testing/api.ts'
import { createAuthenticator } from '../../testing/authenticator.ts'
import { addPasskey, addTotp, answerOf, codeOf, confirmPassword } from '../../testing/second-factors.ts'
import { readConfig } from '../config.ts'
import { endpoints } from '../http/open-api.ts'
import { createAdministratorLink, createRecoveryLink } from './recovery-links.ts'

const api = useApi({ adminNeedsSecondFactor: true })

const refused = { status: 403, code: 'second_factor_needed' }
const asha = { username: 'asha', role: 'admin' } as const
const body = { username: 'asha', password: PASSWORD }
const ofStaff = [...endpoints.values()].filter(({ guard }) => guard !== 'public' && guard !== 'user')

describe('R11 where administrators need a second factor', () => {
  test('one without gets 403 from every address of the administration, and no data', async () => {
    await buildReview({ title: 'A secret title' })
    const admin = await api.signIn({ role: 'super_admin' })
    expect(ofStaff.length).toBeGreaterThan(10)
    for (const { method, path } of ofStaff) {
      const response = await admin.fetch(`/api${path.replace(/:\w+/g, '1')}`, { method })
      const text = await response.text()
      expect([path, response.status, text]).toEqual([
        path,
        403,
        expect.stringContaining('second_factor_needed'),
      ])
    }
  })

  test('guests and users are told nothing of it', async () => {
    await expect(api.visitor().list(listUsers)).rejects.toMatchObject({ status: 401 })
    const user = await api.signIn()
    await expect(user.list(listUsers)).rejects.toMatchObject({ code: 'admin_forbidden' })
    expect(await user.call(getUser, {})).toMatchObject({ secondFactor: false })
    await expect(api.visitor().list(listReviews)).resolves.toBeTruthy()
  })

  test('their own account stays open to them, so that they can set one up', async () => {
    const admin = await api.signIn(asha)
    expect((await admin.list(listPasskeys)).items).toEqual([])
    expect(await admin.call(getTotp, {})).toMatchObject({ confirmedAt: null })
    await expect(admin.list(listUsers)).rejects.toMatchObject(refused)
    await addPasskey(admin, api.url)
    await expect(admin.list(listUsers)).resolves.toBeTruthy()
  })

  test('setting up an authenticator app is enough too, and so is signing in with it', async () => {
    const admin = await api.signIn(asha)
    const { secret, recoveryCodes } = await addTotp(admin)
    await expect(admin.list(listUsers)).resolves.toBeTruthy()
    for (const totp of [codeOf(secret), String(recoveryCodes[0])]) {
      const agent = api.visitor()
      await agent.call(login, { body: { ...body, totp } })
      await expect(agent.list(listUsers)).resolves.toBeTruthy()
    }
  })

  test('beside a passkey the password alone is not enough, until the passkey was shown', async () => {
    const { authenticator } = await addPasskey(await api.signIn(asha), api.url)
    const byPassword = api.visitor()
    await byPassword.call(login, { body })
    await expect(byPassword.list(listUsers)).rejects.toMatchObject(refused)
    await byPassword.call(reauthenticate, { body: { password: PASSWORD } })
    await expect(byPassword.list(listUsers)).rejects.toMatchObject(refused)
    const passkey = await answerOf(byPassword, authenticator)
    await byPassword.call(reauthenticate, { body: { passkey } })
    await expect(byPassword.list(listUsers)).resolves.toBeTruthy()

    const byPasskey = api.visitor()
    await byPasskey.call(signInByPasskey, { body: await answerOf(byPasskey, authenticator) })
    await expect(byPasskey.list(listUsers)).resolves.toBeTruthy()
  })

  test('a password alone sets up no further one beside the one that there is', async () => {
    const owner = await api.signIn(asha)
    await addPasskey(owner, api.url)
    const ways = [(thief: Agent) => addPasskey(thief, api.url), (thief: Agent) => addTotp(thief)]
    for (const add of ways) {
      const thief = api.visitor()
      await thief.call(login, { body })
      await expect(add(thief)).rejects.toMatchObject(refused)
      await expect(thief.list(listUsers)).rejects.toMatchObject(refused)
    }
    await expect(addTotp(owner)).resolves.toBeTruthy()
  })

  test('nor with what was begun before there was one', async () => {
    const [owner, thief] = [await api.signIn(asha), api.visitor()]
    await thief.call(login, { body })
    await confirmPassword(thief)
    const options = await thief.call(beginPasskeyRegistration, { body: {} })
    const { secret } = await thief.call(beginTotp, { body: {} })
    await addPasskey(owner, api.url)
    const made = createAuthenticator(api.url).create(options)
    await expect(thief.call(finishPasskeyRegistration, { body: made })).rejects.toMatchObject(refused)
    const confirmation = thief.call(confirmTotp, { body: { totp: codeOf(secret) } })
    await expect(confirmation).rejects.toMatchObject(refused)
  })

  test('a password alone takes none away, and makes no recovery codes', async () => {
    const owner = await api.signIn(asha)
    const { passkey } = await addPasskey(owner, api.url)
    const thief = api.visitor()
    await thief.call(login, { body })
    await confirmPassword(thief)
    await expect(thief.call(removePasskey, { params: { id: passkey.id } })).rejects.toMatchObject(refused)
    await expect(thief.call(removeTotp, {})).rejects.toMatchObject(refused)
    await expect(thief.call(renewRecoveryCodes, { body: {} })).rejects.toMatchObject(refused)
    expect((await owner.list(listPasskeys)).total).toBe(1)
  })

  test('a session that was opened with a passkey is worth none once that passkey is removed', async () => {
    const owner = await api.signIn(asha)
    const stolen = await addPasskey(owner, api.url)
    const kept = await addPasskey(owner, api.url)
    const thief = api.visitor()
    await thief.call(signInByPasskey, { body: await answerOf(thief, stolen.authenticator) })
    await expect(thief.list(listUsers)).resolves.toBeTruthy()
    await owner.call(removePasskey, { params: { id: stolen.passkey.id } })
    await expect(thief.list(listUsers)).rejects.toMatchObject(refused)
    await expect(owner.list(listUsers)).resolves.toBeTruthy()
    const again = api.visitor()
    await again.call(signInByPasskey, { body: await answerOf(again, kept.authenticator) })
    await expect(again.list(listUsers)).resolves.toBeTruthy()
  })

  test('the same of an authenticator app', async () => {
    const owner = await api.signIn(asha)
    await addPasskey(owner, api.url)
    const { secret } = await addTotp(owner)
    const elsewhere = api.visitor()
    await elsewhere.call(login, { body: { ...body, totp: codeOf(secret) } })
    await expect(elsewhere.list(listUsers)).resolves.toBeTruthy()
    await owner.call(removeTotp, {})
    await expect(elsewhere.list(listUsers)).rejects.toMatchObject(refused)
  })

  test('who takes the last one away is without, in every session', async () => {
    const admin = await api.signIn(asha)
    const { passkey } = await addPasskey(admin, api.url)
    await addTotp(admin)
    await admin.call(removePasskey, { params: { id: passkey.id } })
    await expect(admin.list(listUsers)).resolves.toBeTruthy()
    await admin.call(removeTotp, {})
    await expect(admin.list(listUsers)).rejects.toMatchObject(refused)
  })

  test('two that are taken away at the same moment leave none', async () => {
    const admin = await api.signIn(asha)
    const first = await addPasskey(admin, api.url)
    const second = await addPasskey(admin, api.url)
    const remove = ({ passkey }: typeof first) => admin.call(removePasskey, { params: { id: passkey.id } })
    await Promise.all([remove(first), remove(second), admin.call(removeTotp, {})])
    expect(await admin.call(getUser, {})).toMatchObject({ secondFactor: false })
  })

  test("the operator's link counts as one where it lets in, and not where it creates", async () => {
    const tokenOf = (link: string) => String(new URLSearchParams(new URL(link).hash.slice(1)).get('t'))
    const admin = await buildAccount(asha)
    const recovered = api.visitor()
    const token = tokenOf(await createRecoveryLink({ publicUrl: api.url }, admin))
    await recovered.call(redeemRecoveryLink, { body: { token } })
    await expect(recovered.list(listUsers)).resolves.toBeTruthy()

    const created = api.visitor()
    const config = { ...readConfig({}), publicUrl: api.url }
    const body = {
      token: tokenOf(await createAdministratorLink(config)),
      username: 'ravi',
      password: PASSWORD,
    }
    await created.call(redeemRecoveryLink, { body })
    await expect(created.list(listUsers)).rejects.toMatchObject(refused)
  })
})
