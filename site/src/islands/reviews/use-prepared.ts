import { useEffect } from 'react'
import { prepareDays } from '../../i18n/format.ts'

/** What a review's title and text are set in (reviews.css). */
const FACES = ['600 17px', '16px']

/** Has the browser find out where it has letters for other scripts than the page's. */
function prepareScripts(font: string): void {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return
  pen.font = font
  pen.measureText('कத')
}

/**
 * Does what the first review needs for the first time while the reviews are on their way, a task each: all at once it kept a slow phone
 * busy for a fifth of a second.
 * @param format the tag that dates are formatted by
 */
export function usePrepared(format: string): void {
  useEffect(() => {
    const { fontFamily } = getComputedStyle(document.body)
    const timers = [
      setTimeout(prepareDays, 0, format),
      ...FACES.map((face) => setTimeout(prepareScripts, 0, `${face} ${fontFamily}`)),
    ]
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [format])
}
