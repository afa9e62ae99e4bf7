import { isIPv4, isIPv6 } from 'node:net'

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** An address without what IPv6 puts around one of IPv4. */
export const plainAddress = (address: string): string => MAPPED_IPV4.exec(address)?.[1] ?? address

/** The first groups of an IPv6 address, of 16 bits each. */
function firstGroups(address: string, count: number): string[] {
  const [head = '', tail] = address.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].slice(0, count)
}

/** An address cut to its network, /24 for IPv4 and /48 for IPv6, which is all that is ever kept (R45). */
export function cutAddress(address: string): string {
  const plain = plainAddress(address)
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0`
  if (isIPv6(plain)) return `${firstGroups(plain, 3).join(':')}::`
  return 'unknown'
}

/** What limits count as one client: an IPv4 address, or the /64 that a single IPv6 subscriber is given whole. */
export function limitKeyOf(address: string): string {
  const plain = plainAddress(address)
  return isIPv6(plain) ? firstGroups(plain, 4).join(':') : plain
}
