import type { LiveMessage } from '@nila/api/contract/live'
import type { LiveSocket } from '../providers/live.ts'

class FakeSocket extends EventTarget implements LiveSocket {
  close(): void {
    this.dispatchEvent(new CloseEvent('close', { code: 1005 }))
  }
}

/** Stands where the API's sockets do: each that is opened is there at once, and told what a test tells. */
export function createFakeLive() {
  const sockets: FakeSocket[] = []
  const latest = () => {
    const socket = sockets.at(-1)
    if (!socket) throw new Error('No socket was opened.')
    return socket
  }
  return {
    /** Every socket that was ever opened. */
    sockets,
    /** False where the API is away: sockets close before they are open. */
    isReachable: true,
    open(): LiveSocket {
      const socket = new FakeSocket()
      sockets.push(socket)
      const event = this.isReachable ? new Event('open') : new CloseEvent('close', { code: 1006 })
      queueMicrotask(() => socket.dispatchEvent(event))
      return socket
    },
    tell(message: LiveMessage): void {
      latest().dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
    },
    drop(code: number): void {
      latest().dispatchEvent(new CloseEvent('close', { code }))
    },
  }
}
