import { fieldOf } from '@nila/api/contract/copy/fields'
import type { CopySnapshot } from '@nila/api/contract/copy/snapshot'
import type { Knex } from '@nila/db'
import type { CopyDefaults } from '../copy/copy-defaults.ts'
import { type Override, overridesOf, publishedWords, withOverrides } from '../copy/published-words.ts'

/** Words that this version of the product could not show; they stay where they are kept. */
const isObsolete = ({ key, value }: Override): boolean =>
  fieldOf(key)?.schema.safeParse(value).success === false

/** What is published, without the words that this version of the product could not show. */
export async function wordsToRebuild(trx: Knex.Transaction, defaults: CopyDefaults): Promise<CopySnapshot> {
  const words = await publishedWords(trx, defaults)
  const obsolete = overridesOf(words).filter(isObsolete)
  return withOverrides(
    words,
    obsolete.map((one) => ({ ...one, isDefault: true })),
  )
}
