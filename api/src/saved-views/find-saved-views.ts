import type { listSavedViews } from '@nila/api/contract'
import { DefaultView, type Knex, type QueryBuilder, SavedView } from '@nila/db'
import type { Actor } from '../http/context.ts'
import { findPage } from '../http/find-page.ts'
import type { ListQuery } from '../http/list-query.ts'
import { Problem } from '../http/problem.ts'

/** A view as one of its readers finds it. */
export type SavedViewOfReader = SavedView & { ownerName: string; isDefault: boolean }

/** The views that somebody may see: their own and everybody's. */
export const visibleViews = (actor: Actor, trx?: Knex.Transaction): QueryBuilder<SavedView, SavedView[]> =>
  SavedView.query(trx).where((views) =>
    views.where('savedViews.ownerId', actor.id).orWhere('savedViews.isShared', true),
  )

const withReader = (actor: Actor): QueryBuilder<SavedView, SavedView[]> => {
  const chosen = DefaultView.query()
    .whereColumn('defaultViews.viewId', 'savedViews.id')
    .where('defaultViews.userId', actor.id)
  return visibleViews(actor)
    .join('users', 'users.id', 'savedViews.ownerId')
    .select(
      'savedViews.*',
      'users.username as ownerName',
      SavedView.raw('exists (?) as is_default', [chosen.toKnexQuery()]),
    )
}

const COLUMNS = { name: 'savedViews.name', createdAt: 'savedViews.createdAt' }

/** One page of the views that the actor may see. */
export async function findSavedViews(actor: Actor, query: ListQuery<typeof listSavedViews>) {
  const views = withReader(actor)
  const { resource } = query.filter
  if (resource) views.where('savedViews.resource', resource)
  const { rows, total } = await findPage(views, COLUMNS, query)
  return { rows: rows as SavedViewOfReader[], total }
}

/** One view as the actor sees it; somebody else's that is not shared is not there (R25). */
export async function existingSavedView(actor: Actor, id: number): Promise<SavedViewOfReader> {
  const view = await withReader(actor)
    .where('savedViews.id', id)
    .first()
    .castTo<SavedViewOfReader | undefined>()
  if (!view) throw new Problem('saved_view_not_found')
  return view
}
