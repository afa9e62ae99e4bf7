import { createHash } from 'node:crypto'
import type { HelpPassage as Quotable } from '@nila/api/contract/help-passages'
import { HelpPassage, transaction } from '@nila/db'
import { termsIn } from './terms-of.ts'

/** Of the instances that start at once, one writes. */
const REPLACING = 7_143_021
const BATCH = 500

/** What a passage is found by: what its title and heading say counts once, as theirs. */
function withTerms(passage: Quotable) {
  const headingTerms = termsIn(`${passage.title} ${passage.heading}`)
  const textTerms = [...termsIn(passage.text)].filter((term) => !headingTerms.has(term))
  return { ...passage, headingTerms: [...headingTerms], textTerms }
}

/**
 * Puts the passages of the served release in the place of those that are there. Nothing is written where they are the same already. The
 * hash is that of the rows, so that another way of making terms replaces them too, and stands in each row, so that it goes with them.
 */
export async function replacePassages(passages: readonly Quotable[]): Promise<void> {
  const rows = passages.map(withTerms)
  const release = createHash('sha256').update(JSON.stringify(rows)).digest('base64url')
  await transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [REPLACING])
    const present = await HelpPassage.query(trx).select('release').first()
    if (present?.release === release) return
    await HelpPassage.query(trx).delete()
    for (let start = 0; start < rows.length; start += BATCH) {
      const batch = rows.slice(start, start + BATCH).map((row) => ({ ...row, release }))
      // One statement for all of them; through the model each would be checked and converted by itself.
      await trx('help_passages').insert(batch)
    }
  })
}
