import { z } from 'zod'
import { endpoint, listEndpoint } from './endpoint.ts'
import { ById, Line, Text, Timestamp } from './fields.ts'

/** The lists that views are saved of. */
export const ViewedResource = z.enum(['users', 'reviews', 'subscriptions', 'avatars', 'audit-log'])
export type ViewedResource = z.infer<typeof ViewedResource>

export const SavedView = z.strictObject({
  id: z.int(),
  resource: ViewedResource,
  name: z.string(),
  /** The query of the list's address: filter, sort, columns. */
  query: z.string(),
  /** Whether everybody in the back office sees it. */
  isShared: z.boolean(),
  isMine: z.boolean(),
  ownerName: z.string(),
  /** Whether the list opens with it for whoever asks. */
  isDefault: z.boolean(),
  createdAt: Timestamp,
})
export type SavedView = z.infer<typeof SavedView>

/** One's own views and everybody's. */
export const listSavedViews = listEndpoint({
  path: '/admin/saved-views',
  guard: 'admin',
  resource: 'saved-views',
  item: SavedView,
  sort: ['name', 'createdAt'],
  defaultOrder: 'ASC',
  filter: z.strictObject({ resource: ViewedResource.optional() }),
})

const viewFields = {
  name: Line(1, 60),
  query: Text.pipe(z.string().max(4000)),
  isShared: z.boolean(),
}
export const createSavedView = endpoint({
  method: 'POST',
  path: '/admin/saved-views',
  guard: 'admin',
  body: z.strictObject({ resource: ViewedResource, ...viewFields }),
  answer: SavedView,
  status: 201,
})

/** Only its owner changes or deletes a view; a super-administrator may delete a shared one. */
export const updateSavedView = endpoint({
  method: 'PATCH',
  path: '/admin/saved-views/:id',
  guard: 'admin',
  params: ById,
  body: z.strictObject(viewFields).partial(),
  answer: SavedView,
})
export const deleteSavedView = endpoint({
  method: 'DELETE',
  path: '/admin/saved-views/:id',
  guard: 'admin',
  params: ById,
})

/** Has the list open with this view, or with none, for the actor alone. */
export const setDefaultView = endpoint({
  method: 'PUT',
  path: '/admin/saved-views/:id/default',
  guard: 'admin',
  params: ById,
  body: z.strictObject({ isDefault: z.boolean() }),
  answer: SavedView,
})
