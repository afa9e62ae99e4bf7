import { asksNotToBeTracked } from '../analytics/asks-not-to-be-tracked.ts'
import { describeClient } from '../analytics/describe-client.ts'
import type { Context } from '../http/context.ts'

/**
 * Whether a page is counted among those that are open: not a robot's, and not where the browser asks not to be tracked. Its socket is not
 * refused for that: an administrator's is told things as well, and a page that was refused would ask again and again.
 */
export const isCounted = (ctx: Context): boolean =>
  !asksNotToBeTracked(ctx) && !describeClient(ctx.get('User-Agent')).isRobot
