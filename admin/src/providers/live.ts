import {
  type ActiveUsers,
  LIVE_ADMIN_PATH,
  LIVE_CLOSE_CODES,
  LIVE_RECONNECT_AFTER,
  type LiveMessage,
  type LiveResource,
} from '@nila/api/contract/live'
import type { QueryClient } from '@tanstack/react-query'

/** A page that nobody sees is in no hurry (milliseconds). */
const RECONNECT_HIDDEN_AFTER = 30_000
/** How often what may have changed is asked for while there is no socket (milliseconds). */
const POLL_EVERY = 30_000

/** What is waiting, for the badges. */
export const PENDING_WORK_KEY = ['pending-work']

/** Who is on the site now. */
export const ACTIVE_USERS_KEY = ['active-users']

/** What shows the records of each list, by the first part of its query's key. */
const SHOWN_BY: Record<LiveResource, string[]> = {
  users: ['users', 'dashboard'],
  reviews: ['reviews', 'pending-work', 'dashboard'],
  subscriptions: ['subscriptions', 'pending-subscriptions', 'pending-work', 'dashboard'],
  avatars: ['avatars', 'subscriptions', 'pending-subscriptions'],
  'model-endpoints': ['model-endpoints', 'chat-settings'],
  'chat-reports': ['chat-reports', 'pending-work', 'dashboard'],
  'email-logs': ['email-logs', 'dashboard'],
  'audit-log': ['audit-log'],
}
const EVERYTHING = [...new Set(Object.values(SHOWN_BY).flat())]

/** What of a `WebSocket` is used. */
export interface LiveSocket extends EventTarget {
  close(): void
}

export function openLiveSocket(): LiveSocket {
  const address = new URL(LIVE_ADMIN_PATH, window.location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  return new WebSocket(address)
}

export interface Live {
  /** Keeps what is on the screen fresh until it is stopped by what this gives. */
  start(): () => void
  /** Whether the socket is open. */
  isConnected(): boolean
  /** Calls back whenever that changes, until it is stopped by what this gives. */
  watch(onChange: () => void): () => void
}

/**
 * Has queries asked again as soon as the API says that their records have changed, over a socket that is opened again whenever it
 * closes. Without one they are asked again every now and then.
 * @param open a socket, or what stands in for it in tests
 */
export function createLive(queryClient: QueryClient, open: () => LiveSocket): Live {
  const refresh = (keys: readonly string[]) => {
    for (const key of keys) void queryClient.invalidateQueries({ queryKey: [key] })
  }

  function take(message: LiveMessage): void {
    switch (message.type) {
      case 'changed':
        refresh(SHOWN_BY[message.resource] ?? [])
        break
      case 'activeUsers':
        // The number at once, and who they are where that is shown.
        queryClient.setQueryData<ActiveUsers>(
          ACTIVE_USERS_KEY,
          (known) => known && { ...known, count: message.count },
        )
        refresh(ACTIVE_USERS_KEY)
        break
      default:
        message satisfies never
    }
  }

  const watchers = new Set<() => void>()
  let isConnected = false
  function setConnected(is: boolean): void {
    isConnected = is
    for (const onChange of watchers) onChange()
  }

  return {
    isConnected: () => isConnected,
    watch(onChange) {
      watchers.add(onChange)
      return () => watchers.delete(onChange)
    },
    start() {
      let isStopped = false
      let hasMissed = false
      let socket: LiveSocket | undefined
      let reconnecting: ReturnType<typeof setTimeout> | undefined

      const polling = setInterval(() => {
        if (hasMissed && !document.hidden) refresh(EVERYTHING)
      }, POLL_EVERY)

      function connect(): void {
        clearTimeout(reconnecting)
        reconnecting = undefined
        socket = open()
        socket.addEventListener('open', () => {
          // Something may have come between the first questions and the socket.
          refresh(hasMissed ? EVERYTHING : PENDING_WORK_KEY)
          hasMissed = false
          setConnected(true)
        })
        socket.addEventListener('message', (event) => {
          take(JSON.parse((event as MessageEvent<string>).data) as LiveMessage)
        })
        socket.addEventListener('close', (event) => {
          setConnected(false)
          if (isStopped) return
          hasMissed = true
          // The API tells why at the next question, of which one is enough: its refusal leads to sign-in, or to Access Denied.
          if ((event as CloseEvent).code === LIVE_CLOSE_CODES.sessionEnded) refresh(PENDING_WORK_KEY)
          reconnecting = setTimeout(connect, document.hidden ? RECONNECT_HIDDEN_AFTER : LIVE_RECONNECT_AFTER)
        })
      }

      const onVisibility = () => {
        if (!document.hidden && reconnecting !== undefined) connect()
      }
      document.addEventListener('visibilitychange', onVisibility)
      connect()

      return () => {
        isStopped = true
        document.removeEventListener('visibilitychange', onVisibility)
        clearInterval(polling)
        clearTimeout(reconnecting)
        socket?.close()
      }
    },
  }
}
