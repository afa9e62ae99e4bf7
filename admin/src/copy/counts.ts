import type { CopyLocale } from '@nila/api/contract/copy-entries'
import type { CopyCounts, listCopyPages } from '@nila/api/contract/copy-pages'
import type { Answer } from '@nila/api/contract/endpoint'

export type CopyPages = Answer<typeof listCopyPages>
export type CopyPageCounts = CopyPages['pages'][number]

/** Whether somebody has something to do there: translate, check, decide or publish. */
export const hasWork = ({ drafts, missing, stale, machineDrafted, movedDefaults }: CopyCounts): boolean =>
  drafts + missing + stale + machineDrafted + movedDefaults > 0

/** Of a hundred pieces of a language, how many are reviewed; undefined where there are none. */
export function reviewedShare(pages: readonly CopyPageCounts[], locale: CopyLocale): number | undefined {
  let [pieces, reviewed] = [0, 0]
  for (const { locales } of pages) {
    pieces += locales[locale]?.pieces ?? 0
    reviewed += locales[locale]?.reviewed ?? 0
  }
  // Rounded down: only what is all reviewed is 100 %.
  return pieces ? Math.floor((reviewed / pieces) * 100) : undefined
}
