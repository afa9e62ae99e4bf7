/** What stands in one place of a report. The build draws every place with the sample, and the script again with what was measured. */
export interface Place {
  words?: string
  /** Of a drawing. */
  attributes?: Record<string, string>
  hidden?: boolean
}

/** By their names. */
export type Places = Record<string, Place>

/** A share of one, or a time in seconds; null where there were too few visits to tell. */
export type Figure = number | null

const percent = (share: number) => (share * 100).toFixed(1)

/** The length of a bar that is as long as a share of its line. */
export const barWidth = (share: Figure): string => percent(share ?? 0)

/** A figure in words with the bar below it. */
export const barPlaces = (name: string, words: string, share: Figure): Places => ({
  [name]: { words },
  [`${name}.bar`]: { attributes: { width: barWidth(share) } },
})

const RING_GAP = 1

/** The parts of a ring, by their number. */
export const ringPlaces = (name: string, shares: readonly Figure[]): Places =>
  Object.fromEntries(
    shares.map((share, part) => {
      const start = shares.slice(0, part).reduce<number>((sum, one) => sum + (one ?? 0) * 100, 0)
      const length = Math.max(0, (share ?? 0) * 100 - RING_GAP)
      const attributes = {
        'stroke-dasharray': `${length.toFixed(1)} 100`,
        'stroke-dashoffset': (-start).toFixed(1),
      }
      return [`${name}.${part}`, { attributes }]
    }),
  )

export function placeOf(places: Places, name: string): Place {
  const place = places[name]
  if (!place) throw new Error(`The report has no place ${name}`)
  return place
}

/** What the element carries that stands in a place: how it looks, and the name by which the script finds it. */
export function placed(places: Places, name: string) {
  const { attributes, hidden } = placeOf(places, name)
  return { 'data-place': name, ...attributes, ...(hidden && { hidden }) }
}
