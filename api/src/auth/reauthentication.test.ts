import { deleteEmailLogs, login, reauthenticate } from '@nila/api/contract'
import { expect, test } from 'vitest'
import { PASSWORD } from '../../testing/accounts.ts'
import { useApi } from '../../testing/api.ts'

const api = useApi()

const give = (agent: Awaited<ReturnType<typeof api.signIn>>, password: string) =>
  agent.call(reauthenticate, { body: { password } })

test('the right password is answered without a word, and opens this session alone', async () => {
  const agent = await api.signIn({ role: 'super_admin', username: 'asha' })
  const elsewhere = api.visitor()
  await elsewhere.call(login, { body: { username: 'asha', password: PASSWORD } })
  await expect(give(agent, PASSWORD)).resolves.toBeUndefined()
  await expect(agent.call(deleteEmailLogs, {})).resolves.toEqual({ deleted: 0 })
  await expect(elsewhere.call(deleteEmailLogs, {})).rejects.toMatchObject({
    code: 'reauthentication_required',
  })
})

test('a wrong password is said next to the field, and opens nothing', async () => {
  const agent = await api.signIn({ role: 'super_admin' })
  await expect(give(agent, 'not this one')).rejects.toMatchObject({
    status: 400,
    fields: { password: { code: 'password_wrong' } },
  })
  await expect(agent.call(deleteEmailLogs, {})).rejects.toMatchObject({ status: 403 })
})

test('wrong ones count as guesses: after five even the right one must wait, here and at the sign-in form', async () => {
  const agent = await api.signIn({ username: 'asha' })
  for (const n of [1, 2, 3, 4, 5])
    await expect(give(agent, `wrong ${n}`)).rejects.toMatchObject({ status: 400 })
  await expect(give(agent, PASSWORD)).rejects.toMatchObject({ status: 429, retryAfter: expect.any(Number) })
  const signIn = api.visitor().call(login, { body: { username: 'asha', password: PASSWORD } })
  await expect(signIn).rejects.toMatchObject({ status: 429 })
})

test('R42 what was given leaves no trace in the log', async () => {
  const agent = await api.signIn()
  await expect(give(agent, 'canary-4711')).rejects.toMatchObject({ status: 400 })
  expect(api.log()).not.toContain('canary')
})

test('a guest is refused', async () => {
  const refusal = api.visitor().call(reauthenticate, { body: { password: PASSWORD } })
  await expect(refusal).rejects.toMatchObject({ status: 401 })
})
