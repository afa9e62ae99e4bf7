import { type SavedView, ViewedResource } from '@nila/api/contract'
import type { Actor } from '../http/context.ts'
import type { SavedViewOfReader } from './find-saved-views.ts'

/** A view as the actor sees it. */
export const presentSavedView = (actor: Actor, view: SavedViewOfReader): SavedView => ({
  id: view.id,
  resource: ViewedResource.parse(view.resource),
  name: view.name,
  query: view.query,
  isShared: view.isShared,
  isMine: view.ownerId === actor.id,
  ownerName: view.ownerName,
  isDefault: view.isDefault,
  createdAt: view.createdAt.toISOString(),
})
