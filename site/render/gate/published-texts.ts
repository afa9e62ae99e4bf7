import { SETTINGS_PAGE } from '@nila/api/contract/copy/keys'
import type { CopySnapshot } from '@nila/api/contract/copy/snapshot'
import type { JudgedRelease } from './gate.ts'

type Text = [key: string, text: string]

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const textsOf = (values: Record<string, unknown> = {}, prefix = ''): Text[] =>
  Object.entries(values).flatMap(([key, value]) => textsIn(value).map((text): Text => [prefix + key, text]))

/** Finds the published piece of copy behind a problem by looking for its words. */
export function keyFinder({ overrides, settings }: CopySnapshot): JudgedRelease['keyOf'] {
  const inAll = textsOf(settings, `${SETTINGS_PAGE}.`)
  const texts = new Map<string, Text[]>()
  const publishedIn = (locale: string) => {
    const known = texts.get(locale)
    if (known) return known
    const found = [...textsOf(overrides[locale]), ...inAll].sort(
      ([, one], [, other]) => other.length - one.length,
    )
    texts.set(locale, found)
    return found
  }
  return (locale, isIt) => publishedIn(locale).find(([, text]) => isIt(text))?.[0]
}
