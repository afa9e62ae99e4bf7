import type { Heartbeat } from '@nila/api/contract'
import { HEARTBEAT_EVERY, LIVE_PATH, LIVE_RECONNECT_AFTER } from '@nila/api/contract/heartbeats'
import { isCounted } from './consent.ts'
import { pagePath, pageReferrer } from './page-facts.ts'

/** A socket that is not to be had is asked for less and less often, up to this (milliseconds). */
const LONGEST_WAIT = 300_000

/** Says that somebody is here for as long as the page is seen. */
export function startPresence(): void {
  const sessionId = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const referrer = pageReferrer()
  const isEntry = !referrer?.startsWith(`${location.origin}/`)
  let socket: WebSocket | undefined
  let wait = LIVE_RECONNECT_AFTER
  let timer: ReturnType<typeof setTimeout>

  const heartbeat = (): Heartbeat => ({
    type: 'heartbeat',
    sessionId,
    path: pagePath(),
    visitDuration: Math.round(performance.now() / 1000),
  })
  /** Where a visit came from does not change: a socket is told it once. */
  const firstHeartbeat = (): Heartbeat => ({
    ...heartbeat(),
    ...(isEntry && { entryPage: pagePath() }),
    referrer,
  })

  function open(): void {
    clearTimeout(timer)
    if (socket || document.hidden || !navigator.onLine || !isCounted()) return
    const own = new WebSocket(location.origin.replace('http', 'ws') + LIVE_PATH)
    socket = own
    let beats: ReturnType<typeof setInterval>
    const beat = (message: Heartbeat) => {
      if (socket === own && isCounted()) own.send(JSON.stringify(message))
      else own.close()
    }
    own.addEventListener('open', () => {
      beat(firstHeartbeat())
      beats = setInterval(() => {
        wait = LIVE_RECONNECT_AFTER
        beat(heartbeat())
      }, HEARTBEAT_EVERY)
    })
    own.addEventListener('close', () => {
      clearInterval(beats)
      if (socket !== own) return
      socket = undefined
      timer = setTimeout(open, wait)
      wait = Math.min(2 * wait, LONGEST_WAIT)
    })
  }

  function close(): void {
    clearTimeout(timer)
    // One that is not open yet closes itself when it is: browsers complain of a socket that is closed before.
    if (socket?.readyState === WebSocket.OPEN) socket.close()
    socket = undefined
  }

  document.addEventListener('visibilitychange', () => (document.hidden ? close() : open()))
  // An open socket would keep the page out of the browser's cache.
  addEventListener('pagehide', close)
  addEventListener('pageshow', open)
  addEventListener('online', open)
  open()
}
