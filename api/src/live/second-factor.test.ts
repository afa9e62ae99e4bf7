import { LIVE_ADMIN_PATH } from '@nila/api/contract'
import { Session, Totp } from '@nila/db'
import { expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { addTotp } from '../../testing/second-factors.ts'
import { asBrowser, openSocket } from '../../testing/sockets.ts'

const api = useApi({ adminNeedsSecondFactor: true }, { live: { checkEvery: 100 } })

test('R11 where administrators need a second factor, a session that was opened without one gets no socket, and one that loses it is closed', async () => {
  const agent = await api.signIn({ role: 'admin' })
  await addTotp(agent)
  const open = () => openSocket(api.url, asBrowser(agent, api.url), LIVE_ADMIN_PATH)
  await Session.query().patch({ secondFactor: null })
  await expect(open()).rejects.toMatchObject({
    status: 403,
    body: expect.stringContaining('second_factor_needed'),
  })
  await Session.query().patch({ secondFactor: 'totp' })
  const socket = await open()
  await Totp.query().delete()
  expect(await socket.closed).toBe(4401)
})
