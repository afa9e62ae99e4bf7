import type { APIRoute } from 'astro'
import { listedPages } from '../i18n/listed-pages.ts'
import { defaultLocale, localeTags } from '../i18n/locales.ts'
import { absoluteHref } from '../i18n/paths.ts'

function entriesOf(path: string): string {
  const alternates = [
    ...localeTags.map((tag) => [tag, absoluteHref(tag, path)]),
    ['x-default', absoluteHref(defaultLocale, path)],
  ].map(([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`)
  return localeTags
    .map((tag) => `<url><loc>${absoluteHref(tag, path)}</loc>${alternates.join('')}</url>`)
    .join('\n')
}

/** Every listed page in every language, each with all of its languages. */
export const GET: APIRoute = () =>
  new Response(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...listedPages.map(entriesOf),
      '</urlset>\n',
    ].join('\n'),
  )
