import type { MobileAppCopy } from '@nila/api/contract/copy/mobile-app'
import { formatDate, formatMegabytes } from '../i18n/format.ts'
import { getMobileAppInfo } from './addresses.ts'
import { formatTag, pageWords, part } from './page-words.ts'
import { client } from './session.ts'
import { toast } from './toast.ts'

/** What the script of /mobile-app says. */
export type AppInfoWords = Pick<MobileAppCopy['about'], 'failed'>

/** Milliseconds during which an answer is not asked for again (spec section 9). */
const STALE = 60_000

/** Asks for the version, size and date of the app whenever the tab that shows them is opened. */
export function startAppInfo(): void {
  const tag = formatTag()
  let freshUntil = 0

  function show(name: string, value: string, words: string) {
    const place = part(name)
    // Browsers format in fewer languages than the build does, so what is right already keeps its words.
    if (place.dataset.value === value) return
    place.dataset.value = value
    place.textContent = words
  }

  async function ask() {
    try {
      const { version, size, lastUpdated } = await client.call(getMobileAppInfo, {})
      show('app-version', version, version)
      show('app-size', size, formatMegabytes(tag, Number.parseInt(size, 10)))
      show('app-updated', lastUpdated, formatDate(tag, lastUpdated))
      freshUntil = performance.now() + STALE
    } catch {
      const { title, body } = pageWords<AppInfoWords>().failed
      toast({ title, description: body, kind: 'danger' })
    }
  }

  new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting && performance.now() >= freshUntil) ask()
  }).observe(part('app-info'))
}
