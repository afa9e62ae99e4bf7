import { join } from 'node:path'
import { Release } from '@nila/db'
import { RELEASE_QUEUE } from '../jobs/start-jobs.ts'
import type { Services } from '../services.ts'
import type { Product } from '../web/load-release.ts'
import { beginBuild } from './begin-build.ts'
import { type BuilderParts, buildRelease, removeAbandoned } from './build-release.ts'
import { failBuild, leaveBuild, storeBuild } from './end-build.ts'
import { releasesFolder } from './pack-files.ts'
import type { RendererOptions } from './run-renderer.ts'

const PROGRAM = join(import.meta.dirname, '..', '..', '..', 'site', 'render', 'render-release.ts')
const TIME_LIMIT = 60_000
const MEMORY_LIMIT = 1024

export interface Builder {
  /** Looks whether what is being built is still wanted. */
  check(): Promise<void>
  /** Ends what is being built, which goes back to the queue. */
  stop(): void
}

/** The environment that the pages are built with: what the site's own build reads, and nothing else. */
const environmentOf = ({ upiId, mail }: Services['config']): Record<string, string> => ({
  NODE_ENV: 'production',
  ...(upiId && { UPI_ID: upiId }),
  ...(mail.supportEmail && { SUPPORT_EMAIL: mail.supportEmail }),
})

/**
 * Builds the releases that are queued, one at a time. All that wait are taken at once: most of many are superseded already, and a worker that
 * takes single jobs rests for seconds between them.
 * @param over another program, or other limits
 */
export async function startBuilder(
  { config, jobs, log }: Services,
  product: Product,
  over: Partial<RendererOptions> = {},
): Promise<Builder> {
  const { fingerprint } = product
  const parts: BuilderParts = {
    log,
    folder: releasesFolder(config),
    product,
    program: PROGRAM,
    env: environmentOf(config),
    timeLimit: TIME_LIMIT,
    memoryLimit: MEMORY_LIMIT,
    ...over,
  }
  let current: { id: number; ending: AbortController } | undefined
  let isStopping = false

  async function check(): Promise<void> {
    if (!current) return
    const { id, ending } = current
    const row = await Release.query().select('state').findById(id)
    if (row?.state !== 'building') ending.abort()
  }

  /** @returns whether there is nothing left to do */
  async function build(id: number): Promise<boolean> {
    if (isStopping) return false
    const release = await beginBuild(jobs, id, fingerprint)
    if (release === 'later' || release === 'over') return release === 'over'
    const ending = new AbortController()
    current = { id, ending }
    try {
      // It may not have been wanted any more before this could be heard.
      await check()
      if (isStopping) ending.abort()
      const built = await buildRelease(release, parts, ending.signal)
      if (Array.isArray(built)) await failBuild(id, built)
      else if (built) await storeBuild(id, fingerprint, built)
      else await leaveBuild(id)
    } finally {
      current = undefined
    }
    return !isStopping
  }

  await removeAbandoned(parts.folder)
  await jobs.work(
    RELEASE_QUEUE,
    async (batch) => {
      const unfinished = new Set<string>()
      for (const { id, data } of batch) if (!(await build(data.id))) unfinished.add(id)
      return unfinished
    },
    { concurrency: 1 },
  )

  return {
    check,
    stop() {
      isStopping = true
      current?.ending.abort()
    },
  }
}
