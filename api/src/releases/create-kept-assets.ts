import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ReleaseAsset } from '@nila/db'
import type { Logger } from 'pino'
import type { KeptAssets } from '../web/kept-assets.ts'
import type { Product } from '../web/load-release.ts'
import { listFiles } from '../web/pack-release.ts'
import { isHashed, type StaticFile, staticFile } from '../web/static-file.ts'

/** The most files that stay in memory; the rest is asked for again. */
const MOST_LOADED = 100
/** Files that are stored by one statement. */
const BATCH = 20

/** Files of this and other builds of the product whose names hold a hash: pages that somebody still has open ask for them. */
export interface AssetStore extends KeptAssets {
  /** Keeps this product's own, and says that they are needed today. */
  keepOwn(): Promise<void>
  /** Looks which there are. */
  refresh(): Promise<void>
}

export function createKeptAssets({ product, log }: { product: Product; log: Logger }): AssetStore {
  const { siteDirectory, origin } = product
  let paths: ReadonlySet<string> = new Set()
  const loaded = new Map<string, Promise<StaticFile | undefined>>()

  async function load(path: string): Promise<StaticFile | undefined> {
    try {
      const row = await ReleaseAsset.query().findById(path)
      // None of them is a page, and so none has a policy of its own.
      return row && staticFile(path, row, { origin, policyOf: () => '', isPacked: false })
    } catch (error) {
      log.warn({ err: error }, 'a file of an earlier release could not be read')
      loaded.delete(path)
      return undefined
    }
  }

  async function refresh(): Promise<void> {
    const rows = await ReleaseAsset.query().select('path')
    paths = new Set(rows.map(({ path }) => path))
  }

  return {
    find(address) {
      const path = address.slice(1)
      if (!paths.has(path)) return undefined
      const file = loaded.get(path) ?? load(path)
      loaded.set(path, file)
      const [oldest] = loaded.keys()
      if (loaded.size > MOST_LOADED && oldest !== undefined) loaded.delete(oldest)
      return file
    },

    async keepOwn() {
      const own = (await listFiles(siteDirectory)).filter(isHashed)
      await refresh()
      const missing = own.filter((path) => !paths.has(path))
      for (let start = 0; start < missing.length; start += BATCH) {
        const rows = await Promise.all(
          missing
            .slice(start, start + BATCH)
            .map(async (path) => ({ path, bytes: await readFile(join(siteDirectory, path)) })),
        )
        await ReleaseAsset.query().insert(rows).onConflict('path').ignore()
      }
      await ReleaseAsset.query()
        .patch({ neededAt: ReleaseAsset.fn.now() as unknown as Date })
        .whereIn('path', own)
      await refresh()
    },

    refresh,
  }
}
