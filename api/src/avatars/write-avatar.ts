import { AvatarBody, type Body, type updateAvatar as updateAvatarEndpoint } from '@nila/api/contract'
import { type AuditValues, Avatar, DBError, type Knex, transaction } from '@nila/db'
import { beginOperation, recordAudit } from '../audit/record-audit.ts'
import type { Actor } from '../http/context.ts'
import { Problem } from '../http/problem.ts'
import { announceChange } from '../live/announce-change.ts'
import { findAvatar } from './find-avatars.ts'
import { presentAdminAvatar } from './present-avatar.ts'

/** The fields that an administrator writes. */
const FIELDS = Object.keys(AvatarBody.shape) as (keyof AvatarBody)[]

type Changes = Body<typeof updateAvatarEndpoint>

const pick = (from: Avatar | Changes, names: (keyof AvatarBody)[]): AuditValues =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? null]))

/** The refusal of a change to an older version than the one that stands, which it shows. */
async function stale(trx: Knex.Transaction, id: number): Promise<Problem> {
  const current = await findAvatar(id, trx)
  return current
    ? new Problem('stale_version', { current: presentAdminAvatar(current) })
    : new Problem('avatar_not_found')
}

async function lockAvatar(trx: Knex.Transaction, id: number): Promise<Avatar> {
  const avatar = await Avatar.query(trx).findById(id).forNoKeyUpdate()
  if (!avatar) throw new Problem('avatar_not_found')
  return avatar
}

/** Whether a foreign key forbade it: Postgres 18 has a code of its own for `on delete restrict`. */
const isInUse = (error: unknown): boolean =>
  error instanceof DBError && /^(23503|23001)$/.test((error.nativeError as { code?: string }).code ?? '')

/** Adds an avatar; gives its id. */
export const createAvatar = (actor: Actor, body: AvatarBody): Promise<number> =>
  transaction(async (trx) => {
    const { id, name, version } = await Avatar.query(trx).insert(body).returning('*')
    const after = { ...body, version }
    await recordAudit(trx, actor, 'avatar.create', { type: 'avatar', id, details: { name }, after })
    await announceChange(trx, 'avatars', [id])
    return id
  })

/**
 * Changes the fields that are named and differ; gives the operation, null where none did.
 * @param seen the version that was looked at; without one the last write wins
 */
export const updateAvatar = (
  actor: Actor,
  id: number,
  body: Changes,
  seen: number | undefined,
): Promise<number | null> =>
  transaction(async (trx) => {
    const avatar = await lockAvatar(trx, id)
    const names = FIELDS.filter((name) => body[name] !== undefined && body[name] !== avatar[name])
    if (!names.length) return null
    if (seen !== undefined && seen !== avatar.version) throw await stale(trx, id)

    const [before, after] = [pick(avatar, names), pick(body, names)]
    const version = avatar.version + 1
    await Avatar.query(trx)
      .findById(id)
      .patch({ ...after, version })
    const operationId = await beginOperation(trx)
    await recordAudit(
      trx,
      actor,
      'avatar.update',
      {
        type: 'avatar',
        id,
        details: { name: avatar.name },
        before: { ...before, version: avatar.version },
        after: { ...after, version },
      },
      { operationId },
    )
    await announceChange(trx, 'avatars', [id])
    return operationId
  })

/** Deletes an avatar that nobody ever asked for. */
export const deleteAvatar = (actor: Actor, id: number, seen: number | undefined): Promise<void> =>
  transaction(async (trx) => {
    const avatar = await lockAvatar(trx, id)
    if (seen !== undefined && seen !== avatar.version) throw await stale(trx, id)
    await Avatar.query(trx)
      .deleteById(id)
      .catch((error: unknown) => {
        throw isInUse(error) ? new Problem('avatar_in_use') : error
      })
    const { name, version } = avatar
    const before = { ...pick(avatar, FIELDS), version }
    await recordAudit(trx, actor, 'avatar.delete', { type: 'avatar', id, details: { name }, before })
    await announceChange(trx, 'avatars', [id])
  })
