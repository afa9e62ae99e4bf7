import { Heartbeat } from '@nila/api/contract'

/** What a page said last. */
export interface Said {
  heartbeat: Heartbeat
  /** The heartbeat's text as far as its seconds, where they come last. */
  beginning: string | undefined
}

const LAST_KEY = '"visitDuration":'
/** Whole seconds and the end of the heartbeat; the contract takes no fewer digits. */
const SECONDS = /^(?:0|[1-9]\d{0,5})\}$/

/** Pages say the same every ten seconds but for how long they have been open. Gives these seconds where that is so. */
function readAgain(text: string, { beginning }: Said): number | undefined {
  if (beginning === undefined || !text.startsWith(beginning)) return undefined
  const end = text.slice(beginning.length)
  return SECONDS.test(end) ? Number.parseInt(end, 10) : undefined
}

/**
 * Reads a heartbeat; throws where it is none.
 * @param before what the same page said before, which is changed to what it says now where only the seconds differ: holding ten thousand
 * pages against the contract again and again takes a tenth of what they cost
 */
export function readHeartbeat(text: string, before: Said | undefined): Said {
  const seconds = before && readAgain(text, before)
  if (before && seconds !== undefined) {
    before.heartbeat.visitDuration = seconds
    return before
  }
  const heartbeat = Heartbeat.parse(JSON.parse(text))
  const start = text.lastIndexOf(LAST_KEY) + LAST_KEY.length
  return { heartbeat, beginning: SECONDS.test(text.slice(start)) ? text.slice(0, start) : undefined }
}
