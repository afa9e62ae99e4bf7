import dotMap from 'virtual:world-map'
import { type Dot, decodeDots, dotsAround, type Point, placeOf } from '../../world-map/grid.ts'

/** How far from a dot a country is still pointed at, in the map's units. */
const REACH = 9

interface Box extends Point {
  width: number
  height: number
}

export interface Country {
  code: string
  /** A line of no length for each dot, for round ends to be drawn at. */
  path: string
  box: Box
}

const keyOf = ({ row, column }: Dot) => `${row}/${column}`
const owners = new Map<string, string>()

function countryOf([code, runs]: [string, number[]]): Country {
  const dots = decodeDots(runs)
  for (const dot of dots) owners.set(keyOf(dot), code)
  const places = dots.map(placeOf)
  const xs = places.map(({ x }) => x)
  const ys = places.map(({ y }) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return {
    code,
    path: places.map((place) => `M${place.x.toFixed(1)} ${place.y.toFixed(1)}h0`).join(''),
    box: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y },
  }
}

/** All countries of the map, by their codes. */
export const countries = new Map(
  Object.entries(dotMap).map((entry): [string, Country] => [entry[0], countryOf(entry)]),
)

/** The country whose dot is nearest to a point of the map; undefined out at sea. */
export function countryNear(point: Point): string | undefined {
  const dot = dotsAround(point, REACH).find((near) => owners.has(keyOf(near)))
  return dot && owners.get(keyOf(dot))
}
