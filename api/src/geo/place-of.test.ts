import { StartError } from '@nila/db'
import { expect, test } from 'vitest'
import { createPlaceOf } from './place-of.ts'

test('without a database of cities a place is a country, and nowhere for what is no public address', () => {
  const placeOf = createPlaceOf(undefined)
  expect(placeOf('8.8.8.8')).toEqual({ country: 'US', region: null, city: null })
  expect(placeOf('127.0.0.1')).toEqual({ country: null, region: null, city: null })
  expect(placeOf('nobody')).toEqual({ country: null, region: null, city: null })
})

test('a database of cities that cannot be read stops the start with the name of its variable', () => {
  expect(() => createPlaceOf('/nowhere.mmdb')).toThrow(StartError)
  expect(() => createPlaceOf(import.meta.filename)).toThrow(/^GEO_CITY_FILE /)
})
