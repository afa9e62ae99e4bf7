import { deleteAccount } from '@nila/api/contract'
import { EmailLog, OutboxEmail } from '@nila/db'
import { expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { confirmPassword } from '../../testing/second-factors.ts'

const api = useApi({}, { sendsMail: true })

test('R47 of a goodbye that nobody could send nothing is kept', async () => {
  const agent = await api.signIn({ email: 'asha@example.org', emailVerifiedAt: new Date() })
  await confirmPassword(agent)
  await agent.call(deleteAccount, { body: { review: 'remove' } })
  await expect.poll(() => OutboxEmail.query(), { timeout: 20_000 }).toEqual([])
  expect(await EmailLog.query()).toEqual([])
})
