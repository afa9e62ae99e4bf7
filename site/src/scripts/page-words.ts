/** The words that a page carries for its script (components/PageWords.astro). */
export function pageWords<Words>(): Words {
  const block = document.querySelector('[data-page-words]')
  return JSON.parse(block?.textContent ?? '{}')
}

/** The tag that waits are formatted by. */
export const formatTag = () => document.documentElement.dataset.format ?? 'en'

/** The one element of the page that is marked `data-{name}`. */
export function part<E extends HTMLElement = HTMLElement>(name: string): E {
  const element = document.querySelector<E>(`[data-${name}]`)
  if (!element) throw new Error(`The page has no data-${name}`)
  return element
}
