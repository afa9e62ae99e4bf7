import { randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { User } from '@nila/db'
import { DEMO_USERNAME } from '@nila/db/demo'
import { createAdministratorLink } from './auth/recovery-links.ts'
import { SINK_PAGE } from './mail/sink-address.ts'
import type { Services } from './services.ts'

interface Credentials {
  username: string
  password: string
}

async function setFreshPassword(
  { hasher }: Services,
  user: User | undefined,
): Promise<Credentials | undefined> {
  if (!user) return undefined
  const password = randomBytes(12).toString('base64url')
  await user.$query().patch({ passwordHash: await hasher.hash(password) })
  return { username: user.username, password }
}

/** Gives the demo's two accounts fresh passwords, and keeps them where only the owner of the process reads them. */
async function demoHelp(services: Services): Promise<string[]> {
  const { dataDir, mail } = services.config
  const [admin, user] = await Promise.all([
    setFreshPassword(services, await User.query().where({ role: 'super_admin' }).orderBy('id').first()),
    setFreshPassword(services, await User.query().findOne({ username: DEMO_USERNAME })),
  ])
  const file = join(dataDir, 'demo-credentials.json')
  await mkdir(dataDir, { recursive: true })
  // Anew, because the mode counts only for a file that is not there yet.
  await rm(file, { force: true })
  await writeFile(file, `${JSON.stringify({ admin, user }, null, 2)}\n`, { mode: 0o600 })
  return [
    '',
    'It shows demo data, on this machine only. Sign in with',
    `  administrator   ${admin?.username}   ${admin?.password}`,
    `  user            ${user?.username}   ${user?.password}`,
    `These passwords last until the next start; they are also in ${file}.`,
    ...(mail.sink
      ? [
          '',
          `Mails go to \`npm run mail:dev\`, which shows them at ${SINK_PAGE}, while it runs; else to the e-mail logs.`,
        ]
      : []),
  ]
}

/**
 * What whoever started the product must know to sign in: the demo's passwords, or, while there is no administrator,
 * a one-time link that creates one.
 */
export async function signInHelp(services: Services, isDemo: boolean): Promise<string[]> {
  if (isDemo) return demoHelp(services)
  if (await User.query().whereIn('role', ['admin', 'super_admin']).first()) return []
  return [
    '',
    'There is no administrator yet. Open this link within ten minutes to create one:',
    `  ${await createAdministratorLink(services.config)}`,
    'Another is printed by `npm run admin:create`.',
  ]
}
