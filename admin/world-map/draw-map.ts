import { geoEqualEarth } from 'd3-geo'
import { type Atlas, openAtlas, type Place } from './atlas.ts'
import {
  COLUMNS,
  type Dot,
  type DotMap,
  dotsAround,
  encodeDots,
  MAP_HEIGHT,
  MAP_WIDTH,
  placeOf,
  ROWS,
} from './grid.ts'

/** Spec section 9. */
const SCALE = 140

/** How far from its middle a country too small for the grid may have its dot. */
const REACH = 24

const projection = geoEqualEarth()
  .scale(SCALE)
  .translate([MAP_WIDTH / 2, MAP_HEIGHT / 2])

const keyOf = ({ row, column }: Dot) => row * COLUMNS + column
const dotOf = (key: number): Dot => ({ row: Math.floor(key / COLUMNS), column: key % COLUMNS })

/** The place on the globe that a dot stands for; undefined beside the globe. */
function globeAt(dot: Dot): Place | undefined {
  const { x, y } = placeOf(dot)
  const place = projection.invert?.([x, y])
  // Beside the globe the inverse goes on; there and back is somewhere else.
  const [backX = 0, backY = 0] = (place && projection(place)) ?? []
  return place && Math.hypot(backX - x, backY - y) < 0.01 && Math.abs(place[0]) <= 180 ? place : undefined
}

/** Gives each country that no dot fell on the dot nearest to it that is at sea, or that its country can spare. */
function placeSmallCountries(owners: Map<number, string>, { middles }: Atlas): void {
  const counts = new Map<string, number>()
  for (const code of owners.values()) counts.set(code, (counts.get(code) ?? 0) + 1)
  for (const [code, middle] of middles) {
    if (counts.has(code)) continue
    const [x = 0, y = 0] = projection(middle) ?? []
    const dot = dotsAround({ x, y }, REACH).find((near) => {
      const owner = owners.get(keyOf(near))
      return owner === undefined || (counts.get(owner) ?? 0) > 4
    })
    if (!dot) throw new Error(`The map has no room for ${code}.`)
    const owner = owners.get(keyOf(dot))
    if (owner) counts.set(owner, (counts.get(owner) ?? 0) - 1)
    owners.set(keyOf(dot), code)
    counts.set(code, 1)
  }
}

/**
 * The world as dots of countries, in a projection that keeps areas: the same number of dots is the same area wherever it is. Every country
 * of the atlas has at least one.
 */
export function drawMap(): DotMap {
  const atlas = openAtlas()
  const owners = new Map<number, string>()
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < COLUMNS; column += 1) {
      const place = globeAt({ row, column })
      const code = place && atlas.countryAt(place)
      if (code) owners.set(keyOf({ row, column }), code)
    }
  placeSmallCountries(owners, atlas)

  const dots = new Map<string, Dot[]>()
  for (const key of [...owners.keys()].sort((a, b) => a - b)) {
    const code = owners.get(key) ?? ''
    dots.set(code, [...(dots.get(code) ?? []), dotOf(key)])
  }
  return Object.fromEntries([...dots].sort().map(([code, own]) => [code, encodeDots(own)]))
}
