import { randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Setting, StartError, User } from '@nila/db'
import { loadDemo } from '@nila/db/demo'
import { createRecoveryLink } from './auth/recovery-links.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Services } from './services.ts'

/** The demo's ordinary user. */
const DEMO_USER = 'demo'

const newPassword = () => randomBytes(12).toString('base64url')

function checkLoopback({ isLoopback }: Config): void {
  if (isLoopback) return
  throw new StartError(
    'Demo data is for this machine only: HOST and PUBLIC_URL must be loopback, or the data cleared.',
  )
}

/** Whether this database holds demo data; decided once, on its first start, and remembered in it. */
async function isDemo({ config, db }: Services, isNewEmbedded: boolean): Promise<boolean> {
  const isMarked = (await Setting.query().findById('demo')) !== undefined
  if (isMarked) {
    if (config.demo === false) {
      throw new StartError(
        'This database holds demo data. Run `npm run demo:clear` first, or start without DEMO=0.',
      )
    }
    checkLoopback(config)
    return true
  }
  const isWanted = config.demo ?? (isNewEmbedded && !config.databaseUrl && config.isLoopback)
  if (!isWanted) return false
  checkLoopback(config)
  if (await User.query().first()) {
    throw new StartError('DEMO=1 needs an empty database, and this one has users in it.')
  }
  await loadDemo(db, { adminUsername: config.adminUsername })
  return true
}

async function setPassword(
  { hasher }: Services,
  username: string,
): Promise<{ username: string; password: string }> {
  const password = newPassword()
  await User.query()
    .patch({ passwordHash: await hasher.hash(password) })
    .whereRaw('lower(username) = lower(?)', [username])
  return { username, password }
}

/** Gives the demo's two accounts fresh passwords, and keeps them where only the owner of the process reads them. */
async function demoHelp(services: Services): Promise<string[]> {
  const { config } = services
  const [admin, user] = await Promise.all([
    setPassword(services, config.adminUsername),
    setPassword(services, DEMO_USER),
  ])
  const file = join(config.dataDir, 'demo-credentials.json')
  await mkdir(config.dataDir, { recursive: true })
  // Anew, because the mode counts only for a file that is not there yet.
  await rm(file, { force: true })
  await writeFile(file, `${JSON.stringify({ admin, user }, null, 2)}\n`, { mode: 0o600 })
  return [
    '',
    'It shows demo data, on this machine only. Sign in with',
    `  administrator   ${admin.username}   ${admin.password}`,
    `  user            ${user.username}   ${user.password}`,
    `These passwords last until the next start; they are also in ${file}.`,
  ]
}

/**
 * What whoever started the product must know to sign in: the demo's passwords, or, while there is no administrator,
 * a one-time link that creates one.
 */
export async function signInHelp(services: Services, { isNewEmbedded }: OpenDatabase): Promise<string[]> {
  const { config } = services
  if (await isDemo(services, isNewEmbedded)) return demoHelp(services)
  if (await User.query().whereIn('role', ['admin', 'super_admin']).first()) return []
  return [
    '',
    'There is no administrator yet. Open this link within ten minutes to create one:',
    `  ${await createRecoveryLink(config)}`,
    'Another is printed by `npm run admin:create`.',
  ]
}
