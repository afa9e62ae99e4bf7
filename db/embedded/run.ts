import { spawn } from 'node:child_process'
import type { Account } from './account.ts'

/** Runs one program of Postgres to its end. `output` is everything it said. */
export function run(
  account: Account,
  program: string,
  programArgs: string[],
  { detached = false } = {},
): Promise<{ ok: boolean; output: string }> {
  const [file, args, options] = account.command(program, programArgs)
  return new Promise((resolve) => {
    const child = spawn(file, args, { ...options, detached, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    // The file exists, so ENOENT means that its interpreter does not: a system without glibc.
    child.once('error', (error) =>
      resolve({ ok: false, output: `cannot execute ${program}: ${error.message}` }),
    )
    child.once('close', (code) => resolve({ ok: code === 0, output }))
  })
}
