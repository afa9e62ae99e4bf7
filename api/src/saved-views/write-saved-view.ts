import {
  type Body,
  type createSavedView as createEndpoint,
  passes,
  type updateSavedView as updateEndpoint,
} from '@nila/api/contract'
import { DefaultView, type Knex, SavedView, transaction } from '@nila/db'
import type { Actor } from '../http/context.ts'
import { Problem } from '../http/problem.ts'
import { visibleViews } from './find-saved-views.ts'

/** Locks a view that the actor may see. */
async function lockView(trx: Knex.Transaction, actor: Actor, id: number): Promise<SavedView> {
  const view = await visibleViews(actor, trx).where({ id }).first().forUpdate()
  if (!view) throw new Problem('saved_view_not_found')
  return view
}

/** Saves a view as the actor's own; gives its id. */
export async function createSavedView(actor: Actor, body: Body<typeof createEndpoint>): Promise<number> {
  const { id } = await SavedView.query()
    .insert({ ...body, ownerId: actor.id })
    .returning('id')
  return id
}

/** Changes the actor's own view. Once it is not shared any more, nobody else's list opens with it. */
export const updateSavedView = (
  actor: Actor,
  id: number,
  changes: Body<typeof updateEndpoint>,
): Promise<void> =>
  transaction(async (trx) => {
    const { ownerId } = await lockView(trx, actor, id)
    if (ownerId !== actor.id) throw new Problem('forbidden')
    const { name, query, isShared } = changes
    await SavedView.query(trx)
      .patch({
        ...(name !== undefined && { name }),
        ...(query !== undefined && { query }),
        ...(isShared !== undefined && { isShared }),
      })
      .where({ id })
    if (isShared === false)
      await DefaultView.query(trx).delete().where({ viewId: id }).whereNot({ userId: ownerId })
  })

/** Deletes the actor's own view; a super-administrator deletes everybody's as well. */
export const deleteSavedView = (actor: Actor, id: number): Promise<void> =>
  transaction(async (trx) => {
    const { ownerId } = await lockView(trx, actor, id)
    if (ownerId !== actor.id && !passes('super_admin', actor.role)) throw new Problem('forbidden')
    await SavedView.query(trx).deleteById(id)
  })

/** Has a list open with a view, or with none, for the actor alone. */
export const setDefaultView = (actor: Actor, id: number, isDefault: boolean): Promise<void> =>
  transaction(async (trx) => {
    const { resource } = await lockView(trx, actor, id)
    const own = { userId: actor.id, resource }
    if (isDefault) {
      await DefaultView.query(trx)
        .insert({ ...own, viewId: id })
        .onConflict(['userId', 'resource'])
        .merge()
    } else {
      await DefaultView.query(trx)
        .delete()
        .where({ ...own, viewId: id })
    }
  })
