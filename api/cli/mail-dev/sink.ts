import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { type Inbox, readMail } from './inbox.ts'

/** The largest mail that is taken, in bytes. */
const MAXIMUM_SIZE = 1024 * 1024

/** Reads a mail to its end. Of one that is too large, which the server then refuses, the rest is not kept. */
async function readToEnd(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) {
    if (!stream.sizeExceeded) chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** An SMTP server that sends nothing on: what it takes, from anybody, is shown in the inbox. */
export function createSink(inbox: Inbox): SMTPServer {
  const sink = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    allowInsecureAuth: true,
    authOptional: true,
    size: MAXIMUM_SIZE,
    rejectOversized: true,
    maxClients: 50,
    maxRecipients: 100,
    // Whoever is still connected when the sink stops is told so at once.
    closeTimeout: 1,
    onAuth: ({ username = 'anybody' }, _session, done) => done(null, { user: username }),
    async onData(stream, { envelope }, done) {
      try {
        const recipients = envelope.rcptTo.map(({ address }) => address)
        const raw = await readToEnd(stream)
        if (!stream.sizeExceeded) inbox.add(await readMail(raw, recipients))
        done()
      } catch (error) {
        // A mail that breaks off, or whose parts are nested past what the parser takes.
        done(error instanceof Error ? error : new Error('The mail could not be read'))
      }
    },
  })
  // A connection that a client breaks off is nothing to report.
  sink.on('error', () => {})
  return sink
}
