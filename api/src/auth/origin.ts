import { countryOf } from '../geo/country-of.ts'
import { cutAddress } from '../http/client-address.ts'
import type { Context } from '../http/context.ts'
import { describeBrowser } from './describe-browser.ts'

/** Where an attempt to sign in comes from. */
export interface Origin {
  address: string
  userAgent: string
}

export const originOf = (ctx: Context): Origin => ({ address: ctx.ip, userAgent: ctx.get('User-Agent') })

/** What is kept of it: the address cut, the browser in words, the country. */
export const describeOrigin = ({ address, userAgent }: Origin) => ({
  ip: cutAddress(address),
  browser: describeBrowser(userAgent),
  country: countryOf(address),
})
