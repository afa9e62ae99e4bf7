import { fieldOf } from '@nila/api/contract/copy/fields'
import { isKeyOf } from '@nila/api/contract/copy/keys'

/** Whether this version of the product has such a piece of copy in this locale; else it was retired, or never was. */
export const isOnPage = (locale: string, key: string): boolean =>
  fieldOf(key) !== undefined && isKeyOf(key, locale)
