import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { LIVE_PATH } from './heartbeats.ts'

export * from './heartbeats.ts'

/** With this the socket is refused to all but administrators, which is how the back office learns that its session has ended. */
export const LIVE_ADMIN_PATH = `${LIVE_PATH}?guard=admin`

/** Why the server closes a socket (RFC 6455, 7.4); frames that are too large end with its 1009. */
export const LIVE_CLOSE_CODES = {
  /** The process goes away; another one answers. */
  goingAway: 1001,
  /** It said what is no heartbeat, or too much. */
  refused: 1008,
  /** Its session has ended, or is no administrator's any more; asking the API tells which. */
  sessionEnded: 4401,
} as const

/** How long a page that says nothing counts as open (milliseconds): two heartbeats may be lost. */
export const PRESENCE_LIMIT = 30_000

/** As a browser has it, percent-encoded. */
const Path = z
  .string()
  .max(512)
  .regex(/^\/[!-~]*$/)

/** The only thing that visitors' pages say. Nothing of it is stored but for as long as the page is open. */
export const Heartbeat = z.strictObject({
  type: z.literal('heartbeat'),
  /** Random, of this page load's memory. */
  sessionId: z.string().regex(/^[\w-]{8,64}$/),
  path: Path,
  /** Seconds since the visit began, as the page knows it. */
  visitDuration: z.number().min(0).max(1_000_000),
  entryPage: Path.optional(),
  referrer: z.string().max(2048).nullable().optional(),
})
export type Heartbeat = z.infer<typeof Heartbeat>

/** What changes are told of, by the name of the list that shows it. */
export const LiveResource = z.enum([
  'users',
  'reviews',
  'subscriptions',
  'avatars',
  'model-endpoints',
  'chat-reports',
  'email-logs',
  'audit-log',
])
export type LiveResource = z.infer<typeof LiveResource>

/** The most ids that one message names; of more it names none, and means the whole list. */
export const LIVE_IDS_LIMIT = 100

/** What is sent to administrators. No ids mean that any record may have changed; `count` is of active users, told on opening and as it changes. */
export const LiveMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('changed'), resource: LiveResource, ids: z.array(z.int()) }),
  z.strictObject({ type: z.literal('activeUsers'), count: z.int(), timestamp: z.iso.datetime() }),
])
export type LiveMessage = z.infer<typeof LiveMessage>

/** The most sessions that are listed; all are counted. */
export const ACTIVE_SESSIONS_LIMIT = 100

export const ActiveSession = z.strictObject({
  sessionId: z.string(),
  path: z.string(),
  countryName: z.string().nullable(),
  city: z.string().nullable(),
  lastSeen: z.iso.datetime(),
  /** Seconds. */
  visitDuration: z.number(),
  /** Cut to its network. */
  ip: z.string(),
})
export type ActiveSession = z.infer<typeof ActiveSession>

export const ActiveUsers = z.strictObject({
  /** Different visitors. */
  count: z.int(),
  /** Open pages, of which a visitor may have several. */
  totalSessions: z.int(),
  /** Of all instances, those seen last first. */
  activeSessions: z.array(ActiveSession),
})
export type ActiveUsers = z.infer<typeof ActiveUsers>

export const getActiveUsers = endpoint({
  method: 'GET',
  path: '/admin/active-users',
  guard: 'admin',
  answer: ActiveUsers,
})
