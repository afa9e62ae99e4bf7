import type { Logger } from 'pino'
import { giveBackMemory } from '../give-back-memory.ts'
import { replacePassages } from '../help-guide/replace-passages.ts'
import type { LoadedRelease } from '../web/load-release.ts'

/** How long after a release went live the help guide learns what it says (milliseconds): that takes the processor for a moment. */
const LEISURE = 1000

/** Has the help guide quote the release that is live. */
export function createQuoting(log: Logger) {
  let timer: NodeJS.Timeout | undefined
  let quoting: Promise<void> = Promise.resolve()

  const quote = (release: LoadedRelease): Promise<void> => {
    quoting = quoting
      .then(() => replacePassages(release.readHelpPassages()))
      .catch((error: unknown) =>
        log.warn({ err: error }, 'the help guide does not know the live release yet'),
      )
    return quoting
  }

  return {
    /** Once those who wait for the release itself have it; then nothing holds the one before it any more, nor what a start has used. */
    quoteSoon(release: LoadedRelease): void {
      clearTimeout(timer)
      timer = setTimeout(() => void quote(release).then(giveBackMemory), LEISURE)
    },
    quote,
    stop(): Promise<void> {
      clearTimeout(timer)
      return quoting
    },
  }
}
