/** The same seed draws the same numbers: the demo looks alike on every installation. */
export interface Chance {
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  pick<T>(from: readonly T[]): T
  /** One of several, the more often the greater its weight. */
  weigh<T>(from: readonly (readonly [value: T, weight: number])[]): T
  /** True in `percent` of 100 cases. */
  happens(percent: number): boolean
  shuffle<T>(from: readonly T[]): T[]
}

/** mulberry32 */
export function chanceOf(seed: number): Chance {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    int,
    pick: (from) => {
      const picked = from[int(0, from.length - 1)]
      if (picked === undefined) throw new RangeError('There is nothing to pick from.')
      return picked
    },
    weigh: (from) => {
      let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [value, weight] of from) {
        left -= weight
        if (left < 0) return value
      }
      throw new RangeError('There is nothing to pick from.')
    },
    happens: (percent) => next() * 100 < percent,
    shuffle: (from) =>
      from
        .map((value) => ({ value, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ value }) => value),
  }
}
