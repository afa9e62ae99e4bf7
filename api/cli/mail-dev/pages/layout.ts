import { createHash } from 'node:crypto'
import brand from '../../../../brand.json' with { type: 'json' }
import { html, Markup } from '../../../src/mail/templates/markup.ts'
import { REFRESH } from './refresh.ts'
import { STYLE } from './style.ts'

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

/** Only this page's own style and script, and nothing from anywhere else. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src ${hash(STYLE)}`,
  `script-src ${hash(REFRESH)}`,
  'img-src data:',
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The sources of the style and the script, which escaping would change. */
const verbatim = (source: string) => new Markup([source], [])

const { ink, marigold } = brand.colour.light
const MOON = html`<circle cx="16" cy="16" r="16" fill="${ink}"/><path d="M16 4a12 12 0 0 1 0 24a15 15 0 0 0 0-24Z" fill="${marigold}"/>`
const ICON = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${MOON}</svg>`,
)}`

interface Layout {
  title: string
  content: Markup
  /** The list keeps itself up to date. */
  isRefreshed?: boolean
  /** The place in the navigation. */
  current?: '/' | '/previews'
}

/** The document around every page. */
export function layout({ title, content, isRefreshed = false, current }: Layout): Markup {
  const place = (href: string, name: string) =>
    html`<a href="${href}" ${href === current ? html`aria-current="page"` : ''}>${name}</a>`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Nila mails</title>
<link rel="icon" href="${ICON}">
<style>${verbatim(STYLE)}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<a class="home" href="/"><svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">${MOON}</svg>Nila mails</a>
<nav aria-label="Main">${place('/', 'Received')}${place('/previews', 'Previews')}</nav>
</header>
<main id="content" tabindex="-1">
${content}
</main>
${isRefreshed ? html`<script type="module">${verbatim(REFRESH)}</script>` : ''}
</body>
</html>
`
}
