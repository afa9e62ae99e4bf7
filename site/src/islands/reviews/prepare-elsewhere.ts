import { formatDay } from '../../i18n/format.ts'

/** What reviews need from the browser. */
export interface Needs {
  /** The tag that dates are formatted by. */
  format: string
  /** What words are set in, as CSS writes it. */
  fonts: string[]
}

/** A letter of each script that our languages are written in. */
const LETTERS = 'aकবਕકକதకಕകا'

// Runs in a thread of its own (use-prepared.ts). The browser learns for all threads at once: all its languages, with the first date that is
// formatted (12 ms, on a slow phone 60), and where it has letters for a script, with the first that is set in it.
self.onmessage = ({ data: { format, fonts } }: MessageEvent<Needs>) => {
  formatDay(format, new Date().toISOString())
  const pen = globalThis.OffscreenCanvas && new OffscreenCanvas(1, 1).getContext('2d')
  if (pen)
    for (const font of fonts) {
      pen.font = font
      for (const letter of LETTERS) pen.measureText(letter)
    }
  self.postMessage('prepared')
  self.close()
}
