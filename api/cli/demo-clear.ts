import { clearDemo } from '@nila/db/demo'
import { withDatabase } from './with-database.ts'

await withDatabase(async (_config, { db }) => {
  console.log(
    (await clearDemo(db))
      ? 'The demo data is gone. The next `npm start` prints a link that creates an administrator.'
      : 'This database holds no demo data; nothing was changed.',
  )
})
