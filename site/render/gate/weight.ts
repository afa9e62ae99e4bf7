import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { localeTags } from '@nila/api/contract/locales'
import { localHref } from '../../src/i18n/paths.ts'
import { type BuiltPage, unescaped } from './built-page.ts'
import { type Check, problemOf } from './gate.ts'

const KB = 1024
/** Of the landing page with its styles, by brotli (quality.md). */
export const MAX_LANDING_HTML = 14 * KB
/** Of any page as it is: half as much again as the longest, the chat in Tamil, with the words of all its dialogs. */
export const MAX_HTML = 170 * KB

const brotli = promisify(brotliCompress)
const landings: ReadonlySet<string> = new Set(localeTags.map((locale) => localHref(locale, '/')))

async function faultOf({ address, html }: BuiltPage): Promise<string | undefined> {
  if (Buffer.byteLength(html) > MAX_HTML) return `The page is heavier than ${MAX_HTML / KB} KB.`
  if (landings.has(address) && (await brotli(html)).length > MAX_LANDING_HTML)
    return `The page is heavier than ${MAX_LANDING_HTML / KB} KB, packed.`
  return undefined
}

/** Weighs what changed: packing takes long, and the build's own pages were weighed with it. */
export const checkWeight: Check = async ({ pages, changed, keyOf }) => {
  const weighed = [...pages.values()].filter(({ address }) => changed.has(address))
  const problems = await Promise.all(
    weighed.map(async (page) => {
      const fault = await faultOf(page)
      if (!fault) return []
      const words = unescaped(page.html)
      const key = keyOf(page.locale, (text) => words.includes(text))
      return [problemOf('over_budget', page, fault, key)]
    }),
  )
  return problems.flat()
}
