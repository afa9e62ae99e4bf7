import { totalmem } from 'node:os'

const MB = 1024 * 1024
/** What Postgres takes by itself, and more than which the lists of a million records do not need (api/bench/admin.ts). */
const LEAST = 128 * MB
const MOST = 512 * MB
/** The share of the memory: Nila, the file system and whatever else runs there want the rest. */
const SHARE = 1 / 8

/** The memory in bytes that there is for this process: the machine's, or as much of it as its container may use. */
export const availableMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity)

/** How much of its data Postgres keeps at hand (`shared_buffers`), of so much memory in bytes. It is taken only as it fills. */
export function sharedBuffers(memory: number): string {
  const bytes = Math.min(MOST, Math.max(LEAST, memory * SHARE))
  return `${Math.floor(bytes / MB)}MB`
}
