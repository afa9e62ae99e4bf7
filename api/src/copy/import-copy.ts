import { type Answer, defaultLocale, type Locale } from '@nila/api/contract'
import { isProtected } from '@nila/api/contract/copy/protected-keys'
import type { importCopy as endpoint } from '@nila/api/contract/copy-files'
import { type Knex, transaction } from '@nila/db'
import { recordAudit } from '../audit/record-audit.ts'
import type { Actor } from '../http/context.ts'
import { Problem } from '../http/problem.ts'
import { checkedValue, checkPicture } from './check-value.ts'
import type { CopyDefaults } from './copy-defaults.ts'
import type { Entries } from './find-entries.ts'
import { isOnPage } from './is-on-page.ts'
import { forgetUntouched, lockEntries } from './lock-entries.ts'
import { editedValue, isSame, publishedValue } from './values-of.ts'
import { clearDrafts, type NewDraft, writeDrafts } from './write-drafts.ts'

type Outcome = Answer<typeof endpoint>
type Refusal = Outcome['refused'][number]

interface Line {
  key: string
  /** The English that it was translated from, where the file says so. */
  source?: unknown
  text: unknown
}

/** The words of a line after the rules of its key, or what is wrong with them. */
async function checked(trx: Knex.Transaction, { key, text }: Line): Promise<{ value: unknown } | Refusal> {
  try {
    const value = checkedValue(key, text)
    await checkPicture(trx, key, value)
    return { value }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const [field] = Object.entries(error.fields ?? {})
    return { key, reason: 'invalid', detail: field ? `${field[0]}: ${field[1].error}` : error.message }
  }
}

/** Why words that obey their rules are not taken all the same. */
function refusalOf(
  actor: Actor,
  locale: Locale,
  key: string,
  entries: Entries,
): Refusal['reason'] | undefined {
  if (isProtected(key)) return 'protected'
  const entry = entries.of(locale, key)
  return entry?.hasDraft && entry.draftAuthorId !== actor.id ? 'drafted_by_others' : undefined
}

/** Takes the words of a file as drafts: those that differ from what stands, obey their rules, and are nobody else's work. */
export const importCopy = (
  defaults: CopyDefaults,
  actor: Actor,
  locale: Locale,
  given: readonly Line[],
): Promise<Outcome> =>
  transaction(async (trx) => {
    const lines = [...new Map(given.map((line) => [line.key, line])).values()]
    const known = lines.filter(({ key }) => isOnPage(locale, key))
    const refused: Refusal[] = lines
      .filter(({ key }) => !isOnPage(locale, key))
      .map(({ key }) => ({ key, reason: 'unknown' }))
    const keys = known.map(({ key }) => key)
    const entries = await lockEntries(trx, locale, keys)
    const drafts: NewDraft[] = []
    const cleared: string[] = []
    for (const line of known) {
      const { key } = line
      const place = { locale, key }
      const entry = entries.of(locale, key)
      const words = await checked(trx, line)
      if ('reason' in words) {
        refused.push(words)
        continue
      }
      const { value } = words
      if (isSame(value, editedValue(defaults, place, entry))) continue
      const reason = refusalOf(actor, locale, key, entries)
      const english = { locale: defaultLocale, key }
      if (reason) refused.push({ key, reason })
      else if (isSame(value, publishedValue(defaults, place, entry))) cleared.push(key)
      else
        drafts.push({
          key,
          value,
          isDefault: false,
          default: defaults.defaultAt(locale, key),
          source: line.source ?? editedValue(defaults, english, entries.of(defaultLocale, key)),
        })
    }
    await writeDrafts(trx, locale, drafts, actor.id)
    await clearDrafts(trx, locale, cleared)
    await forgetUntouched(trx, locale, keys)
    const saved = [...drafts.map(({ key }) => key), ...cleared]
    if (saved.length)
      await recordAudit(trx, actor, 'copy.import', {
        type: 'copy',
        id: null,
        details: { locale, saved: saved.length },
      })
    return { saved, unchanged: lines.length - saved.length - refused.length, refused }
  })
