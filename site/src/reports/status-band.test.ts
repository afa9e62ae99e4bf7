import { expect, test } from 'vitest'
import { statusBand } from './status-band.ts'

test.each([
  [1, 'critical'],
  [0.922, 'critical'],
  [0.901, 'critical'],
  [0.9, 'improvement'],
  [0.701, 'improvement'],
  [0.7, 'good'],
  [0, 'good'],
])('a loss of %f is %s', (lost, band) => {
  expect(statusBand(lost)).toBe(band)
})
