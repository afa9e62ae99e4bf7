/** A name as it is written in Latin letters and in its own script. */
export type Name = readonly [latin: string, native: string]

/** What demo people of one language are called and say. The sentences fit together in any order and say nothing of anybody's gender. */
export interface Words {
  locale: string
  given: readonly Name[]
  family: readonly Name[]
  titles: {
    good: readonly string[]
    fair: readonly string[]
    poor: { wrong: string; slow: string; other: string }
  }
  /** Who writes, and what for. */
  who: readonly string[]
  good: readonly string[]
  /** In this order: a language mixed in, slowness, a wrong answer, a long wait for an avatar; then others. */
  bad: readonly [string, string, string, string, ...string[]]
  close: { good: readonly string[]; poor: readonly string[] }
}
