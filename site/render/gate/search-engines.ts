import { defaultLocale, localeTags } from '@nila/api/contract/locales'
import { ORIGIN_PLACEHOLDER } from '@nila/api/contract/origin'
import { localeAt } from '../addresses.ts'
import { alternatesOf, type BuiltPage, canonicalOf, isListed } from './built-page.ts'
import { type Check, type JudgedRelease, problemOf } from './gate.ts'

const TAGS = [...localeTags, 'x-default'].sort().join()
const localPart = (href: string) => href.slice(ORIGIN_PLACEHOLDER.length) || '/'

/** Whether a listed page names itself in all languages, and each of those names it in turn. */
export function hasWholeAlternates(page: BuiltPage, pages: JudgedRelease['pages']): boolean {
  const [canonical, alternates] = [canonicalOf(page.html), alternatesOf(page.html)]
  if (!canonical || Object.keys(alternates).sort().join() !== TAGS) return false
  if (alternates['x-default'] !== alternates[defaultLocale]) return false
  return (
    alternates[page.locale] === canonical &&
    localeTags.every((tag) => {
      const other = pages.get(localPart(alternates[tag] ?? ''))
      return other?.locale === tag && alternatesOf(other.html)[page.locale] === canonical
    })
  )
}

export const checkAlternates: Check = ({ pages }) =>
  [...pages.values()]
    .filter((page) => isListed(page.html) && !hasWholeAlternates(page, pages))
    .map((page) =>
      problemOf('alternates_broken', page, 'The page does not lead to itself in every language.'),
    )

/** The whole addresses that a sitemap names. */
export const placesOf = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place ?? '')

export const checkSitemap: Check = ({ pages, textOf }) => {
  const named = new Set(placesOf(textOf('/sitemap.xml')))
  const listed = new Set(
    [...pages.values()].flatMap(({ html }) => (isListed(html) ? [canonicalOf(html) ?? ''] : [])),
  )
  return [...named.symmetricDifference(listed)].map((place) => {
    const address = localPart(place)
    const detail = named.has(place)
      ? 'The sitemap names a page that is not there.'
      : 'The sitemap does not name the page.'
    return problemOf('sitemap_incomplete', { address, locale: localeAt(address) }, detail)
  })
}
