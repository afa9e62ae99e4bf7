import { ModelEndpoint, transaction } from '@nila/db'
import { recordAudit } from '../audit/record-audit.ts'
import { lockChatSettings } from '../chat-settings/chat-settings-row.ts'
import type { Actor } from '../http/context.ts'
import { Problem } from '../http/problem.ts'
import { announceChange } from '../live/announce-change.ts'
import { checkVersion, LOCK_ALL, lockModelEndpoint, pickAudited } from './write-model-endpoint.ts'

/** Deletes an endpoint and its key for good, unless questions are moderated by means of it: that must not end unseen. */
export const deleteModelEndpoint = (actor: Actor, id: number, seen: number | undefined): Promise<void> =>
  transaction(async (trx) => {
    const { moderation } = await lockChatSettings(trx)
    const endpoint = await lockModelEndpoint(trx, id)
    checkVersion(endpoint, seen)
    if (moderation && moderation.endpointId === id) throw new Problem('model_endpoint_in_use')
    await ModelEndpoint.query(trx).deleteById(id)
    const { model: name, version } = endpoint
    const before = { ...pickAudited(endpoint), version }
    await recordAudit(trx, actor, 'model_endpoint.delete', {
      type: 'model_endpoint',
      id,
      details: { name },
      before,
    })
    await announceChange(trx, 'model-endpoints', [id])
  })

/** Says in which order endpoints are asked. Refused where they are no longer these: somebody added or removed one. */
export const orderModelEndpoints = (actor: Actor, ids: number[]): Promise<void> =>
  transaction(async (trx) => {
    await trx.raw(LOCK_ALL)
    const endpoints = await ModelEndpoint.query(trx).orderBy(['place', 'id'])
    const before = endpoints.map(({ id }) => id)
    if (before.toSorted().join() !== ids.toSorted().join()) throw new Problem('stale_version')
    if (before.join() === ids.join()) return
    for (const [index, id] of ids.entries()) {
      await ModelEndpoint.query(trx)
        .findById(id)
        .patch({ place: index + 1 })
    }
    const details = { from: before.join(', '), to: ids.join(', ') }
    await recordAudit(trx, actor, 'model_endpoint.reorder', { type: 'model_endpoint', id: null, details })
    await announceChange(trx, 'model-endpoints', ids)
  })
