import type { CopyLocale } from '@nila/api/contract/copy-entries'
import type { ReleaseProblem, Release as ReleaseView } from '@nila/api/contract/releases'
import { User } from '@nila/db'
import type { ReleaseRow } from './release-row.ts'

export interface Standing {
  liveId: number | null
  keptIds: ReadonlySet<number>
  /** The names of users by their ids. */
  names: ReadonlyMap<number, string>
}

/** The names of whoever asked for releases and published them, as far as they still have an account. */
export async function findNames(rows: ReleaseRow[]): Promise<ReadonlyMap<number, string>> {
  const ids = rows.flatMap(({ requestedBy, publishedBy }) => [requestedBy, publishedBy])
  const users = await User.query()
    .select('id', 'username')
    .whereIn('id', [...new Set(ids.filter((id) => id !== null))])
  return new Map(users.map(({ id, username }) => [id, username]))
}

export const presentRelease = (row: ReleaseRow, { liveId, keptIds, names }: Standing): ReleaseView => {
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null))
  return {
    id: row.id,
    state: row.state,
    isLive: row.id === liveId,
    isKept: keptIds.has(row.id),
    changes: row.changes.map(({ locale, key }) => ({ locale: locale as CopyLocale, key })),
    isProtected: row.isProtected,
    problems: row.problems as ReleaseProblem[],
    pages: row.pages,
    requestedBy: nameOf(row.requestedBy),
    requestedAt: row.requestedAt.toISOString(),
    builtAt: row.builtAt?.toISOString() ?? null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    publishedBy: nameOf(row.publishedBy),
  }
}
