import { Setting } from '@nila/db'
import { clearDemo } from '@nila/db/demo'
import { withDatabase } from './with-database.ts'

await withDatabase(async (_config, { db }) => {
  if (!(await Setting.query().findById('demo'))) {
    console.log('This database holds no demo data; nothing was changed.')
    return
  }
  await clearDemo(db)
  console.log('The demo data is gone. The next `npm start` prints a link that creates an administrator.')
})
