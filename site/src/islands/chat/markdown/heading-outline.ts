import type { HeadingLevel } from './tokens.ts'

/** The page has its title, and over each message a heading of the second level. */
const FIRST = 3

/**
 * Gives the headings of one answer levels that skip none, in the order in which they come: models begin with any of them. What a level is
 * never depends on what follows, so that a heading stays what it is while the answer grows.
 * @param open the depths, as written, of the headings that the last one stands in, itself the last; changed by this
 */
export function nextLevel(open: number[], depth: number): HeadingLevel {
  while (open.length > 0 && (open.at(-1) ?? 0) >= depth) open.pop()
  open.push(depth)
  return Math.min(FIRST + open.length - 1, 6) as HeadingLevel
}
