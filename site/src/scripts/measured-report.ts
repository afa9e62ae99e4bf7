import type { ENGAGEMENT_DAYS } from '@nila/api/contract'
import { ApiError } from '@nila/api/contract/client'
import { type GeneralWords, problemWords } from '../i18n/problem-words.ts'
import { type Figures, measuredFigures } from '../reports/figures.ts'
import type { Places } from '../reports/place.ts'
import { type SourceWords, sourcePlaces } from '../reports/source-places.ts'
import { getEngagement, getInstallation } from './addresses.ts'
import { formatTag, pageWords, part } from './page-words.ts'
import { client } from './session.ts'

/** What the script of a report says beside the report's own words. */
export interface ReportWords {
  problems: GeneralWords
}

function show(places: Places): void {
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('[data-place]')) {
    const { words, attributes = {}, hidden = false } = places[element.dataset.place ?? ''] ?? {}
    if (words !== undefined) element.textContent = words
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.toggleAttribute('hidden', hidden)
  }
}

/**
 * Shows what was measured in place of the sample, of as many days as are chosen. Until it is there, and where it does not come, the
 * page stays as it was and says so.
 * @param placesOf what the report makes of figures
 */
export function showMeasured<Words extends SourceWords>(
  placesOf: (words: Words, tag: string, figures: Figures, days: number) => Places,
): void {
  const words = pageWords<Words & ReportWords>()
  const tag = formatTag()
  const range = part('range')
  const loading = part('loading')
  const failure = part('failure')
  const reason = part('reason')
  const retry = part('retry')
  const chosen = () => range.querySelector<HTMLInputElement>(':checked')
  let latest = 0

  async function load(): Promise<void> {
    latest += 1
    const own = latest
    loading.textContent = words.measured.loading
    retry.ariaBusy = 'true'
    try {
      const days = chosen()?.value as `${(typeof ENGAGEMENT_DAYS)[number]}`
      const [measured, { isDemo }] = await Promise.all([
        client.call(getEngagement, { query: { days } }),
        client.call(getInstallation, {}),
      ])
      // Another range was chosen meanwhile, and its answer is awaited.
      if (own !== latest) return
      const places = placesOf(words, tag, measuredFigures(measured), measured.days)
      // Visits that a program invented are counted like others, and are not called real.
      show(isDemo ? { ...places, ...sourcePlaces(words, tag, undefined) } : places)
      if (failure.contains(document.activeElement)) chosen()?.focus()
      failure.hidden = true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (own !== latest) return
      reason.textContent = `${words.measured.failed} ${problemWords(error, words.problems, tag)}`
      failure.hidden = false
    } finally {
      if (own === latest) {
        loading.textContent = ''
        retry.ariaBusy = 'false'
      }
    }
  }

  range.addEventListener('change', load)
  retry.addEventListener('click', load)
  load()
}
