import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { type RenderReport, RenderReport as Report } from '@nila/api/contract/copy/render-report'
import type { ReleaseProblem } from '@nila/api/contract/releases'

export interface RendererOptions {
  /** The program: `node PROGRAM SNAPSHOT FOLDER` prints a RenderReport as its last line. */
  program: string
  /** All that it is told of the environment; nothing of it is a secret. */
  env: Record<string, string>
  /** How long it may take (milliseconds). */
  timeLimit: number
  /** How much memory its objects may take (MiB). */
  memoryLimit: number
}

/** What a program did that was run to its end. */
interface Ending {
  code: number | null
  isOutOfTime: boolean
  output: string
  errors: string
}

/** Visitors first: it shares the processors with what answers them, and has a quarter where they want all. */
const LOW_PRIORITY = 5
/** As much of what it prints is kept (characters). */
const OUTPUT_LIMIT = 1_000_000

const NO_MEMORY = /out of memory|ERR_WORKER_OUT_OF_MEMORY|ENOMEM|bad_alloc/i
export const NO_SPACE = /ENOSPC|EDQUOT|no space left/i

const failed = (code: ReleaseProblem['code'], detail: string): RenderReport => ({
  problems: [{ code, detail }],
})
export const outOfSpace = (): RenderReport =>
  failed('disk_full', 'The disk of the server is full, so the pages could not be written.')

function readReport(output: string): RenderReport | undefined {
  try {
    return Report.parse(JSON.parse(output.trimEnd().split('\n').at(-1) ?? ''))
  } catch {
    return undefined
  }
}

/** What the ending of the program says to the editor. */
function reportOf(
  { code, isOutOfTime, output, errors }: Ending,
  { timeLimit }: RendererOptions,
): RenderReport {
  if (isOutOfTime)
    return failed(
      'out_of_time',
      `Building the pages took longer than ${timeLimit / 1000} seconds, and was ended.`,
    )
  const report = readReport(output)
  const said = `${errors}\n${report?.problems.map(({ detail }) => detail).join('\n') ?? ''}`
  if (NO_SPACE.test(said)) return outOfSpace()
  if (report && (report.problems.length > 0 || code === 0)) return report
  // Who is killed without a word was in the way of the system's memory.
  if (NO_MEMORY.test(errors) || code === null)
    return failed('out_of_memory', 'Building the pages took more memory than there is for it.')
  return failed('build_failed', 'The program that builds the pages ended without saying why.')
}

/**
 * Renders a snapshot into a folder, in a process of its own.
 * @param signal ends it
 * @returns what stands against the release, and what the program said on its error stream; undefined where it was ended by `signal`
 */
export async function runRenderer(
  snapshotFile: string,
  folder: string,
  options: RendererOptions,
  signal: AbortSignal,
): Promise<{ report: RenderReport; errors: string } | undefined> {
  if (signal.aborted) return undefined
  const { program, env, timeLimit, memoryLimit } = options
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${memoryLimit}`, program, snapshotFile, folder],
    {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const ending: Ending = { code: null, isOutOfTime: false, output: '', errors: '' }
  const kill = () => child.kill('SIGKILL')
  const timer = setTimeout(() => {
    ending.isOutOfTime = true
    kill()
  }, timeLimit)
  signal.addEventListener('abort', kill, { once: true })
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    ending.output = (ending.output + text).slice(-OUTPUT_LIMIT)
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    ending.errors = (ending.errors + text).slice(-OUTPUT_LIMIT)
  })
  try {
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code, by) => resolve(by === 'SIGABRT' ? 134 : code))
    })
    // Not every system has priorities.
    if (child.pid !== undefined) lower(child.pid)
    ending.code = await ended
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', kill)
  }
  return signal.aborted ? undefined : { report: reportOf(ending, options), errors: ending.errors }
}

function lower(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY)
  } catch {
    // It has ended already, or may not be.
  }
}
