import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { iconSvg } from '../src/brand/icon.ts'
import { localeTags } from '../src/i18n/locales.ts'
import { SHARING_SIZE, sharingPicture } from './sharing-picture.ts'

/** Where the pictures are; Astro copies the folder to the root of the site. */
export const FOLDER = join(import.meta.dirname, '../public')
/** What each committed picture was made from. */
export const RECORD = join(import.meta.dirname, 'pictures.json')

export interface Picture {
  /** Its address below the root of the site. */
  file: string
  width: number
  height: number
  /** The page that a browser shows as this picture. */
  html: string
}

const icon = (name: string, purpose: 'any' | 'maskable', size: number): Picture => ({
  file: `icons/${name}.png`,
  width: size,
  height: size,
  html: `<!doctype html><style>body{margin:0}svg{display:block}</style>${iconSvg(purpose)}`,
})

/** Every picture of the site: what is shown beside shared links, in each language, and the icons of the app. */
export const pictures: Picture[] = [
  ...localeTags.map((locale) => ({
    file: `sharing/${locale}.png`,
    ...SHARING_SIZE,
    html: sharingPicture(locale),
  })),
  ...[192, 512].flatMap((size) => [
    icon(`any-${size}`, 'any', size),
    icon(`maskable-${size}`, 'maskable', size),
  ]),
  icon('apple-touch-icon', 'maskable', 180),
]

/** What a picture is made from, in short; with the words or the drawing it changes. */
export const originOf = ({ html, width, height }: Picture): string =>
  createHash('sha256').update(`${width}x${height}\n${html}`).digest('hex')
