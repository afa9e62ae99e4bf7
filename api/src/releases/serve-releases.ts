import type { Connection } from '@nila/db'
import { createCookieKeys } from '../http/cookie-keys.ts'
import type { Handlers } from '../server.ts'
import type { Services } from '../services.ts'
import type { Product } from '../web/load-release.ts'
import { createKeptAssets } from './create-kept-assets.ts'
import { followLiveRelease } from './follow-live-release.ts'
import { removePacksExcept } from './pack-files.ts'
import { createPreviews } from './preview-cookie.ts'
import { createQuoting } from './quote-release.ts'
import { requestRebuild } from './request-rebuild.ts'
import type { RendererOptions } from './run-renderer.ts'
import { startBuilder } from './start-builder.ts'
import { findKeptPacks } from './sweep-releases.ts'

export interface ServingOptions {
  connection: Connection
  handlers: Handlers
  sessionKeys: string[]
  /** Another program that builds releases, or other limits for it. */
  renderer?: Partial<RendererOptions> | undefined
}

export interface Serving {
  /** What an instance does now and then: says what it needs, and removes what it does not. */
  tend(): Promise<void>
  /** Ends what is being built, which another instance then takes up, and follows no more. */
  stop(): Promise<void>
}

/** Serves the live release, whichever that is, and builds those that editors ask for. */
export async function serveReleases(
  services: Services,
  product: Product,
  { connection, handlers, sessionKeys, renderer }: ServingOptions,
): Promise<Serving> {
  const { config, liveRelease, log } = services
  const assets = createKeptAssets({ product, log })
  await assets.keepOwn()
  handlers.keptAssets = assets
  const isSecure = config.publicUrl.startsWith('https:')
  handlers.previews = createPreviews(liveRelease, createCookieKeys(sessionKeys), isSecure)

  const quoting = createQuoting(log)
  await liveRelease.enter({
    product,
    serve(release) {
      handlers.release = release
      quoting.quoteSoon(release)
      assets.refresh().catch(() => log.warn('which files earlier releases left is not known'))
    },
  })
  if (handlers.release) await quoting.quote(handlers.release)
  const builder = await startBuilder(services, product, renderer)
  const stopFollowing = await followLiveRelease(connection, async () => {
    await liveRelease.look()
    // While the database is away nothing new can be wanted.
    await builder.check().catch(() => undefined)
  })
  await requestRebuild(services, product.fingerprint)

  return {
    async tend() {
      await assets.keepOwn()
      await requestRebuild(services, product.fingerprint)
      await removePacksExcept(liveRelease.packs.folder, await findKeptPacks())
    },
    async stop() {
      builder.stop()
      await stopFollowing()
      await quoting.stop()
    },
  }
}
