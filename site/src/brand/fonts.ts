import laila from '@fontsource/laila/files/laila-latin-600-normal.woff2?url'
import urdu from '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff2?url'
import bengali from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff2?url'
import devanagari from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2?url'
import gujarati from '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-400-normal.woff2?url'
import gurmukhi from '@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-400-normal.woff2?url'
import kannada from '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-400-normal.woff2?url'
import malayalam from '@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-400-normal.woff2?url'
import oriya from '@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-400-normal.woff2?url'
import tamil from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff2?url'
import telugu from '@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff2?url'
import type { Locale } from '../i18n/locales.ts'

/** A face of ours for a script, fetched only where the device has none. */
interface ScriptFace {
  url: string
  /** The script's letters and signs; nothing Latin, since the face stands before the device's own. */
  range: string
  /** Two letters of which one is far wider. Where they are as wide as each other, the device has no letters for the script, only boxes. */
  letters: string
}

const codePoint = (code: number) => code.toString(16).toUpperCase()

/** @param start where the script begins in Unicode: all Indic scripts keep one order from there */
const indic = (url: string, start: number): ScriptFace => ({
  url,
  // Beside its own letters each uses the full stops of Devanagari, the joiners, the rupee and the circle below a lone vowel sign.
  range: `U+${codePoint(start)}-${codePoint(start + 0x7f)},U+964-965,U+200C-200D,U+20B9,U+25CC`,
  // Ra and the vowel au.
  letters: String.fromCodePoint(start + 0x30, start + 0x14),
})

const ARABIC = 'U+600-6FF,U+750-77F,U+8A0-8FF,U+200C-200F,U+FB50-FDFF,U+FE70-FEFC'

const DEVANAGARI = indic(devanagari, 0x900)
const BENGALI = indic(bengali, 0x980)
export const scriptFaces: Record<Exclude<Locale, 'en'>, ScriptFace> = {
  hi: DEVANAGARI,
  mr: DEVANAGARI,
  bn: BENGALI,
  as: BENGALI,
  pa: indic(gurmukhi, 0xa00),
  gu: indic(gujarati, 0xa80),
  or: indic(oriya, 0xb00),
  ta: indic(tamil, 0xb80),
  te: indic(telugu, 0xc00),
  kn: indic(kannada, 0xc80),
  ml: indic(malayalam, 0xd00),
  // In Naskh: a Nastaliq face weighs three times as much. Faces made for Arabic alone lack these two letters.
  ur: { url: urdu, range: ARABIC, letters: 'ہے' },
}

const scriptCss = ({ url, range }: ScriptFace): string =>
  [
    `@font-face{font-family:"Nila script";src:url(${url}) format("woff2");font-display:swap;unicode-range:${range}}`,
    // First, although it is the last resort: Chromium leaves boxes in words that it set before a face further down was there.
    ':root.script-font{--font-text:"Nila script",var(--font-system)}',
    ':root.font-waits body{visibility:hidden}',
  ].join('')

/** Nastaliq, as Urdu is written: the faces that devices bring or that people put there. Other faces of a device show Naskh. */
const NASTALIQ = [
  'Noto Nastaliq Urdu',
  'NotoNastaliqUrdu-Regular',
  'NotoNastaliqUrdu',
  'Jameel Noori Nastaleeq',
  'Urdu Typesetting',
]
const NASTALIQ_BOLD = ['Noto Nastaliq Urdu Bold', 'NotoNastaliqUrdu-Bold', 'Urdu Typesetting Bold']

const nastaliqFace = (weight: string, names: string[]) =>
  `@font-face{font-family:"Nila Nastaliq";font-weight:${weight};` +
  `src:${names.map((name) => `local("${name}")`)};unicode-range:${ARABIC}}`

const nastaliqCss = [
  nastaliqFace('400', NASTALIQ),
  nastaliqFace('600 700', [...NASTALIQ_BOLD, ...NASTALIQ]),
  ':root:not(.script-font){--font-text:"Nila Nastaliq",var(--font-system)}',
].join('')

/** The measures of Laila SemiBold; our headings set in both differ by 1.4 %, and least often in their lines. */
const LAILA_MEASURES = 'size-adjust:101.5%;ascent-override:108.1%;descent-override:44.6%;line-gap-override:0%'
// Without U+201C and U+201D: Laila draws the opening quotation mark as a single one.
const LAILA_RANGE = 'U+0-FF,U+131,U+152-153,U+2BB-2DC,U+2000-201B,U+201E-206F,U+20AC,U+2122,U+2212'

/** What `new FontFace()` takes for Laila: scripts add it once it is welcome (components/fonts/, scripts/heading-font.ts). */
export const headingFace: ConstructorParameters<typeof FontFace> = [
  'Laila',
  `url(${laila}) format("woff2")`,
  { weight: '600', display: 'swap', unicodeRange: LAILA_RANGE },
]
const lailaCss = [
  '@font-face{font-family:"Laila fallback";font-weight:600;src:local("Arial Bold"),local("Arial-BoldMT"),',
  `local("Liberation Sans Bold"),local("Roboto Bold");${LAILA_MEASURES}}`,
  ':root{--font-heading:Laila,"Laila fallback",var(--font-system)}',
  '@media (scripting:none){@font-face{font-family:Laila;font-weight:600;font-display:swap;',
  `src:url(${laila}) format("woff2");unicode-range:${LAILA_RANGE}}}`,
].join('')

/** The faces of a language's pages. Text is set in the device's own; ours are what it may lack, and Laila for Latin headings. */
export function fontsCss(locale: Locale): string {
  if (locale === 'en') return lailaCss
  return scriptCss(scriptFaces[locale]) + (locale === 'ur' ? nastaliqCss : '')
}

/** `letters` of a language's script; undefined where every device can draw it. */
export const sampleLetters = (locale: Locale): string | undefined =>
  locale === 'en' ? undefined : scriptFaces[locale].letters
