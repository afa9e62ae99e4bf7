import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { StartError } from '@nila/db'
import { keepRollingUp } from './analytics/roll-up.ts'
import { createApp, createListener } from './app.ts'
import type { Config } from './config.ts'
import { renameKeys } from './copy/rename-keys.ts'
import { decideDemo, demoConfig } from './demo-mode.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { startLive } from './live/start-live.ts'
import { createLog, isOfClient } from './log.ts'
import { openDatabase } from './open-database.ts'
import { followLiveRelease } from './releases/follow-live-release.ts'
import type { RendererOptions } from './releases/run-renderer.ts'
import { type Serving, serveReleases } from './releases/serve-releases.ts'
import { createHttpServer, startingHandlers } from './server.ts'
import { createServices } from './services.ts'
import { loadSessionKeys } from './session-keys.ts'
import { signInHelp } from './sign-in-help.ts'
import { sweep } from './sweep.ts'
import { loadProduct } from './web/load-release.ts'

const HOUR = 3_600_000
const ROOT = join(import.meta.dirname, '..', '..')

export interface StartOptions {
  /** Whether each answer is held against its contract. */
  checksAnswers: boolean
  /** Whether the built site and back office are served; not in development, where their own servers do that. */
  servesRelease: boolean
  /** Another program that builds releases, or other limits for it. */
  renderer?: Partial<RendererOptions> | undefined
  /** Takes the words meant for whoever started the product. */
  print: (words: string) => void
}

export interface Nila {
  url: string
  /** Answers what is under way, takes nothing new, and lets go of everything. */
  stop(): Promise<void>
}

async function listen(server: Server, { host, port }: Config): Promise<number> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} on ${host} is in use, perhaps by another Nila. Stop that one, or set PORT to a free port.`,
      )
    }
    throw new StartError(
      `Nila cannot listen on ${host} port ${port} (${code}). Set HOST and PORT to what it may use.`,
    )
  }
  return (server.address() as AddressInfo).port
}

/** Starts the whole product: port, database, migrations, demo data, release; it is ready when this returns. */
export async function startNila(
  given: Config,
  { checksAnswers, servesRelease, renderer, print }: StartOptions,
): Promise<Nila> {
  const log = createLog(given.logLevel)
  const handlers = startingHandlers()
  const { server, drain } = createHttpServer(handlers)
  // The port first: a second start must not touch the database of the first.
  const port = await listen(server, given)
  const config = given.port === 0 ? { ...given, port, publicUrl: `http://localhost:${port}` } : given

  const loading = servesRelease
    ? loadProduct(join(ROOT, 'site/dist'), join(ROOT, 'admin/dist'), config.publicUrl)
    : Promise.resolve(undefined)
  // Awaited below; until then a failure of it must not count as unhandled.
  loading.catch(() => undefined)

  const database = await openDatabase(config, log)
  // What was opened, to be closed in the opposite order.
  const closers = [() => database.close()]
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    const { db, connection } = database
    const isDemo = await decideDemo(config, db)
    const jobs = await startJobs({ connection, log })
    closers.push(() => jobs.stop())
    const services = createServices({ config: isDemo ? demoConfig(config) : config, db, log, jobs })
    await renameKeys(services.copyDefaults)
    closers.push(async () => services.outbox.close())
    closers.push(() => services.visitRecorder.close())
    closers.push(() => services.runs.drain())
    const lifecycle = { isDraining: false }
    const sessionKeys = await loadSessionKeys(config)
    const app = createApp(services, { sessionKeys, checksAnswers, lifecycle })
    app.on('error', (error: unknown) =>
      log[isOfClient(error) ? 'debug' : 'error']({ err: error }, 'an answer could not be sent'),
    )
    const live = await startLive(app, services, { connection })
    closers.push(() => live.stop())
    const help = await signInHelp(services, isDemo)
    const product = await loading
    let serving: Serving | undefined
    if (product) {
      serving = await serveReleases(services, product, { connection, handlers, sessionKeys, renderer })
      closers.push(serving.stop)
    } else {
      closers.push(await followLiveRelease(connection, services.liveRelease.look))
      await services.liveRelease.look()
    }
    handlers.api = createListener(app, services)
    handlers.upgrade = live.upgrade
    // Last: a start that fails must not leave mails half sent.
    await services.outbox.start()

    const sweepNow = () =>
      Promise.all([sweep(services), serving?.tend()]).catch((error: unknown) =>
        log.warn({ err: error }, 'the sweep failed'),
      )
    const sweeping = setInterval(sweepNow, HOUR)
    sweeping.unref()
    // Before the first event: it may be the first of a month that has no table yet.
    await sweepNow()
    closers.push(keepRollingUp(db, log))

    print([`Nila is ready at ${config.publicUrl}`, ...help].join('\n'))

    return {
      url: config.publicUrl,
      async stop() {
        lifecycle.isDraining = true
        clearInterval(sweeping)
        await Promise.all([live.stop(), services.runs.drain(), drain(), serving?.stop(), jobs.rest()])
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
