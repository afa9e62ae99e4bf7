const round = (value: number) => Number(value.toFixed(3))

/**
 * The lit part of a waxing moon as the `d` of an SVG path: two arcs from pole to pole, the limb and the terminator.
 * @param lit share of the disc that is lit, 0 (new) to 1 (full)
 */
export function moonPath(lit: number, centre = 12, radius = 10): string {
  if (lit <= 0) return ''
  const top = `${centre} ${round(centre - radius)}`
  const bottom = `${centre} ${round(centre + radius)}`
  const limb = `M${top}A${radius} ${radius} 0 0 1 ${bottom}`
  if (lit >= 1) return `${limb}A${radius} ${radius} 0 0 1 ${top}Z`
  const terminator = round(Math.abs(1 - 2 * lit) * radius)
  return `${limb}A${terminator} ${radius} 0 0 ${lit < 0.5 ? 0 : 1} ${top}Z`
}

/** How much of the moon the logo and the hero show. */
export const LOGO_LIT = 0.3
/** India sees the young moon lying on its back; in degrees. */
export const LOGO_TILT = 40
