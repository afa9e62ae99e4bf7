import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { redeemRecoveryLink } from '@nila/api/contract'
import { addressOf } from '@nila/db/testing'
import { expect, test } from 'vitest'
import { buildAccount } from '../testing/accounts.ts'
import { useApi } from '../testing/api.ts'

const api = useApi()

const run = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: addressOf(api.database.connection),
      PUBLIC_URL: api.url,
    }
    const program = join(import.meta.dirname, 'admin-recover.ts')
    const child = execFile(process.execPath, [program, ...args], { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })

test('R13 the command prints one link, which lets that administrator in', async () => {
  await buildAccount({ username: 'Asha Rao', role: 'admin' })
  const { code, output } = await run('--user', 'asha rao')
  expect(code).toBe(0)
  const [link, ...others] = output.match(/http\S+\/nila-admin#\S+/g) ?? []
  expect(others).toEqual([])
  const token = new URLSearchParams(new URL(link ?? '').hash.slice(1)).get('t') ?? ''
  const admin = await api.visitor().call(redeemRecoveryLink, { body: { token } })
  expect(admin).toMatchObject({ username: 'Asha Rao', directAccess: true })
})

test('whoever it cannot let in is said in one line', async () => {
  await buildAccount({ username: 'ravi' })
  await buildAccount({ username: 'meena', role: 'super_admin', suspendedAt: new Date() })
  const said = [
    [['--user', 'nobody'], 'There is no account with the name nobody.'],
    [['--user', 'ravi'], 'ravi is no administrator. `npm run admin:create` prints a link that creates one.'],
    [['--user', 'meena'], 'meena is suspended. Another super-administrator can restore the account.'],
    [[], 'Say whom to let in: npm run admin:recover -- --user NAME'],
    [['--name', 'ravi'], 'Say whom to let in: npm run admin:recover -- --user NAME'],
  ] as const
  for (const [args, words] of said) expect(await run(...args)).toEqual({ code: 1, output: `${words}\n` })
})
