import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ReleaseProblem } from '@nila/api/contract/releases'
import type { Release } from '@nila/db'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Product } from '../web/load-release.ts'
import { hashOfArchive } from './archive.ts'
import { copyPictures } from './copy-pictures.ts'
import { NO_SPACE, outOfSpace, type RendererOptions, runRenderer } from './run-renderer.ts'

const run = promisify(execFile)
const PACKER = join(import.meta.dirname, 'pack-program.ts')
const Assets = z.strictObject({ assets: z.array(z.string()) })

export type Built = Required<Pick<Release, 'assets' | 'pages'>> & { archive: Buffer; archiveHash: string }

export interface BuilderParts extends RendererOptions {
  log: Logger
  /** Where releases are built; what is served lies elsewhere. */
  folder: string
  product: Product
}

const PREFIX = '.building-'
/** Longer than a build can take; a folder as old as this is nobody's (milliseconds). */
const ABANDONED = 10 * 60_000

/** Removes what builds that were killed have left. */
export async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => one.startsWith(PREFIX))) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > ABANDONED) await rm(path, { recursive: true, force: true })
  }
}

async function buildIn(
  folder: string,
  { snapshot }: Pick<Release, 'snapshot'>,
  parts: BuilderParts,
  signal: AbortSignal,
): Promise<Built | ReleaseProblem[] | undefined> {
  const [snapshotFile, out] = [join(folder, 'snapshot.json'), join(folder, 'site')]
  await writeFile(snapshotFile, JSON.stringify(snapshot))
  const rendered = await runRenderer(snapshotFile, out, parts, signal)
  if (!rendered) return undefined
  const { report, errors } = rendered
  if (report.problems.length > 0) {
    if (errors) parts.log.warn({ errors }, 'a release could not be built')
    return report.problems
  }
  await copyPictures(snapshot, out)
  const archiveFile = join(folder, 'archive')
  const packed = await run(process.execPath, [PACKER, out, parts.product.siteDirectory, archiveFile], {
    env: {},
    timeout: parts.timeLimit,
    killSignal: 'SIGKILL',
  })
  const { assets } = Assets.parse(JSON.parse(packed.stdout))
  const archive = await readFile(archiveFile)
  return { archive, archiveHash: hashOfArchive(archive), assets, pages: report.pages ?? 0 }
}

/**
 * Builds a release in a folder of its own, which is gone afterwards whatever happens.
 * @returns the release packed, or what stands against it; undefined where `signal` ended it
 */
export async function buildRelease(
  release: Pick<Release, 'id' | 'snapshot'>,
  parts: BuilderParts,
  signal: AbortSignal,
): Promise<Built | ReleaseProblem[] | undefined> {
  const folder = join(parts.folder, `${PREFIX}${release.id}-${randomUUID()}`)
  try {
    await mkdir(folder, { recursive: true })
    return await buildIn(folder, release, parts, signal)
  } catch (error) {
    parts.log.error({ err: error }, 'a release could not be built')
    if (NO_SPACE.test(String(error))) return outOfSpace().problems
    return [{ code: 'build_failed', detail: 'The pages could not be built on the server; its log says why.' }]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
