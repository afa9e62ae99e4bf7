import { parseArgs } from 'node:util'
import { findAccount } from '../src/auth/find-account.ts'
import { isRecoverable } from '../src/auth/recover-administrator.ts'
import { createRecoveryLink } from '../src/auth/recovery-links.ts'
import { CommandError, withDatabase } from './with-database.ts'

const USAGE = 'Say whom to let in: npm run admin:recover -- --user NAME'

function readName(): string | undefined {
  try {
    return parseArgs({ options: { user: { type: 'string' } } }).values.user?.trim()
  } catch {
    return undefined
  }
}

async function findAdministrator(name: string) {
  const user = await findAccount(name)
  if (!user) throw new CommandError(`There is no account with the name ${name}.`)
  if (user.suspendedAt) {
    throw new CommandError(
      `${user.username} is suspended. Another super-administrator can restore the account.`,
    )
  }
  if (!isRecoverable(user)) {
    throw new CommandError(
      `${user.username} is no administrator. \`npm run admin:create\` prints a link that creates one.`,
    )
  }
  return user
}

const name = readName()
if (name) {
  await withDatabase(async (config) => {
    const user = await findAdministrator(name)
    console.log(
      `Open this link within ten minutes to sign ${user.username} in for half an hour; it works once:`,
    )
    console.log(`  ${await createRecoveryLink(config, user)}`)
  })
} else {
  console.error(USAGE)
  process.exitCode = 1
}
