import { CopyEntry, transaction } from '@nila/db'
import type { CopyDefaults } from './copy-defaults.ts'
import { nameNow } from './key-names.ts'

/**
 * Moves what is known of renamed keys under the names that they have now, at the start of the product. What was written under the new name
 * already stands. The history stays as it is and is read under all names.
 */
export const renameKeys = (names: Pick<CopyDefaults, 'renamedKeys'>): Promise<void> =>
  transaction(async (trx) => {
    for (const former of Object.keys(names.renamedKeys)) {
      const key = nameNow(names, former)
      await CopyEntry.query(trx)
        .alias('entry')
        .patch({ key, version: CopyEntry.raw('version + 1') })
        .where('entry.key', former)
        .whereNotExists(
          CopyEntry.query(trx)
            .alias('there')
            .where('there.key', key)
            .whereColumn('there.locale', 'entry.locale'),
        )
    }
  })
