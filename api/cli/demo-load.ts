import { StartError } from '@nila/db'
import { loadDemo } from '@nila/db/demo'
import { withDatabase } from './with-database.ts'

await withDatabase(async (config, { db }) => {
  if (!config.isLoopback) {
    throw new StartError('Demo data is for this machine only: HOST and PUBLIC_URL must be loopback.')
  }
  const isLoaded = await loadDemo(db, { adminUsername: config.adminUsername })
  console.log(
    isLoaded
      ? 'Demo data is loaded. The next `npm start` prints how to sign in.'
      : 'This database holds demo data already; nothing was changed.',
  )
})
