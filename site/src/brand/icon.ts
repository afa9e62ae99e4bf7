import { LOGO_LIT, LOGO_TILT, moonPath } from './moon.ts'
import { brandColours } from './tokens.ts'

/**
 * The logo as an icon. A maskable one fills its square and keeps the moon within the inner four fifths, since devices cut it to
 * whatever shape they like.
 */
export function iconSvg(purpose: 'any' | 'maskable'): string {
  const { ink } = brandColours.light
  const isMaskable = purpose === 'maskable'
  const sky = isMaskable
    ? `<rect width="24" height="24" fill="${ink}"/>`
    : `<circle cx="12" cy="12" r="11" fill="${ink}"/>`
  const moon = `<path transform="rotate(${LOGO_TILT} 12 12)" fill="${brandColours.dark.marigold}" d="${moonPath(LOGO_LIT, 12, isMaskable ? 8 : 9)}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${sky}${moon}</svg>`
}
