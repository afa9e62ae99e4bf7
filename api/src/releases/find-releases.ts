import type { Answer } from '@nila/api/contract'
import type { getReleases, Release as ReleaseView } from '@nila/api/contract/releases'
import { LiveRelease } from '@nila/db'
import { findDrafts } from '../copy/find-drafts.ts'
import { findKept } from './find-kept.ts'
import { findNames, presentRelease } from './present-release.ts'
import { BY_EDITORS, findRelease, OPEN, type ReleaseRow, releaseRows } from './release-row.ts'

type Standing = Answer<typeof getReleases>

const findLiveId = async (): Promise<number | null> => (await LiveRelease.query().first())?.releaseId ?? null

/** What editors work at; where that is nothing, the words of now that could not be shown by a new version of the product. */
const findCandidate = async (): Promise<ReleaseRow | undefined> =>
  releaseRows()
    .whereIn('state', OPEN)
    .where((open) => open.whereRaw(BY_EDITORS).orWhere({ state: 'failed' }))
    .orderByRaw(`${BY_EDITORS} desc, id desc`)
    .first()

/** How many drafts there are that a release has not, or has otherwise. */
async function countDraftsSince(candidate: ReleaseRow | undefined): Promise<number> {
  const had = new Set(candidate?.changes.map(({ locale, key, version }) => `${locale} ${key} ${version}`))
  const drafts = await findDrafts(undefined, { withProtected: true })
  return drafts.filter(({ locale, key, version }) => !had.has(`${locale} ${key} ${version}`)).length
}

/** @param previewing which release the browser that asks looks at */
export async function findReleases(previewing: number | undefined): Promise<Standing> {
  const [liveId, kept, candidate] = await Promise.all([findLiveId(), findKept(), findCandidate()])
  const live =
    liveId === null ? undefined : (kept.find(({ id }) => id === liveId) ?? (await findRelease(liveId)))
  const rows = [...kept, ...(live ? [live] : []), ...(candidate ? [candidate] : [])]
  const names = await findNames(rows)
  const present = (row: ReleaseRow) =>
    presentRelease(row, { liveId, keptIds: new Set(kept.map(({ id }) => id)), names })
  return {
    live: live ? present(live) : null,
    candidate: candidate ? present(candidate) : null,
    draftsSince: await countDraftsSince(candidate),
    history: kept.map(present),
    previewing: candidate?.state === 'ready' && candidate.id === previewing ? candidate.id : null,
  }
}

export async function findReleaseView(id: number): Promise<ReleaseView> {
  const row = await findRelease(id)
  const [liveId, kept, names] = await Promise.all([findLiveId(), findKept(), findNames([row])])
  return presentRelease(row, { liveId, keptIds: new Set(kept.map((one) => one.id)), names })
}
