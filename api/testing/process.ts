import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../src/main.ts')
const READY = /^Nila is ready at (\S+)$/m

export interface NilaProcess {
  /** Undefined where the process ended before it was ready. */
  url: string | undefined
  child: ChildProcess
  output(): string
  /** The exit code, once the process has ended. */
  ended: Promise<number | null>
}

/** A folder for a process's data; Postgres may run as somebody else, and must get in. */
export async function makeDataFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'nila-data-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/** Starts the product as a process of its own, and waits until it is ready or has ended. */
export async function startProcess(env: Record<string, string>): Promise<NilaProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, PORT: '0', DEMO: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const url = await new Promise<string | undefined>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString('utf8')
      const ready = READY.exec(output)
      if (ready) resolve(ready[1])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    ended.then(() => resolve(undefined))
  })
  return { url, child, output: () => output, ended }
}
