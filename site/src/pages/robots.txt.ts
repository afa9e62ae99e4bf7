import type { APIRoute } from 'astro'
import { origin } from '../i18n/origin.ts'

/** Pages that nobody should find say so themselves; what is kept from machines here has no page to say it. */
export const GET: APIRoute = () =>
  new Response(
    `User-agent: *\nDisallow: /api/\nDisallow: /admin\nDisallow: /nila-admin\n\nSitemap: ${origin}/sitemap.xml\n`,
  )
