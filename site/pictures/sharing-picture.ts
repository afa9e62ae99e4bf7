import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { LOGO_LIT, LOGO_TILT, moonPath } from '../src/brand/moon.ts'
import { brandColours } from '../src/brand/tokens.ts'
import { copyOf } from '../src/i18n/copy.ts'
import { type Locale, locales } from '../src/i18n/locales.ts'

/** What messengers and networks expect of the picture beside a link, in pixels. */
export const SHARING_SIZE = { width: 1200, height: 630 }

/** The Fontsource package that a language's words are set in, and the part of it that holds its script. */
const SCRIPT_FONTS: Record<Exclude<Locale, 'en'>, [font: string, subset: string]> = {
  hi: ['noto-sans-devanagari', 'devanagari'],
  bn: ['noto-sans-bengali', 'bengali'],
  ta: ['noto-sans-tamil', 'tamil'],
  te: ['noto-sans-telugu', 'telugu'],
  mr: ['noto-sans-devanagari', 'devanagari'],
  gu: ['noto-sans-gujarati', 'gujarati'],
  kn: ['noto-sans-kannada', 'kannada'],
  ml: ['noto-sans-malayalam', 'malayalam'],
  pa: ['noto-sans-gurmukhi', 'gurmukhi'],
  or: ['noto-sans-oriya', 'oriya'],
  as: ['noto-sans-bengali', 'bengali'],
  ur: ['noto-nastaliq-urdu', 'arabic'],
}
const LATIN_FONT = 'noto-sans-devanagari'

const require = createRequire(import.meta.url)

function face(family: string, font: string, subset: string, weight: number): string {
  const file = require.resolve(`@fontsource/${font}/files/${font}-${subset}-${weight}-normal.woff2`)
  const data = readFileSync(file).toString('base64')
  return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${data})}`
}

/** The faces themselves, so that a picture does not depend on what is installed where it is drawn. */
function faces(locale: Locale): string {
  const latin = [face('Latin', LATIN_FONT, 'latin', 400), face('Laila', 'laila', 'latin', 600)]
  if (locale === 'en') return latin.join('')
  const [font, subset] = SCRIPT_FONTS[locale]
  return [...latin, face('Script', font, subset, 400), face('Script', font, subset, 700)].join('')
}

/** Places in the sky; the third number is the radius. */
const STARS = [
  [70, 40, 2],
  [330, 86, 1.5],
  [610, 52, 2],
  [760, 118, 1.5],
  [1150, 60, 2.5],
  [1040, 34, 1.5],
  [720, 586, 2],
  [420, 606, 1.5],
  [1172, 570, 2],
  [180, 590, 1.5],
] as const

const { ground, surface, ink, muted, marigold, control } = brandColours.dark

const STYLE = `
body { margin: 0 }
main { position: relative; overflow: hidden; box-sizing: border-box; width: 1200px; height: 630px; padding: 56px 72px;
  display: flex; flex-direction: column; background: ${ground}; color: ${ink}; font: 400 32px/1.5 Latin, Script }
svg { display: block }
.sky { position: absolute; inset: 0; fill: ${muted} }
.moon { position: absolute; inset-block-start: 65px; inset-inline-end: -70px; fill: ${surface} }
.logo { flex: none; fill: ${ground}; stroke: ${control}; stroke-width: 0.75 }
.lit { fill: ${marigold}; stroke: none }
.brand { position: relative; display: flex; align-items: center; gap: 18px; font: 600 44px/1 Laila, Script }
.words { position: relative; margin-block: auto; max-width: 700px }
h1 { margin: 0 0 20px; font: 700 64px/1.25 Laila, Script; text-wrap: balance }
p { margin: 0; color: ${muted}; text-wrap: pretty }
:lang(ur) p { line-height: 2.1 }
:lang(ur) h1 { line-height: 1.9 }`

const moon = (kind: string, size: number) =>
  `<svg class="${kind}" width="${size}" height="${size}" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10"/>` +
  `<path class="lit" transform="rotate(${LOGO_TILT} 12 12)" d="${moonPath(LOGO_LIT)}"/></svg>`

const stars = STARS.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')
const escapeHtml = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The picture of a language as a page: the night sky of the landing page, with its first words. */
export function sharingPicture(locale: Locale): string {
  const { shell, landing } = copyOf(locale)
  return `<!doctype html>
<html lang="${locale}" dir="${locales[locale].dir}">
<meta charset="utf-8">
<style>${faces(locale)}${STYLE}</style>
<main>
<svg class="sky" width="1200" height="630">${stars}</svg>
${moon('moon', 520)}
<div class="brand">${moon('logo', 60)}<span>${escapeHtml(shell.product)}</span></div>
<div class="words"><h1>${escapeHtml(landing.hero.title)}</h1><p>${escapeHtml(shell.footer.about)}</p></div>
</main>`
}
