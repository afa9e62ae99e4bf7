import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { createScript } from './script.ts'

/** A mail that was answered with 250. */
export interface TestMail {
  /** With its angle brackets; empty where the mail has none. */
  messageId: string
  /** The sender and the recipients of the envelope. */
  from: string
  to: string[]
  subject: string
  html: string
  text: string
  raw: string
}

/**
 * What the server does with a mail: takes it, refuses it with a code at one of its steps, or is
 * - `silent`: never greets (on a connection that is already open: never answers MAIL FROM),
 * - `silent-after-data`: takes the whole mail and never answers,
 * - `cut-before-data`: breaks the connection instead of taking the mail,
 * - `cut-after-data`: takes the whole mail, then breaks the connection without an answer.
 */
export type SmtpBehaviour =
  | 'accept'
  | 'silent'
  | 'silent-after-data'
  | 'cut-before-data'
  | 'cut-after-data'
  | { at: 'connect' | 'mail' | 'rcpt' | 'data'; code: number; text?: string }

export interface TestSmtp {
  /** `smtp://127.0.0.1:PORT`, without credentials. */
  url: string
  /** What was accepted, in this order. */
  mails: TestMail[]
  /** What was taken in full by `cut-after-data`. */
  cut: { messageId: string }[]
  /** What was taken in full by `silent-after-data`. */
  unanswered: { messageId: string }[]
  /** How many TCP connections there have been. */
  readonly connections: number
  /**
   * Each next mail takes the next behaviour, the last one stays. A mail takes its behaviour at MAIL FROM, since one connection may
   * carry several; what concerns the connection (`silent`, `at: 'connect'`) is taken when it is opened.
   */
  script(...behaviours: SmtpBehaviour[]): void
  /** Destroys every connection and frees the port. */
  stop(): Promise<void>
}

const isOfConnection = (behaviour: SmtpBehaviour): boolean =>
  behaviour === 'silent' || (typeof behaviour === 'object' && behaviour.at === 'connect')

/** The refusal that the behaviour holds for one of these steps. */
function refusalAt(behaviour: SmtpBehaviour, ...steps: string[]): Error | undefined {
  if (typeof behaviour === 'string' || !steps.includes(behaviour.at)) return undefined
  const words = behaviour.text ?? `Refused at ${behaviour.at}`
  return Object.assign(new Error(words), { responseCode: behaviour.code })
}

async function readMail(raw: Buffer, { envelope }: SMTPServerSession): Promise<TestMail> {
  const { messageId = '', subject = '', html = '', text = '' } = await PostalMime.parse(raw)
  return {
    messageId,
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map(({ address }) => address),
    subject,
    html,
    text,
    raw: raw.toString('utf8'),
  }
}

/**
 * A real SMTP server on loopback that does what a test tells it to.
 * @param auth the only credentials that it takes, and then wants; without them it takes any, or none
 */
export async function startSmtp({ auth }: { auth?: { user: string; pass: string } } = {}): Promise<TestSmtp> {
  const script = createScript<SmtpBehaviour>('accept')
  const mails: TestMail[] = []
  const cut: { messageId: string }[] = []
  const unanswered: { messageId: string }[] = []
  const sockets = new Map<number, Socket>()
  /** What happens to the mail that each session is at. */
  const current = new Map<string, SmtpBehaviour>()
  let connections = 0

  const behaviourOf = ({ id }: SMTPServerSession): SmtpBehaviour => current.get(id) ?? 'accept'
  const breakOff = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.destroy()

  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    allowInsecureAuth: true,
    authOptional: auth === undefined,
    onAuth({ username, password }, _session, done) {
      const isKnown = auth === undefined || (username === auth.user && password === auth.pass)
      done(
        null,
        isKnown ? { user: username } : { responseCode: 535, message: 'Username and Password not accepted' },
      )
    },
    onConnect(_session, done) {
      if (!isOfConnection(script.head)) return done()
      const behaviour = script.take()
      if (behaviour !== 'silent') done(refusalAt(behaviour, 'connect'))
    },
    onMailFrom(_address, session, done) {
      const behaviour = script.take()
      current.set(session.id, behaviour)
      if (behaviour !== 'silent') done(refusalAt(behaviour, 'connect', 'mail'))
    },
    onRcptTo: (_address, session, done) => done(refusalAt(behaviourOf(session), 'rcpt')),
    async onData(stream, session, done) {
      const behaviour = behaviourOf(session)
      if (behaviour === 'cut-before-data') return breakOff(session)
      const raw = await buffer(stream).catch(() => undefined)
      // The client went away in the middle of the mail.
      if (!raw) return
      const mail = await readMail(raw, session)
      if (behaviour === 'silent-after-data') {
        unanswered.push({ messageId: mail.messageId })
        return
      }
      if (behaviour === 'cut-after-data') {
        cut.push({ messageId: mail.messageId })
        return breakOff(session)
      }
      const refusal = refusalAt(behaviour, 'data')
      if (!refusal) mails.push(mail)
      done(refusal)
    },
    onClose: ({ id }) => current.delete(id),
  })
  // A connection that a client or a test breaks is an error to the server and none to the test.
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket
    connections += 1
    sockets.set(remotePort, socket)
    socket.once('close', () => sockets.delete(remotePort))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    cut,
    unanswered,
    get connections() {
      return connections
    },
    script: (...behaviours) => script.replace(behaviours),
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        for (const socket of sockets.values()) socket.destroy()
      }),
  }
}
