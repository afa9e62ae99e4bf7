import { LiveRelease, Release } from '@nila/db'
import type { PackName } from './pack-files.ts'
import { BY_EDITORS } from './release-row.ts'

/** The release that visitors see, as far as an instance must know it. */
export interface Pointer extends PackName {
  /** The build of the product that it was made with. */
  product: string | null
  /** What is published of the settings. */
  settings: unknown
}

/** Undefined while the site is the one that came with the product. */
export async function findLiveRelease(): Promise<Pointer | undefined> {
  const row = await LiveRelease.query()
    .alias('live')
    .join('releases as release', 'release.id', 'live.releaseId')
    .select(
      'release.id',
      'release.archiveHash',
      'release.product',
      LiveRelease.raw("release.snapshot -> 'settings' as settings"),
    )
    .first()
  return row as unknown as Pointer | undefined
}

/** The release that waits to be looked at and published. */
export async function findReadyRelease(): Promise<PackName | undefined> {
  const row = await Release.query()
    .select('id', 'archiveHash')
    .where({ state: 'ready' })
    .whereRaw(BY_EDITORS)
    .whereNotNull('archiveHash')
    .orderBy('id', 'desc')
    .first()
  return row as PackName | undefined
}
