import { createAdministratorLink } from '../src/auth/recovery-links.ts'
import { withDatabase } from './with-database.ts'

await withDatabase(async (config) => {
  console.log('Open this link within ten minutes to create an administrator; it works once:')
  console.log(`  ${await createAdministratorLink(config)}`)
})
