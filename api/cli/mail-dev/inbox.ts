import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'

/** A mail as it came in. */
export interface ReceivedMail {
  id: string
  receivedAt: Date
  /** As the mail names its sender. */
  from: string
  /** The recipients of the envelope: whom the mail really goes to. */
  to: string[]
  subject: string
  /** With its angle brackets. */
  messageId: string
  /** What the mail says of when it was sent. */
  date: string
  html: string | undefined
  text: string | undefined
  /** The whole mail, headers first. */
  source: string
}

export interface Inbox {
  /** Newest first. */
  readonly mails: readonly ReceivedMail[]
  /** Another one after each change. */
  readonly revision: string
  find(id: string): ReceivedMail | undefined
  add(mail: ReceivedMail): void
  clear(): void
}

const MAXIMUM = 500
/** What the sources of all kept mails may take, in characters. */
const MAXIMUM_SIZE = 64 * 1024 * 1024

/** Keeps the latest mails in memory; the oldest go. */
export function createInbox(): Inbox {
  let mails: ReceivedMail[] = []
  let revision = randomUUID()

  const keep = (kept: ReceivedMail[]) => {
    mails = kept
    revision = randomUUID()
  }

  return {
    get mails() {
      return mails
    },
    get revision() {
      return revision
    },
    find: (id) => mails.find((mail) => mail.id === id),
    add(mail) {
      let size = 0
      const isKept = ({ source }: ReceivedMail) => {
        size += source.length
        return size <= MAXIMUM_SIZE
      }
      keep([mail, ...mails].slice(0, MAXIMUM).filter(isKept))
    },
    clear: () => keep([]),
  }
}

/** Reads a mail off its source. */
export async function readMail(raw: Buffer, to: string[]): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw)
  const { name = '', address } = mail.from ?? {}
  return {
    id: randomUUID(),
    receivedAt: new Date(),
    from: name && address ? `${name} <${address}>` : (address ?? name),
    to,
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    date: mail.date ?? '',
    html: mail.html,
    text: mail.text,
    source: raw.toString('utf8'),
  }
}
