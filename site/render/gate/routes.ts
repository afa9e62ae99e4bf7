import { localeAt } from '../addresses.ts'
import { type Check, problemOf } from './gate.ts'

export const checkRoutes: Check = ({ addresses, expected }) =>
  expected
    .filter((address) => !addresses.has(address))
    .map((address) =>
      problemOf(
        'page_missing',
        { address, locale: localeAt(address) },
        'The product has this page and the release has not.',
      ),
    )
