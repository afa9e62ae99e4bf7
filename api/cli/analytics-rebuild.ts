import { rebuildAnalytics } from '../src/analytics/rebuild.ts'
import { withDatabase } from './with-database.ts'

await withDatabase(async () => {
  const days = await rebuildAnalytics()
  console.log(`The figures of ${days} days of visits were made again from their events.`)
})
