import { encode } from 'uqr'

/** Modules of white around the code, without which cameras do not find it (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** A QR code as an SVG draws it, a module to a unit. */
export interface QrDrawing {
  viewBox: string
  /** The dark modules, a rectangle for each run in a row. */
  path: string
}

const rowPath = (row: boolean[], y: number): string => {
  const modules = row.map((isDark) => (isDark ? '1' : '0')).join('')
  return [...modules.matchAll(/1+/g)]
    .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('')
}

/** Draws a text as a QR code of error-correction level M. */
export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  return { viewBox: `0 0 ${size} ${size}`, path: data.map(rowPath).join('') }
}
