import { beforeAll, expect, test } from 'vitest'
import { type Atlas, openAtlas, type Place } from './atlas.ts'
import { drawMap } from './draw-map.ts'
import { type DotMap, decodeDots, dotsAround, placeOf } from './grid.ts'

let atlas: Atlas
let map: DotMap
beforeAll(() => {
  atlas = openAtlas()
  map = drawMap()
})

const india: Record<string, Place> = {
  Srinagar: [74.8, 34.08],
  Jammu: [74.86, 32.73],
  Leh: [77.58, 34.16],
  Gilgit: [74.31, 35.92],
  Skardu: [75.63, 35.3],
  Hunza: [74.66, 36.32],
  Muzaffarabad: [73.47, 34.36],
  Mirpur: [73.75, 33.15],
  'the Siachen Glacier': [77.1, 35.4],
  'the Shaksgam valley': [76.6, 36],
  'Aksai Chin': [79.5, 35.1],
  Tawang: [91.86, 27.59],
  Itanagar: [93.6, 27.1],
  Delhi: [77.2, 28.6],
}
test.each(Object.entries(india))('%s is in India, as its official map has it', (_, place) => {
  expect(atlas.countryAt(place)).toBe('IN')
})

test.each([
  ['Islamabad', [73.05, 33.68], 'PK'],
  ['Abbottabad', [73.22, 34.15], 'PK'],
  ['Chitral', [71.79, 35.85], 'PK'],
  ['Sialkot', [74.53, 32.49], 'PK'],
  ['Lhasa', [91.1, 29.65], 'CN'],
  ['Kashgar', [75.99, 39.47], 'CN'],
  ['Hotan', [79.92, 37.11], 'CN'],
  ['Kabul', [69.2, 34.5], 'AF'],
  ['the Wakhan valley', [73.4, 37.1], 'AF'],
] as const)('%s stays with its country', (_, [longitude, latitude], code) => {
  expect(atlas.countryAt([longitude, latitude])).toBe(code)
})

test('every country of the atlas has a dot, and no dot has two countries', () => {
  expect(Object.keys(map).sort()).toEqual([...atlas.middles.keys()].sort())
  const dots = Object.values(map).flatMap((runs) =>
    decodeDots(runs).map(({ row, column }) => `${row}/${column}`),
  )
  expect(dots.length).toBeGreaterThan(5000)
  expect(new Set(dots).size).toBe(dots.length)
  expect(map).toMatchObject({ SG: expect.anything(), MV: expect.anything(), VA: expect.anything() })
})

test('the dots around a point are found by where they are, the nearest first', () => {
  const dot = { row: 41, column: 99 }
  const { x, y } = placeOf(dot)
  const found = dotsAround({ x: x + 0.2, y }, 3.5)
  expect(found[0]).toEqual(dot)
  // It, and its six neighbours.
  expect(found).toHaveLength(7)
})
