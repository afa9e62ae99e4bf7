import { MOVED_PAGES } from '@nila/api/contract/moved-pages'
import { localHref } from '../../src/i18n/paths.ts'
import { type BuiltPage, unescaped } from './built-page.ts'
import { type Check, type JudgedRelease, problemOf } from './gate.ts'

/** What is no file of the site, or none of ours. */
const isElsewhere = (href: string) =>
  /^(https:|mailto:|upi:|\/(nila-)?admin([/?#]|$)|\/api\/)/.test(href) || MOVED_PAGES.has(href)

const hrefsOf = ({ body }: BuiltPage): string[] =>
  [...body.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href]) => unescaped(href ?? ''))

/** Whether a page has the place of an address, in which letters beyond ASCII are encoded. */
const hasPlace = ({ body }: BuiltPage, place: string) =>
  body.includes(` id="${place}"`) ||
  [...body.matchAll(/\sid="([^"]+)"/g)].some(([, id = '']) => encodeURI(id) === place)

/** The links of a page that lead to no page or file of the release, or to a place that is not on it. */
export function brokenLinks(
  page: BuiltPage,
  { pages, addresses }: Pick<JudgedRelease, 'pages' | 'addresses'>,
) {
  return [...new Set(hrefsOf(page))].filter((href) => {
    if (isElsewhere(href)) return false
    const target = URL.parse(href, `http://localhost${page.address}`)
    if (!target) return true
    const to = pages.get(target.pathname)
    if (!to) return !addresses.has(target.pathname)
    return target.hash !== '' && !hasPlace(to, target.hash.slice(1))
  })
}

/** Where the links of a text lead in a language, be it a link itself or have some in it. */
const linksIn = (locale: string, text: string): string[] =>
  [text, ...[...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href]) => href ?? '')].map((href) =>
    localHref(locale, href),
  )

export const checkLinks: Check = (release) =>
  [...release.pages.values()].flatMap((page) =>
    brokenLinks(page, release).map((href) =>
      problemOf(
        'link_broken',
        page,
        `The link ${href} leads to no page, or to a place that is not on it.`,
        release.keyOf(page.locale, (text) => linksIn(page.locale, text).includes(href)),
      ),
    ),
  )
