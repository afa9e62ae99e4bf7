import { StartError, User } from '@nila/db'
import { loadDemo } from '@nila/db/demo'
import { withDatabase } from './with-database.ts'

await withDatabase(async (config, { db }) => {
  if (!config.isLoopback)
    throw new StartError('Demo data is for this machine only: HOST and PUBLIC_URL must be loopback.')
  if (await User.query().first())
    throw new StartError('Demo data needs an empty database, and this one has users in it.')
  await loadDemo(db, { adminUsername: config.adminUsername })
  console.log('Demo data is loaded. The next `npm start` prints how to sign in.')
})
