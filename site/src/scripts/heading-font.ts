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
  const { fonts, documentElement } = document
  const wanted = document.querySelector<HTMLElement>('[data-heading-face]')?.dataset.headingFace
  if (!wanted || !documentElement.classList.contains('fonts')) return
  const [family, ...rest]: ConstructorParameters<typeof FontFace> = JSON.parse(wanted)
  if ([...fonts].some((face) => face.family === family)) return
  let face: FontFace
  try {
    face = await new FontFace(family, ...rest).load()
  } catch {
    return
  }
  const before = places()
  // A face more has fewer elements styled anew than a class of the page that says which one they use.
  fonts.add(face)
  if (places() !== before) fonts.delete(face)
}
