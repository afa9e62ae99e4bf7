import { login } from '@nila/api/contract'
import { PASSWORD } from './accounts.ts'
import type { TestApi } from './api.ts'
import { addTotp } from './second-factors.ts'

const USERNAME = 'asha'

/** Ways to sign in to one account with an authenticator app, over an API that stands behind a proxy. */
export function totpOwner(api: TestApi) {
  const from = (address: string, totp: string) =>
    api
      .visitor()
      .send(
        'POST',
        '/api/login',
        { username: USERNAME, password: PASSWORD, totp },
        { 'X-Forwarded-For': address },
      )
  return {
    /** Somebody signed in who has just set the app up. */
    async owner(over = {}) {
      const agent = await api.signIn({ username: USERNAME, ...over })
      return { agent, ...(await addTotp(agent)) }
    },
    signIn: (totp?: string, agent = api.visitor()) =>
      agent.call(login, {
        body: { username: USERNAME, password: PASSWORD, ...(totp !== undefined && { totp }) },
      }),
    from,
    /** The statuses of so many who type one code at the same moment, each from an address of their own. */
    async fromMany(count: number, totp: string): Promise<number[]> {
      const answers = await Promise.all(Array.from({ length: count }, (_, n) => from(`192.0.2.${n}`, totp)))
      return answers.map(({ status }) => status).sort()
    },
  }
}
