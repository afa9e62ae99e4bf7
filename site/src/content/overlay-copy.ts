import { fieldOf } from '@nila/api/contract/copy/fields'
import { type Copy, type CopyPage, copySchemas } from '@nila/api/contract/copy/index'
import { isKeyOf, pageOfKey } from '@nila/api/contract/copy/keys'
import type { ReleaseProblem } from '@nila/api/contract/releases'
import { type Locale, localeTags } from '../i18n/locales.ts'
import { SnapshotError, snapshot } from './snapshot.ts'

type Group = Record<string, unknown>

/** Puts a value at the path of a key, which is there: the key is one of this version's. */
function putAt(copy: Group, key: string, value: unknown): void {
  const path = key.split('.')
  const name = path.pop() ?? ''
  const group = path.reduce((part, step) => part[step] as Group, copy)
  group[name] = value
}

/** What the schemas of the pages say against published words, each by the key that it was published under. */
function problemsOf(locale: Locale, copy: Copy, keys: string[]): ReleaseProblem[] {
  const pages = new Set(keys.map((key) => pageOfKey(key) as CopyPage))
  return [...pages].flatMap((page) =>
    (copySchemas[page].safeParse(copy[page]).error?.issues ?? []).map(({ path, message }) => {
      const place = [page, ...path].join('.')
      const key = keys.find((one) => `${place}.`.startsWith(`${one}.`)) ?? place
      return { code: 'copy_invalid' as const, locale, key, detail: message }
    }),
  )
}

/** The words of a language with those that were published over them, and what stands against these. */
function overlay(locale: Locale, defaults: Copy): { copy: Copy; problems: ReleaseProblem[] } {
  const published = Object.entries(snapshot.overrides[locale] ?? {}).filter(
    ([key]) => fieldOf(key) && isKeyOf(key, locale),
  )
  if (published.length === 0) return { copy: defaults, problems: [] }
  const copy = structuredClone(defaults)
  for (const [key, value] of published) putAt(copy, key, value)
  const keys = published.map(([key]) => key)
  return { copy, problems: problemsOf(locale, copy, keys) }
}

/** The words of all languages with those that were published over them. Throws a SnapshotError where these do not obey the schemas. */
export function overlayCopy(defaults: Record<Locale, Copy>): Record<Locale, Copy> {
  const overlaid = localeTags.map((locale) => [locale, overlay(locale, defaults[locale])] as const)
  const problems = overlaid.flatMap(([, one]) => one.problems)
  if (problems.length > 0) throw new SnapshotError(problems)
  return Object.fromEntries(overlaid.map(([locale, { copy }]) => [locale, copy])) as Record<Locale, Copy>
}
