import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** An SMTP server on loopback that takes every mail and forgets it; it says its port, and at each hundredth mail how many there were. */
let taken = 0
const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  onData(stream, _session, done) {
    stream.on('end', () => {
      taken += 1
      done()
    })
    stream.resume()
  },
})
server.on('error', () => {})
await once(server.listen(0, '127.0.0.1'), 'listening')
process.send?.((server.server.address() as AddressInfo).port)
process.on('message', () => process.send?.(taken))
process.on('SIGTERM', () => process.exit(0))
