import type { BuiltPage } from './built-page.ts'
import { type Check, problemOf } from './gate.ts'

/** What is seen or read aloud; scripts fill the templates that stand in attributes for them. */
export const shownOf = (html: string): string =>
  html.replace(/<(script|style)\b[\s\S]*?<\/\1>|props="[^"]*"|data-[\w-]+="[^"]*"/g, '')

/** The `{names}` that a page shows in place of what they stand for. */
export const unfilledPlaces = ({ html }: Pick<BuiltPage, 'html'>): string[] => {
  // Most pages have none at all.
  const found = shownOf(html).match(/\{\w+\}/g)
  return [...new Set(found)]
}

export const checkPlaces: Check = ({ pages, keyOf }) =>
  [...pages.values()].flatMap((page) =>
    unfilledPlaces(page).map((place) =>
      problemOf(
        'placeholder_unresolved',
        page,
        `The page shows ${place} as it is written.`,
        keyOf(page.locale, (text) => text.includes(place)),
      ),
    ),
  )
