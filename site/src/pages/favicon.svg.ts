import { LOGO_LIT, LOGO_TILT, moonPath } from '../brand/moon.ts'
import { brandColours } from '../brand/tokens.ts'

/** The logo as the browser tab shows it. */
export const GET = () =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="11" fill="${brandColours.light.ink}"/>` +
      `<path transform="rotate(${LOGO_TILT} 12 12)" fill="${brandColours.dark.marigold}" d="${moonPath(LOGO_LIT, 12, 9)}"/></svg>`,
    { headers: { 'Content-Type': 'image/svg+xml' } },
  )
