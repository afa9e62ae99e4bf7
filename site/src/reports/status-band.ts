import type { Figure, Places } from './place.ts'

export type StatusBand = 'critical' | 'improvement' | 'good'

/** Above these shares something is critical, or needs improvement (spec section 9). */
export const bandLimits = { critical: 0.9, improvement: 0.7 } as const

const drawings = {
  critical: 'M8 1.8 15 14H1ZM8 6.5v3.5M8 12v.2',
  improvement: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM8 11.5v-7M5 7.5l3-3 3 3',
  good: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM5 8.2l2.2 2.2L11 6',
} as const satisfies Record<StatusBand, string>

/**
 * The band of a figure by what it loses. A bounce rate is a loss as it is; of the others, which are better the higher they
 * are, it is what is missing from the whole.
 * @param lost share of one
 */
export function statusBand(lost: number): StatusBand {
  if (lost > bandLimits.critical) return 'critical'
  return lost > bandLimits.improvement ? 'improvement' : 'good'
}

/** The chip that says a figure's band; none where nothing is known. */
export function bandPlaces(name: string, lost: Figure, labels: Record<StatusBand, string>): Places {
  const band = statusBand(lost ?? 0)
  return {
    [name]: { attributes: { 'data-band': band }, hidden: lost === null },
    [`${name}.drawing`]: { attributes: { d: drawings[band] } },
    [`${name}.label`]: { words: labels[band] },
  }
}
