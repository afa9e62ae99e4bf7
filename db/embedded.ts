import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { SocketConnection } from './connect.ts'
import { chooseAccount } from './embedded/account.ts'
import { findBinaries } from './embedded/binaries.ts'
import { ensureCluster } from './embedded/cluster.ts'
import { messageOf, openDataFolder } from './embedded/data-folder.ts'
import { explain } from './embedded/explain.ts'
import { ensureDatabase, isLastOut, openGuard, socketOf, takeHold } from './embedded/guard.ts'
import { launch, shutDown } from './embedded/postmaster.ts'

export interface EmbeddedPostgres {
  connection: SocketConnection
  /** Leaves the server; ends it when no other process lives on it. Close the pool first. */
  stop(): Promise<void>
  /** The database was made by this very start. */
  isNew: boolean
}

export interface EmbeddedOptions {
  /** The cluster is its subfolder `postgres`. Made where it does not exist. */
  dataDir: string
  onLog?: (line: string) => void
  /** Settings of Postgres over our own. */
  settings?: Record<string, string>
}

/**
 * Starts the Postgres of the data folder, or joins it where another process of Nila has started it (or an orphan runs),
 * and keeps it running until `stop()`. Throws a StartError of one clear line.
 */
export async function startEmbeddedPostgres({
  dataDir,
  onLog = () => {},
  settings = {},
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries()
  const folder = await openDataFolder(resolve(dataDir))
  const account = await chooseAccount(binaries, folder, onLog)
  await ensureCluster(folder, account, binaries, settings.fsync !== 'off')

  const leaving = new AbortController()
  const hold = () => takeHold(folder, () => launch(folder, account, binaries, settings), leaving.signal)
  let guard = await hold()
  let recovering = Promise.resolve()

  const watch = (client: pg.Client) =>
    client.once('end', () => {
      if (!leaving.signal.aborted) recovering = recover()
    })

  async function recover(): Promise<void> {
    const since = Date.now()
    let said = 'Postgres went away; starting it again.'
    onLog(said)
    for (let pause = 300; !leaving.signal.aborted; pause = Math.min(pause * 2, 5000)) {
      try {
        guard = await hold()
        watch(guard)
        onLog(`Postgres is back after ${Date.now() - since} ms.`)
        return
      } catch (error) {
        if (leaving.signal.aborted) return
        if (messageOf(error) !== said) onLog(messageOf(error))
        said = messageOf(error)
      }
      await sleep(pause, undefined, { signal: leaving.signal }).catch(() => {})
    }
  }

  async function leave(): Promise<void> {
    leaving.abort()
    await recovering
    // A second try, because our connection may be gone while the server is not.
    for (const reopen of [async () => guard, () => openGuard(folder)]) {
      try {
        guard = await reopen()
        if (await isLastOut(guard)) {
          const { ok, output } = await shutDown(folder, account, binaries)
          if (!ok) onLog(explain(output, folder.cluster, folder.log).message)
        }
        break
      } catch {
        // Nobody answers: there is nothing left to stop.
      }
    }
    await guard.end().catch(() => {})
  }

  watch(guard)
  let left: Promise<void> | undefined
  const stop = () => {
    left ??= leave()
    return left
  }
  try {
    return { connection: socketOf(folder, 'nila'), stop, isNew: await ensureDatabase(guard) }
  } catch (error) {
    await stop()
    throw explain(messageOf(error), folder.cluster, folder.log)
  }
}
