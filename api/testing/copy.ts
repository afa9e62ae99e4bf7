import { createHash } from 'node:crypto'
import type { CopySnapshot } from '@nila/api/contract/copy/snapshot'
import { type Knex, Release, transaction } from '@nila/db'
import { readConfig } from '../src/config.ts'
import { applyChanges } from '../src/copy/apply-release.ts'
import type { CopyDefaults } from '../src/copy/copy-defaults.ts'
import { findDrafts } from '../src/copy/find-drafts.ts'
import { loadDefaults } from '../src/copy/load-defaults.ts'
import { publishedWords, withOverrides } from '../src/copy/published-words.ts'

export interface ChangedDefaults extends CopyDefaults {
  /** What a deploy of another version of the product changes. */
  deploy: (locale: string, key: string, value: unknown) => void
  /** Renames a key. */
  rename: (former: string, key: string) => void
  /** Makes everything as the built site has it. */
  restore: () => void
}

/** What the built site says by itself, until a test changes it. */
export function changedDefaults(): ChangedDefaults {
  const built = loadDefaults(readConfig({}))
  const changed = new Map<string, unknown>()
  const renamedKeys: Record<string, string> = {}
  return {
    defaultAt: (locale, key) => {
      const place = `${locale} ${key}`
      return changed.has(place) ? changed.get(place) : built.defaultAt(locale, key)
    },
    stateAt: built.stateAt,
    renamedKeys,
    deploy: (locale, key, value) => changed.set(`${locale} ${key}`, value),
    rename(former, key) {
      renamedKeys[former] = key
    },
    restore() {
      changed.clear()
      for (const former of Object.keys(renamedKeys)) delete renamedKeys[former]
    },
  }
}

/** What a release of all drafts is made of, ready to be published. */
export async function requestedRelease(trx: Knex.Transaction, defaults: CopyDefaults): Promise<Release> {
  const changes = await findDrafts(trx, { withProtected: true })
  const snapshot: CopySnapshot = withOverrides(await publishedWords(trx, defaults), changes)
  return Release.query(trx).insert({ state: 'ready', snapshot, changes }).returning('*')
}

/** Publishes all drafts, without the pages that say them. */
export const publishDrafts = (defaults: CopyDefaults): Promise<Release> =>
  transaction(async (trx) => {
    const release = await requestedRelease(trx, defaults)
    await applyChanges(trx, defaults, release)
    return release.$query(trx).patchAndFetch({ state: 'published', publishedAt: new Date() })
  })

const chunk = (name: string, data: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(data.length)
  return Buffer.concat([Buffer.from(name, 'latin1'), length, data, Buffer.alloc(data.length % 2)])
}

/** A WebP file of some parts. */
export function webpOf(...chunks: [name: string, data: Buffer][]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks.map(([name, data]) => chunk(name, data))])
  return chunk('RIFF', body)
}

/** The head of a lossy picture, and bytes that differ from picture to picture. */
export function lossy(width: number, height: number, seed = ''): [string, Buffer] {
  const head = Buffer.from([0x10, 0, 0, 0x9d, 0x01, 0x2a, 0, 0, 0, 0])
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  return ['VP8 ', Buffer.concat([head, createHash('sha256').update(`${width} ${height} ${seed}`).digest()])]
}

/** The head of a lossless picture. */
export function lossless(width: number, height: number): [string, Buffer] {
  const head = Buffer.alloc(5)
  head[0] = 0x2f
  head.writeUInt32LE((width - 1) | ((height - 1) << 14), 1)
  return ['VP8L', head]
}

/** The head of a picture with more than its image. */
export function extended(width: number, height: number): [string, Buffer] {
  const head = Buffer.alloc(10)
  head.writeUIntLE(width - 1, 4, 3)
  head.writeUIntLE(height - 1, 7, 3)
  return ['VP8X', head]
}
