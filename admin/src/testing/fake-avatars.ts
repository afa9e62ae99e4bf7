import type { AdminAvatar, AvatarBody } from '@nila/api/contract/avatars'
import { answers } from './fake-api.ts'

export const anAvatar = (over: Partial<AdminAvatar> = {}): AdminAvatar => ({
  id: 5,
  name: 'Guru Vidya',
  description: 'Explains school subjects in small steps.',
  category: 'Learning',
  icon: 'book',
  price: 2000,
  heygenLink: null,
  isActive: true,
  persona: 'A patient teacher.',
  greeting: 'Namaste! What shall we learn?',
  subscribers: 12,
  version: 3,
  ...over,
})

type Call = { path: string; query: Record<string, unknown>; body: unknown; ifMatch: string | null }

/** Routes of an API that keeps its avatars, as the real one does. */
export function keepingAvatars(...start: AdminAvatar[]) {
  let avatars = start
  const find = (path: string) => avatars.find(({ id }) => id === Number(path.split('/').at(-1)))
  /** What a colleague does meanwhile. */
  const change = (id: number, over: Partial<AdminAvatar>) => {
    avatars = avatars.map((avatar) =>
      avatar.id === id ? { ...avatar, ...over, version: avatar.version + 1 } : avatar,
    )
  }
  const routes = {
    'GET /api/admin/avatars': ({ query }: Call) => {
      const { isActive } = query.filter as { isActive?: boolean }
      const shown = avatars.filter((avatar) => isActive === undefined || avatar.isActive === isActive)
      const active = avatars.filter((avatar) => avatar.isActive).length
      const counts = `active=${active},inactive=${avatars.length - active},all=${avatars.length}`
      return answers.list(shown, shown.length, counts)
    },
    'GET /api/admin/avatars/:id': ({ path }: Call) => {
      const avatar = find(path)
      return avatar ? answers.json(avatar) : answers.problem('avatar_not_found')
    },
    'POST /api/admin/avatars': ({ body }: Call) => {
      const avatar = anAvatar({ ...(body as AvatarBody), id: 77, version: 1, subscribers: 0 })
      avatars = [...avatars, avatar]
      return answers.json(avatar, { status: 201 })
    },
    'PATCH /api/admin/avatars/:id': ({ path, body, ifMatch }: Call) => {
      const avatar = find(path)
      if (!avatar) return answers.problem('avatar_not_found')
      if (ifMatch !== `"${avatar.version}"`) return answers.problem('stale_version', {}, avatar)
      change(avatar.id, body as Partial<AvatarBody>)
      return answers.json({ ...find(path), operationId: 71 })
    },
    'DELETE /api/admin/avatars/:id': ({ path }: Call) => {
      avatars = avatars.filter((avatar) => avatar !== find(path))
      return answers.none()
    },
    'POST /api/admin/undo/:id': () => {
      change(5, start[0] ?? {})
      return answers.json({ operationId: 72, resource: 'avatars', results: [{ id: 5, success: true }] })
    },
    'GET /api/admin/audit-log': () => answers.list([]),
  }
  return { routes, change }
}
