/** The map's size and how far its dots are from each other, in the units of its drawing (spec section 9: 960×500). */
export const MAP_WIDTH = 960
export const MAP_HEIGHT = 500
const PITCH = 2.8
/** Each second row is moved by half a dot, so that all six neighbours of a dot are as far away. */
const ROW_HEIGHT = (PITCH * Math.sqrt(3)) / 2
export const ROWS = Math.ceil(MAP_HEIGHT / ROW_HEIGHT)
export const COLUMNS = Math.ceil(MAP_WIDTH / PITCH)
export const DOT_SIZE = PITCH * 0.78

export interface Dot {
  row: number
  column: number
}

export interface Point {
  x: number
  y: number
}

const shiftOf = (row: number) => (row % 2 === 0 ? PITCH / 2 : PITCH)

export const placeOf = ({ row, column }: Dot): Point => ({
  x: column * PITCH + shiftOf(row),
  y: row * ROW_HEIGHT + ROW_HEIGHT / 2,
})

/** The dots whose places are around a point, the nearest first. */
export function dotsAround({ x, y }: Point, distance: number): Dot[] {
  const found: { dot: Dot; away: number }[] = []
  const middle = Math.floor(y / ROW_HEIGHT)
  const rows = Math.ceil(distance / ROW_HEIGHT)
  for (let row = middle - rows; row <= middle + rows; row += 1) {
    const first = Math.ceil((x - distance - shiftOf(row)) / PITCH)
    const last = Math.floor((x + distance - shiftOf(row)) / PITCH)
    for (let column = first; column <= last; column += 1) {
      const place = placeOf({ row, column })
      const away = Math.hypot(place.x - x, place.y - y)
      if (away <= distance) found.push({ dot: { row, column }, away })
    }
  }
  return found.sort((a, b) => a.away - b.away).map(({ dot }) => dot)
}

/** The dots of each country by its code, as runs from left to right: how many rows below the run before, first column, how many. */
export type DotMap = Record<string, number[]>

/** @param dots of one country, from the top row to the bottom one, each from left to right */
export function encodeDots(dots: readonly Dot[]): number[] {
  const runs: number[] = []
  let before: Dot = { row: 0, column: Number.NEGATIVE_INFINITY }
  for (const dot of dots) {
    if (runs.length > 0 && dot.row === before.row && dot.column === before.column + 1)
      runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1
    else runs.push(dot.row - before.row, dot.column, 1)
    before = dot
  }
  return runs
}

export function decodeDots(runs: readonly number[]): Dot[] {
  const dots: Dot[] = []
  let row = 0
  for (let place = 0; place + 2 < runs.length; place += 3) {
    const [below = 0, first = 0, count = 0] = runs.slice(place, place + 3)
    row += below
    for (let column = first; column < first + count; column += 1) dots.push({ row, column })
  }
  return dots
}
