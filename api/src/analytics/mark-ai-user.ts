import { prepared } from '@nila/db'
import type { Context } from '../http/context.ts'
import type { Services } from '../services.ts'
import { asksNotToBeTracked } from './asks-not-to-be-tracked.ts'
import { dayOf } from './days.ts'
import { describeClient } from './describe-client.ts'

// The day is rolled up again, since its figures have changed.
const mark = prepared(
  'mark_ai_user',
  `with marked as (
     update visitor_days set is_ai = true where day = $1 and visitor = $2 and not is_ai returning day
   )
   update analytics_days set changes = changes + 1 from marked where analytics_days.day = marked.day`,
)

/**
 * Counts the visitor of a page among those who have talked with the assistant today; without a word of who or what. Somebody who is not
 * counted as a visitor is not counted here either: there is nothing to mark. Those who asked to be remembered for longer are known by an id
 * that only their page has, and are left out.
 */
export async function markAiUser(
  { db, visitorKeys }: Pick<Services, 'db' | 'visitorKeys'>,
  ctx: Context,
): Promise<void> {
  const userAgent = ctx.get('User-Agent')
  if (asksNotToBeTracked(ctx) || describeClient(userAgent).isRobot) return
  const now = new Date()
  const visitor = await visitorKeys({ address: ctx.ip, userAgent, visitor: undefined }, now)
  await mark(db, [dayOf(now), visitor])
}
