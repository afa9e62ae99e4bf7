import { useEffect, useState } from 'react'
import type { Needs } from './prepare-elsewhere.ts'

/** What a review's title, text and author are set in (reviews.css). */
const FACES = ['600 17px', '16px', '14px']

/** How long reviews wait for what only makes them come more gently, in ms. */
const PATIENCE = 1000

/**
 * Has another thread do what the first review needs for the first time, while the reviews are on their way: it kept a slow phone busy for a
 * fifth of a second.
 * @param format the tag that dates are formatted by
 * @returns whether reviews may be shown; before that the page would only wait for the other thread
 */
export function usePrepared(format: string): boolean {
  const [isPrepared, setIsPrepared] = useState(false)
  useEffect(() => {
    const finish = () => setIsPrepared(true)
    const timer = setTimeout(finish, PATIENCE)
    const helper = new Worker(new URL('./prepare-elsewhere.ts', import.meta.url), { type: 'module' })
    helper.onmessage = finish
    helper.onerror = finish
    const { fontFamily } = getComputedStyle(document.body)
    const needs: Needs = { format, fonts: FACES.map((face) => `${face} ${fontFamily}`) }
    helper.postMessage(needs)
    return () => {
      clearTimeout(timer)
      helper.terminate()
    }
  }, [format])
  return isPrepared
}
