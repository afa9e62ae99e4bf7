import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'

/** The root of the repository. */
export const ROOT = join(import.meta.dirname, '..', '..')

export interface ProgramOptions {
  /** The package to run in; its own `node_modules/.bin` comes first. The root unless said. */
  folder?: string
  env?: Record<string, string>
  /** Keeps what the program prints and gives it back, instead of printing it. */
  isQuiet?: boolean
}

/** Runs a program of the repository to its end. Gives its exit code and, where quiet, what it printed. */
export function runProgram(
  program: string,
  args: string[],
  { folder = '.', env = {}, isQuiet = false }: ProgramOptions = {},
): Promise<{ code: number; output: string }> {
  const cwd = resolve(ROOT, folder)
  const path = [join(cwd, 'node_modules/.bin'), process.env.PATH].join(':')
  const child = spawn(program, args, {
    cwd,
    // What is kept to be printed later is read by people and by logs alike.
    env: { ...process.env, ...(isQuiet && { NO_COLOR: '1' }), ...env, PATH: path },
    stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8')
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
