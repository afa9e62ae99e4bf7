import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

/** Clock ticks of a second in /proc; the same on every Linux that Node runs on. */
const TICKS = 100

/** The processor time that a process has used, in seconds. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  // utime and stime, the 14th and 15th field of the line.
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

/** The memory of a process. */
export const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

export interface Load {
  url: string
  /** The process whose processor time counts. */
  pid: number
  headers?: Record<string, string>
  /** The status that every answer must have. */
  status: number
  connections?: number
  /** Seconds. */
  duration?: number
}

export interface Measured {
  perSecond: number
  /** Requests answered in one second of the server's processor time: what a noisy machine leaves comparable. */
  perCpuSecond: number
  p99: number
}

/** Sends as many requests as the server answers for a while; throws where an answer is not what it must be. */
export async function measureLoad({
  url,
  pid,
  headers = {},
  status,
  connections = 32,
  duration = 6,
}: Load): Promise<Measured> {
  await autocannon({ url, headers, connections, duration: 1 })
  const before = cpuSeconds(pid)
  const result = await autocannon({ url, headers, connections, duration })
  const used = cpuSeconds(pid) - before
  const wrong = Object.entries(result.statusCodeStats ?? {}).filter(([code]) => Number(code) !== status)
  if (wrong.length || result.errors)
    throw new Error(`${url} answered ${JSON.stringify(result.statusCodeStats)}`)
  return {
    perSecond: result.requests.average,
    perCpuSecond: result.requests.total / used,
    p99: result.latency.p99,
  }
}

/** Starts a server of the benchmarks as a process of its own; it says its port in its first message. */
export async function startServer(
  file: string,
  env: Record<string, string> = {},
): Promise<{ child: ChildProcess; pid: number; port: number }> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)))
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
  return { child, pid: child.pid ?? 0, port }
}
