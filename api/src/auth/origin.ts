import type { Context } from '../http/context.ts'

/** Where an attempt to sign in comes from. */
export interface Origin {
  address: string
  userAgent: string
}

export const originOf = (ctx: Context): Origin => ({ address: ctx.ip, userAgent: ctx.get('User-Agent') })
