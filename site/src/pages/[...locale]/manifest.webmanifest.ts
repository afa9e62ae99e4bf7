import type { APIRoute } from 'astro'
import { brandColours } from '../../brand/tokens.ts'
import { copyOf } from '../../i18n/copy.ts'
import { type Locale, locales } from '../../i18n/locales.ts'
import { localePaths, localHref } from '../../i18n/paths.ts'

export const getStaticPaths = localePaths

const png = (purpose: 'any' | 'maskable', size: number) => ({
  src: `/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** Nila as an app of the device: one app, whichever language it was installed in. */
export const GET: APIRoute = ({ props }) => {
  const { locale } = props as { locale: Locale }
  const { shell, landing } = copyOf(locale)
  const manifest = {
    id: '/',
    name: shell.product,
    short_name: shell.product,
    description: landing.head.description,
    lang: locale,
    dir: locales[locale].dir,
    start_url: localHref(locale, '/'),
    scope: '/',
    display: 'standalone',
    background_color: brandColours.dark.ground,
    theme_color: brandColours.dark.ground,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...[192, 512].flatMap((size) => [png('any', size), png('maskable', size)]),
    ],
  }
  return new Response(JSON.stringify(manifest))
}
