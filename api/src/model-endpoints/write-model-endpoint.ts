import type { Body, ModelEndpointBody, updateModelEndpoint as updateEndpoint } from '@nila/api/contract'
import { type AuditValues, type Knex, ModelEndpoint, transaction } from '@nila/db'
import { normaliseBaseUrl } from '../assistant/base-url.ts'
import { beginOperation, recordAudit } from '../audit/record-audit.ts'
import type { Actor } from '../http/context.ts'
import { invalidField, Problem } from '../http/problem.ts'
import { announceChange } from '../live/announce-change.ts'
import type { SecretBox } from '../secret-box.ts'
import { sealKey } from './model-key.ts'
import { presentModelEndpoint } from './present-model-endpoint.ts'

/** What the audit log keeps of an endpoint: all but its key. */
const FIELDS = [
  'baseUrl',
  'model',
  'contextTokens',
  'maxOutputTokens',
  'promptPrice',
  'completionPrice',
  'isEnabled',
] as const
type Field = (typeof FIELDS)[number]

export const pickAudited = (
  from: Pick<ModelEndpoint, Field>,
  names: readonly Field[] = FIELDS,
): AuditValues => Object.fromEntries(names.map((name) => [name, from[name]]))

/** The address as it is stored, of what somebody typed. */
export function storedAddress(baseUrl: string): string {
  const address = normaliseBaseUrl(baseUrl)
  if (!address) throw invalidField('baseUrl', 'model_address_invalid')
  return address.baseUrl
}

/** Taken by whoever adds, orders or deletes, so that no two get the same place. */
export const LOCK_ALL = 'lock table model_endpoints in share row exclusive mode'

export async function lockModelEndpoint(trx: Knex.Transaction, id: number): Promise<ModelEndpoint> {
  const endpoint = await ModelEndpoint.query(trx).findById(id).forUpdate()
  if (!endpoint) throw new Problem('model_endpoint_not_found')
  return endpoint
}

/** Refuses a change to an older version than the one that stands; without one the last write wins. */
export function checkVersion(endpoint: ModelEndpoint, seen: number | undefined): void {
  if (seen !== undefined && seen !== endpoint.version)
    throw new Problem('stale_version', { current: presentModelEndpoint(endpoint) })
}

/** Adds an endpoint behind the others. */
export async function createModelEndpoint(
  box: SecretBox,
  actor: Actor,
  { apiKey, ...body }: ModelEndpointBody,
): Promise<ModelEndpoint> {
  const baseUrl = storedAddress(body.baseUrl)
  const sealedKey = apiKey ? await sealKey(box, baseUrl, apiKey) : null
  return transaction(async (trx) => {
    await trx.raw(LOCK_ALL)
    const place = ModelEndpoint.raw('(select coalesce(max(place), 0) + 1 from model_endpoints)')
    const endpoint = await ModelEndpoint.query(trx)
      .insert({ ...body, baseUrl, sealedKey, place })
      .returning('*')
    const { id, model, version } = endpoint
    const details = { name: model, hasKey: sealedKey !== null }
    const after = { ...pickAudited(endpoint), version }
    await recordAudit(trx, actor, 'model_endpoint.create', { type: 'model_endpoint', id, details, after })
    await announceChange(trx, 'model-endpoints', [id])
    return endpoint
  })
}

/** What becomes of the key: a new one, none, or the same as long as the address is. */
async function nextKey(
  box: SecretBox,
  { baseUrl: before, sealedKey }: ModelEndpoint,
  baseUrl: string,
  apiKey: string | null | undefined,
): Promise<string | null> {
  if (apiKey) return sealKey(box, baseUrl, apiKey)
  return apiKey === undefined && baseUrl === before ? sealedKey : null
}

/**
 * Changes the fields that are named and differ; gives the operation under which it can be undone: none where nothing changed, and none
 * where the address or the key did, since a former key is kept nowhere.
 * @param seen the version that was looked at; without one the last write wins
 */
export const updateModelEndpoint = (
  box: SecretBox,
  actor: Actor,
  id: number,
  { apiKey, ...body }: Body<typeof updateEndpoint>,
  seen: number | undefined,
): Promise<{ endpoint: ModelEndpoint; operationId: number | null }> =>
  transaction(async (trx) => {
    const endpoint = await lockModelEndpoint(trx, id)
    const baseUrl = body.baseUrl === undefined ? endpoint.baseUrl : storedAddress(body.baseUrl)
    const wanted = { ...pickAudited(endpoint), ...body, baseUrl } as Pick<ModelEndpoint, Field>
    const names = FIELDS.filter((name) => wanted[name] !== endpoint[name])
    const sealedKey = await nextKey(box, endpoint, baseUrl, apiKey)
    const isKeyChanged = sealedKey !== endpoint.sealedKey
    if (!names.length && !isKeyChanged) return { endpoint, operationId: null }
    checkVersion(endpoint, seen)

    const version = endpoint.version + 1
    const changed = await ModelEndpoint.query(trx)
      .patchAndFetchById(id, { ...pickAudited(wanted, names), sealedKey, version, updatedAt: new Date() })
      .throwIfNotFound()
    const isUndoable = !isKeyChanged && !names.includes('baseUrl')
    const operationId = isUndoable ? await beginOperation(trx) : null
    const subject = {
      type: 'model_endpoint',
      id,
      details: { name: endpoint.model, ...(isKeyChanged && { key: sealedKey ? 'replaced' : 'removed' }) },
      before: { ...pickAudited(endpoint, names), version: endpoint.version },
      after: { ...pickAudited(changed, names), version },
    } as const
    await recordAudit(trx, actor, 'model_endpoint.update', subject, operationId ? { operationId } : {})
    await announceChange(trx, 'model-endpoints', [id])
    return { endpoint: changed, operationId }
  })
