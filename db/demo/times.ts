import type { Chance } from './chance.ts'

export const DAY_MS = 86_400_000

/** A moment between the two, drawn evenly. */
export const between = (chance: Chance, from: Date, to: Date): Date =>
  new Date(from.getTime() + (Math.max(to.getTime() - from.getTime(), 0) * chance.int(0, 9999)) / 10_000)

export const later = (a: Date, b: Date): Date => (a > b ? a : b)

export const daysFrom = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS)
