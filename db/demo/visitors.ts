import type { Chance } from './chance.ts'
import { networks } from './people.ts'

type Weighted<T> = readonly (readonly [value: T, weight: number])[]

/** What is stored of a visitor; the codes are those of the migration. */
export interface Visitor {
  id: string
  country: string
  network: string
  device: 1 | 2 | 3
  screen: number
  browser: string
  system: string
  /** What the addresses of their language begin with. */
  language: string
}

const countries: Weighted<string> = [
  ['IN', 640],
  ['US', 105],
  ['GB', 48],
  ['CA', 35],
  ['AU', 28],
  ['AE', 24],
  ['DE', 21],
  ['FR', 19],
  ['BR', 17],
  ['SG', 14],
  ['JP', 13],
  ['ZA', 11],
  ['RU', 9],
  ['NP', 8],
  ['CN', 7],
]

type Client = Pick<Visitor, 'device' | 'system' | 'browser'>
const client = (device: Visitor['device'], system: string, browser: string): Client => ({
  device,
  system,
  browser,
})
const indianClients: Weighted<Client> = [
  [client(1, 'Android', 'Chrome'), 520],
  [client(1, 'Android', 'Samsung Internet for Android'), 70],
  [client(1, 'Android', 'Opera'), 40],
  [client(1, 'Android', 'UC Browser'), 25],
  [client(1, 'iOS', 'Safari'), 50],
  [client(2, 'Windows', 'Chrome'), 150],
  [client(2, 'Windows', 'Microsoft Edge'), 45],
  [client(2, 'Windows', 'Firefox'), 20],
  [client(2, 'Linux', 'Firefox'), 15],
  [client(2, 'macOS', 'Safari'), 15],
  [client(3, 'Android', 'Chrome'), 35],
  [client(3, 'iOS', 'Safari'), 10],
]
const otherClients: Weighted<Client> = [
  [client(1, 'iOS', 'Safari'), 230],
  [client(1, 'Android', 'Chrome'), 220],
  [client(1, 'Android', 'Samsung Internet for Android'), 45],
  [client(2, 'Windows', 'Chrome'), 180],
  [client(2, 'Windows', 'Microsoft Edge'), 80],
  [client(2, 'macOS', 'Safari'), 90],
  [client(2, 'macOS', 'Chrome'), 60],
  [client(2, 'Linux', 'Firefox'), 35],
  [client(3, 'iOS', 'Safari'), 50],
]

/** Phones are narrow and tablets wider; computers have screens of two sizes. */
const screens: Record<Visitor['device'], Weighted<number>> = {
  1: [[1, 1]],
  2: [
    [3, 60],
    [4, 40],
  ],
  3: [
    [2, 80],
    [3, 20],
  ],
}

const indianLanguages: Weighted<string> = [
  ['', 620],
  ['/hi', 150],
  ['/ta', 50],
  ['/bn', 45],
  ['/te', 40],
  ['/mr', 30],
  ['/gu', 20],
  ['/kn', 15],
  ['/ml', 15],
  ['/pa', 8],
  ['/or', 4],
  ['/ur', 3],
]

/** Somebody who has not been here before. Hashes of visitors are numbers of 64 bits. */
export function visitor(chance: Chance): Visitor {
  const country = chance.weigh(countries)
  const isIndian = country === 'IN'
  const own = chance.weigh(isIndian ? indianClients : otherClients)
  const half = () => BigInt(chance.int(1, 2 ** 31 - 1))
  return {
    ...own,
    id: String((half() << 32n) + half()),
    country,
    network: chance.pick(networks),
    screen: chance.weigh(screens[own.device]),
    language: isIndian || chance.happens(15) ? chance.weigh(indianLanguages) : '',
  }
}
