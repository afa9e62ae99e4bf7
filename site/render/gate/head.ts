import { titleOf } from './built-page.ts'
import { type Check, problemOf } from './gate.ts'

/** What a page tells machines, as its scripts hold it. */
export const structuredDataOf = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json]) => json ?? '',
  )

const isJson = (text: string) => {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

export const checkTitles: Check = ({ pages, keyOf }) =>
  [...pages.values()]
    .filter(({ html }) => titleOf(html).trim() === '')
    .map((page) =>
      problemOf(
        'title_empty',
        page,
        'The page has no title.',
        keyOf(page.locale, (text) => text.trim() === ''),
      ),
    )

export const checkStructuredData: Check = ({ pages }) =>
  [...pages.values()]
    .filter(({ html }) => !structuredDataOf(html).every(isJson))
    .map((page) => problemOf('data_broken', page, 'What the page tells search engines cannot be read.'))
