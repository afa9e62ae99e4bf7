import { iconSvg } from '../brand/icon.ts'

/** The logo as the browser tab shows it. */
export const GET = () => new Response(iconSvg('any'), { headers: { 'Content-Type': 'image/svg+xml' } })
