import { readFileSync } from 'node:fs'
import { StartError } from '@nila/db'
import { type CityResponse, Reader } from 'maxmind'
import { plainAddress } from '../http/client-address.ts'
import { countryOf } from './country-of.ts'

/** Where an address is registered, as far as it is known; names are English. */
export interface Place {
  /** ISO 3166-1 alpha-2. */
  country: string | null
  region: string | null
  city: string | null
}

export type PlaceOf = (address: string) => Place

function openCities(file: string): Reader<CityResponse> {
  try {
    return new Reader<CityResponse>(readFileSync(file))
  } catch (error) {
    throw new StartError(`GEO_CITY_FILE cannot be read as a city database: ${(error as Error).message}`)
  }
}

function findCity(cities: Reader<CityResponse>, address: string): CityResponse | null {
  try {
    return cities.get(plainAddress(address))
  } catch {
    // What is no address is nowhere.
    return null
  }
}

/**
 * What tells the place of an address.
 * @param cityFile a database of cities in MaxMind's format, which an operator may add; without one there are countries only
 */
export function createPlaceOf(cityFile: string | undefined): PlaceOf {
  const cities = cityFile === undefined ? undefined : openCities(cityFile)
  return (address) => {
    const found = cities && findCity(cities, address)
    return {
      country: found?.country?.iso_code ?? countryOf(address),
      region: found?.subdivisions?.[0]?.names.en ?? null,
      city: found?.city?.names.en ?? null,
    }
  }
}
