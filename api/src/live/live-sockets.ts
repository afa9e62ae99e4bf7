import { LIVE_CLOSE_CODES, type LiveMessage } from '@nila/api/contract'
import type { RawData, WebSocket } from 'ws'
import type { Page, Presence } from './presence.ts'
import { readHeartbeat, type Said } from './read-heartbeat.ts'

/** What a reader that is too slow may leave unread before it is cut off (bytes). */
const BUFFER_LIMIT = 65_536
/** Heartbeats, pings and pongs between two looks at the sessions; pages send one in two. */
const FRAME_LIMIT = 20
/** How long the other side may take to say goodbye (milliseconds). */
const CLOSE_WAIT = 2000

export interface LiveTimes {
  /** How often sessions are looked at, and how often sockets must show that they are there (milliseconds). */
  checkEvery: number
  pingEvery: number
}

interface LiveSocketsOptions extends LiveTimes {
  presence: Presence
  /** Of some sessions, those that may still be told. */
  findAdmitted: (sids: string[]) => Promise<ReadonlySet<string>>
}

/** Whose socket it is. */
export interface Admitted {
  /** The hash of the id of an administrator's session. Only they are told anything. */
  sid: string | undefined
  /** What its heartbeats are counted for; they are not without it. */
  page: Page | undefined
}

interface Peer extends Admitted {
  frames: number
  /** At how many looks in a row nothing had been heard of it. */
  silence: number
  said: Said | undefined
}

/** The open sockets of this process. Anybody may have one and say that they are here; administrators are told things. */
export function createLiveSockets({ presence, findAdmitted, checkEvery, pingEvery }: LiveSocketsOptions) {
  const peers = new Map<WebSocket, Peer>()
  /** Those of administrators, with their sessions. */
  const screens = new Map<WebSocket, string>()

  function forget(socket: WebSocket): void {
    const page = peers.get(socket)?.page
    if (page) presence.leave(page)
    peers.delete(socket)
    screens.delete(socket)
  }

  /** Lets a socket go that has been told so, or that broke; one that does not answer is cut off. */
  function release(socket: WebSocket): void {
    forget(socket)
    const cutOff = setTimeout(() => socket.terminate(), CLOSE_WAIT)
    socket.once('close', () => clearTimeout(cutOff))
  }

  function close(socket: WebSocket, code: number): void {
    if (!peers.has(socket)) return
    socket.close(code)
    release(socket)
  }

  /** Notes that something came. Undefined where it was too much, or came after the socket was let go. */
  function hear(socket: WebSocket): Peer | undefined {
    const peer = peers.get(socket)
    if (!peer) return undefined
    peer.silence = 0
    peer.frames += 1
    if (peer.frames <= FRAME_LIMIT) return peer
    close(socket, LIVE_CLOSE_CODES.refused)
    return undefined
  }

  // One function for all sockets: ten thousand would each keep their own.
  function onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
    const peer = hear(this)
    if (!peer) return
    try {
      if (isBinary) throw new TypeError('a heartbeat is text')
      peer.said = readHeartbeat(data.toString(), peer.said)
      if (peer.page) presence.beat(peer.page, peer.said.heartbeat)
    } catch {
      close(this, LIVE_CLOSE_CODES.refused)
    }
  }
  function onControlFrame(this: WebSocket): void {
    hear(this)
  }
  function onError(this: WebSocket): void {
    // Frames that are too large or no frames at all: the library has closed with the fitting code.
    release(this)
  }
  function onClose(this: WebSocket): void {
    forget(this)
  }

  /** Closes sockets whose session has ended or is no administrator's any more. */
  async function checkSessions(): Promise<void> {
    const asked = new Set(screens.values())
    if (!asked.size) return
    const admitted = await findAdmitted([...asked])
    for (const [socket, sid] of screens) {
      // What joined meanwhile was looked at when it did.
      if (asked.has(sid) && !admitted.has(sid)) close(socket, LIVE_CLOSE_CODES.sessionEnded)
    }
  }

  const checking = setInterval(() => {
    for (const peer of peers.values()) peer.frames = 0
    // While the database is away nothing is told, and the next look comes soon.
    checkSessions().catch(() => undefined)
  }, checkEvery)

  // Pages that beat need no ping. A socket in the middle of a frame cannot answer one.
  const pinging = setInterval(() => {
    for (const [socket, peer] of peers) {
      if (peer.silence === 1) socket.ping()
      else if (peer.silence > 1) socket.terminate()
      peer.silence += 1
    }
  }, pingEvery)

  function send(socket: WebSocket, text: string): void {
    if (socket.bufferedAmount > BUFFER_LIMIT) socket.terminate()
    else socket.send(text)
  }

  return {
    /** How many there are, and how many of them are administrators'. */
    get size() {
      return peers.size
    },
    get screens() {
      return screens.size
    },

    add(socket: WebSocket, { sid, page }: Admitted): void {
      peers.set(socket, { sid, page, frames: 0, silence: 0, said: undefined })
      if (sid !== undefined) screens.set(socket, sid)
      socket.on('message', onMessage)
      socket.on('ping', onControlFrame)
      socket.on('pong', onControlFrame)
      socket.on('error', onError)
      socket.on('close', onClose)
    },

    checkSessions,

    /** Tells the socket of an administrator; of others, nothing. */
    tellOne(socket: WebSocket, message: LiveMessage): void {
      if (screens.has(socket)) send(socket, JSON.stringify(message))
    },

    /** Tells all administrators. */
    tell(message: LiveMessage): void {
      const text = JSON.stringify(message)
      for (const socket of screens.keys()) send(socket, text)
    },

    /** Closes all of them because the process goes away. */
    stop(): void {
      clearInterval(checking)
      clearInterval(pinging)
      for (const socket of peers.keys()) close(socket, LIVE_CLOSE_CODES.goingAway)
    },
  }
}

export type LiveSockets = ReturnType<typeof createLiveSockets>
