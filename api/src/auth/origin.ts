import { cutAddress } from '../http/client-address.ts'
import type { Context } from '../http/context.ts'
import { describeBrowser } from './describe-browser.ts'

/** Where an attempt to sign in comes from. */
export interface Origin {
  address: string
  userAgent: string
}

export const originOf = (ctx: Context): Origin => ({ address: ctx.ip, userAgent: ctx.get('User-Agent') })

/** What the login history keeps of it: the address cut, the browser in words. */
export const describeOrigin = ({ address, userAgent }: Origin) => ({
  ip: cutAddress(address),
  browser: describeBrowser(userAgent),
})
