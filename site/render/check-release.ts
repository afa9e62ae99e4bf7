import type { CopySnapshot } from '@nila/api/contract/copy/snapshot'
import type { ReleaseProblem } from '@nila/api/contract/releases'
import { addressOf } from './addresses.ts'
import { builtPage } from './gate/built-page.ts'
import type { Check, JudgedRelease } from './gate/gate.ts'
import { checkStructuredData, checkTitles } from './gate/head.ts'
import { checkLinks } from './gate/links.ts'
import { checkPlaces } from './gate/places.ts'
import { keyFinder } from './gate/published-texts.ts'
import { checkRoutes } from './gate/routes.ts'
import { checkAlternates, checkSitemap } from './gate/search-engines.ts'
import { checkWeight } from './gate/weight.ts'
import type { WrittenRelease } from './write-release.ts'

const checks: Check[] = [
  // First: it packs on other cores, while the others read.
  checkWeight,
  checkRoutes,
  checkTitles,
  checkPlaces,
  checkLinks,
  checkAlternates,
  checkStructuredData,
  checkSitemap,
]

/** Everything that stands against publishing a rendered release. */
export async function checkRelease(
  { expected, files, rendered, changed }: WrittenRelease,
  snapshot: CopySnapshot,
): Promise<ReleaseProblem[]> {
  const texts = new Map([...rendered].map(([file, bytes]) => [addressOf(file), bytes.toString()]))
  const pages = [...rendered.keys()].filter((file) => file.endsWith('.html')).map(addressOf)
  const release: JudgedRelease = {
    pages: new Map(pages.map((address) => [address, builtPage(address, texts.get(address) ?? '')])),
    addresses: new Set([...files].map(addressOf)),
    changed: new Set([...changed].map(addressOf)),
    expected: expected.map(addressOf),
    textOf: (address) => texts.get(address) ?? '',
    keyOf: keyFinder(snapshot),
  }
  return (await Promise.all(checks.map((check) => check(release)))).flat()
}
