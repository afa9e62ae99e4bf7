import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { type LiveMessage, LiveResource } from '@nila/api/contract'
import { type Connection, listen } from '@nila/db'
import type Koa from 'koa'
import { WebSocketServer } from 'ws'
import { z } from 'zod'
import { problemOf } from '../http/catch-problems.ts'
import type { State } from '../http/context.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { admitSocket } from './admit-socket.ts'
import { CHANGES_CHANNEL } from './announce-change.ts'
import { type Change, coalesceChanges } from './coalesce-changes.ts'
import { countSockets } from './count-sockets.ts'
import { findAdmitted } from './find-admitted.ts'
import { isCounted } from './is-counted.ts'
import { createLiveSockets, type LiveTimes } from './live-sockets.ts'
import { measureSockets } from './measure-sockets.ts'
import { createPresence } from './presence.ts'
import { refuseUpgrade } from './refuse-upgrade.ts'
import { sharePresence } from './share-presence.ts'

const TIMES: LiveTimes = { checkEvery: 5000, pingEvery: 20_000 }
/** How long changes are gathered before they are told (milliseconds). */
const GATHER = 200
/** The largest message that is read at all, which any heartbeat fits into (bytes), and in how many parts it may come. */
const MAX_MESSAGE = 4096
const MAX_FRAGMENTS = 8

const Announcement = z.strictObject({ resource: LiveResource, ids: z.array(z.int()) })

export interface LiveOptions extends Partial<LiveTimes> {
  connection: Connection
}

export interface Live {
  /** Takes a request for a socket, or refuses it. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Takes no more sockets, closes those that are open, and lets go of the database. */
  stop(): Promise<void>
}

/** Node has let go of such a socket: nobody else hears its errors, and one that is not heard ends the process. */
function destroyOnError(this: Socket): void {
  this.destroy()
}

/**
 * Takes the sockets of visitors' pages, which say that they are here, and those of administrators, whose screens are told how many that
 * are, and what has changed, at whatever instance: each listens to the same channel of Postgres.
 */
export async function startLive(
  app: Koa<State>,
  services: Services,
  { connection, ...times }: LiveOptions,
): Promise<Live> {
  const { config, db, log, metrics } = services
  const isSecure = config.publicUrl.startsWith('https:')
  let isStopping = false

  const presence = createPresence(services.placeOf)
  const sockets = createLiveSockets({
    ...TIMES,
    ...times,
    presence,
    findAdmitted: (sids) => findAdmitted(db, sids, config.adminNeedsSecondFactor),
  })
  measureSockets(metrics, sockets)

  async function tell(messages: LiveMessage[]): Promise<void> {
    await sockets.checkSessions()
    for (const message of messages) sockets.tell(message)
  }

  let activeUsers: Extract<LiveMessage, { type: 'activeUsers' }> | undefined
  const sharing = sharePresence({ db, log, presence }, async ({ users, at }) => {
    const message = { type: 'activeUsers', count: users, timestamp: at.toISOString() } as const
    if (users !== activeUsers?.count) await tell([message])
    activeUsers = message
  })

  const changes = coalesceChanges(
    (gathered) => tell(gathered.map((change) => ({ type: 'changed', ...change }))),
    GATHER,
  )
  function hear(payload: string): void {
    try {
      const change: Change = Announcement.parse(JSON.parse(payload))
      changes.add(change)
    } catch (error) {
      log.warn({ err: error }, 'an announcement of a change cannot be read')
    }
  }
  const stopListening = await listen({
    connection,
    channel: CHANGES_CHANNEL,
    onNotification: hear,
    onGap: () => {
      for (const resource of LiveResource.options) changes.add({ resource, ids: [] })
    },
  })

  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MAX_MESSAGE,
    maxFragments: MAX_FRAGMENTS,
  })
  const count = countSockets(config.socketsPerAddress)

  async function admit(request: IncomingMessage, socket: Socket, head: Buffer): Promise<void> {
    const ctx = app.createContext(request, new ServerResponse(request))
    count(ctx.ip, socket)
    const sid = await admitSocket(services, ctx)
    if (isStopping) throw new Problem('service_unavailable', { retryAfter: 1 })
    const page = isCounted(ctx) ? presence.open(ctx.ip, ctx.get('User-Agent')) : undefined
    server.handleUpgrade(request, socket, head, (opened) => {
      sockets.add(opened, { sid, page })
      if (activeUsers) sockets.tellOne(opened, activeUsers)
    })
  }

  return {
    upgrade(request, duplex, head) {
      // TCP or TLS; Node's types allow for more.
      const socket = duplex as Socket
      socket.on('error', destroyOnError)
      admit(request, socket, head).catch((error: unknown) => {
        const problem = problemOf(error)
        if (!problem) log.error({ err: error }, 'a socket could not be opened')
        refuseUpgrade(request, socket, problem ?? new Problem('internal_error'), isSecure)
      })
    },
    async stop() {
      isStopping = true
      changes.stop()
      sockets.stop()
      await Promise.all([sharing.stop(), stopListening()])
    },
  }
}
