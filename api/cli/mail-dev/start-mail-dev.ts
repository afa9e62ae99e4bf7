import { once } from 'node:events'
import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { SINK_PAGE_PORT, SINK_SMTP_PORT } from '../../src/mail/sink-address.ts'
import { createInbox } from './inbox.ts'
import { answerRequests } from './server.ts'
import { createSink } from './sink.ts'

/** What stops the start with one clear line. */
export class MailDevError extends Error {}

export interface MailDev {
  smtpUrl: string
  pageUrl: string
  stop(): Promise<void>
}

/** The only address it listens on: what it shows lets people in. */
const HOST = '127.0.0.1'

type Variable = 'MAIL_DEV_SMTP_PORT' | 'MAIL_DEV_PORT'

function portOf(env: Record<string, string | undefined>, variable: Variable, standard: number): number {
  const words = env[variable]?.trim()
  if (!words) return standard
  if (!/^\d{1,5}$/.test(words) || Number(words) > 65_535) {
    throw new MailDevError(`${variable} must be a port, 0 to 65535`)
  }
  return Number(words)
}

/** Listens on loopback; gives the port, which is another one where 0 was asked for. */
async function listen(server: Server, port: number, variable: Variable): Promise<number> {
  try {
    await once(server.listen(port, HOST), 'listening')
    return (server.address() as AddressInfo).port
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const trouble = code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${code})`
    throw new MailDevError(`Port ${port} ${trouble}; ${variable} chooses another.`)
  }
}

const close = (server: HttpServer) =>
  new Promise((resolve) => {
    server.close(resolve)
    server.closeAllConnections()
  })

/**
 * Takes mails by SMTP and shows them on a page, both on loopback and nowhere else. Throws `MailDevError` where a port cannot be had.
 * @param env its two variables are the tool's own, `MAIL_DEV_SMTP_PORT` and `MAIL_DEV_PORT`; 0 is any free port
 */
export async function startMailDev(env: Record<string, string | undefined>): Promise<MailDev> {
  const smtpPort = portOf(env, 'MAIL_DEV_SMTP_PORT', SINK_SMTP_PORT)
  const pagePort = portOf(env, 'MAIL_DEV_PORT', SINK_PAGE_PORT)
  const inbox = createInbox()
  const sink = createSink(inbox)
  const stopSink = () => new Promise<void>((resolve) => sink.close(resolve))

  const smtpUrl = `smtp://${HOST}:${await listen(sink.server, smtpPort, 'MAIL_DEV_SMTP_PORT')}`
  const pages = createServer(answerRequests(inbox, smtpUrl))
  try {
    const pageUrl = `http://localhost:${await listen(pages, pagePort, 'MAIL_DEV_PORT')}`
    return {
      smtpUrl,
      pageUrl,
      stop: async () => {
        await Promise.all([stopSink(), close(pages)])
      },
    }
  } catch (error) {
    await stopSink()
    throw error
  }
}
