import type { Plugin } from 'vite'
import { drawMap } from './draw-map.ts'

const MODULE = 'virtual:world-map'
/** By Rollup's convention no other plugin then takes it for a file. */
const RESOLVED = `\0${MODULE}`

/** The module `virtual:world-map`, drawn when the back office is built: its screens load neither borders nor what projects them. */
export const worldMap = (): Plugin => ({
  name: 'world-map',
  resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
  // As text, which is read faster than the same as a literal.
  load: (id) =>
    id === RESOLVED ? `export default JSON.parse(${JSON.stringify(JSON.stringify(drawMap()))})` : undefined,
})
