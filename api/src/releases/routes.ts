import * as contract from '@nila/api/contract/releases'
import { type Api, route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { beginPreview } from './begin-preview.ts'
import { discardRelease } from './discard-release.ts'
import { expirePreview, previewOf } from './preview-cookie.ts'
import { requestRebuild } from './request-rebuild.ts'

/** Loaded with the first request of an editor, as what `copy/routes.ts` loads. */
const releasing = () => import('./releasing.ts')

export function releaseRoutes(api: Api, services: Services): void {
  const { liveRelease } = services
  /** What this instance serves is what it answers. */
  const moved = async (id: number) => {
    await liveRelease.look()
    if (liveRelease.isForeign && liveRelease.product)
      await requestRebuild(services, liveRelease.product.fingerprint)
    return (await releasing()).findReleaseView(id)
  }

  route(api, contract.getReleases, async ({ ctx }) => (await releasing()).findReleases(previewOf(ctx)))
  route(api, contract.getRelease, async ({ params }) => (await releasing()).findReleaseView(params.id))
  route(api, contract.requestRelease, async ({ actor }) => {
    const { findReleaseView, requestRelease } = await releasing()
    return findReleaseView(await requestRelease(services, actor))
  })
  route(api, contract.publishRelease, async ({ actor, params }) => {
    await (await releasing()).publishRelease(services, { actor, mayProtected: false }, params.id)
    return moved(params.id)
  })
  route(api, contract.publishProtectedRelease, async ({ actor, params }) => {
    await (await releasing()).publishRelease(services, { actor, mayProtected: true }, params.id)
    return moved(params.id)
  })
  route(api, contract.rollBack, async ({ actor, params }) => {
    await (await releasing()).rollBack(services, { actor, mayProtected: false }, params.id)
    return moved(params.id)
  })
  route(api, contract.rollBackProtected, async ({ actor, params }) => {
    await (await releasing()).rollBack(services, { actor, mayProtected: true }, params.id)
    return moved(params.id)
  })
  route(api, contract.rollBackToProduct, async ({ actor }) => {
    await (await releasing()).rollBackToProduct(services, { actor, mayProtected: false })
    await liveRelease.look()
  })
  route(api, contract.rollBackToProductProtected, async ({ actor }) => {
    await (await releasing()).rollBackToProduct(services, { actor, mayProtected: true })
    await liveRelease.look()
  })
  route(api, contract.discardRelease, async ({ params }) => discardRelease(params.id))
  route(api, contract.beginPreview, async ({ ctx, params }) => {
    const expiresAt = await beginPreview(ctx, params.id)
    // The browser comes back for its pages at once.
    await liveRelease.look()
    return { expiresAt: expiresAt.toISOString() }
  })
  route(api, contract.endPreview, async ({ ctx }) => expirePreview(ctx))
}
