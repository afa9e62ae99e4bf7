import type { Context } from '../http/context.ts'

/** Whether somebody's browser asks not to be tracked, by Global Privacy Control or the older Do Not Track. */
export const asksNotToBeTracked = (ctx: Context): boolean =>
  ctx.get('Sec-GPC') === '1' || ctx.get('DNT') === '1'
