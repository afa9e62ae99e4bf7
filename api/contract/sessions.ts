import { z } from 'zod'
import { endpoint, listEndpoint } from './endpoint.ts'
import { ById, Country, Timestamp } from './fields.ts'

/**
 * A request that a page makes by itself, and not because of what somebody did, says so in this header: it does not keep a session
 * alive (R18).
 */
export const BACKGROUND_HEADER = 'Nila-Background'

/** How long the session lives that the operator's recovery link opens, whatever is done in it. */
export const DIRECT_ACCESS_MINUTES = 30

/** One place where the own account is signed in. */
export const Session = z.strictObject({
  id: z.int(),
  /** Such as 'Firefox on Linux'; null where the browser did not say. */
  browser: z.string().nullable(),
  /** Cut to /24 or /48. */
  ip: z.string().nullable(),
  country: Country.nullable(),
  createdAt: Timestamp,
  /** To the minute. */
  lastUsedAt: Timestamp,
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
  /** Whether it is resumed by itself after it has ended. */
  isRemembered: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const listSessions = listEndpoint({
  path: '/sessions',
  guard: 'user',
  resource: 'sessions',
  item: Session,
  sort: ['lastUsedAt', 'createdAt'],
  defaultOrder: 'DESC',
  filter: z.strictObject({}),
})

/** Signs out in one place, the own one included; a device that was remembered there is forgotten. */
export const endSession = endpoint({
  method: 'DELETE',
  path: '/sessions/:id',
  guard: 'user',
  params: ById,
})

/** Signs out everywhere but here. */
export const endOtherSessions = endpoint({ method: 'DELETE', path: '/sessions', guard: 'user' })
