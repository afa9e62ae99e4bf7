const IN_VIEW = 'h1, h2, h3, p, blockquote, summary'

/** Where everything stands that the visitor sees. To ask what was left out of the layout for now (base.css) would lay it out. */
function places(): string {
  const boxes = [...document.querySelectorAll(IN_VIEW)]
    .filter((element) => element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true)
    .map((element) => element.getBoundingClientRect())
  return boxes
    .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
    .map(({ top, bottom }) => `${Math.round(top)}-${Math.round(bottom)}`)
    .join()
}

/**
 * Fetches the headings' face for whoever arrives without it, on pages that have one. It is put on only where nothing in view moves,
 * since somebody is reading by now; otherwise it waits for the next page, which begins with it (components/fonts/).
 */
export async function fetchHeadingFont(): Promise<void> {
  const { classList } = document.documentElement
  if (!classList.contains('fonts') || classList.contains('laila')) return
  const [face] = await document.fonts.load('600 1em Laila')
  if (!face) return
  const before = places()
  classList.add('laila')
  if (places() !== before) classList.remove('laila')
}
