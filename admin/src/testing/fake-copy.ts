import { pageOfKey } from '@nila/api/contract/copy/keys'
import type { CopyEntry, CopyLocale } from '@nila/api/contract/copy-entries'
import type { CopyCounts } from '@nila/api/contract/copy-pages'
import { answers } from './fake-api.ts'

export const aPiece = (over: Partial<CopyEntry> & Pick<CopyEntry, 'key'>): CopyEntry => ({
  locale: 'hi',
  default: 'अपनी भाषा में पूछें।',
  published: null,
  draft: null,
  version: 0,
  state: over.locale === 'en' || over.locale === 'all' ? 'source' : 'machine-drafted',
  isMissing: false,
  isStale: false,
  movedDefault: null,
  ...over,
})

export const AT = '2026-11-24T09:30:00.000Z'
/** A draft as somebody left it. */
export const aDraft = (value: unknown, author: string | null = 'asha') => ({
  value,
  isDefault: false,
  at: AT,
  author,
})

type Call = { path: string; query: Record<string, unknown>; body: unknown; ifMatch: string | null }

const pageOf = ({ key }: CopyEntry) => pageOfKey(key)

function countsOf(entries: readonly CopyEntry[]): CopyCounts {
  const count = (is: (entry: CopyEntry) => boolean) => entries.filter(is).length
  return {
    pieces: entries.length,
    drafts: count(({ draft }) => draft !== null),
    missing: count(({ isMissing }) => isMissing),
    stale: count(({ isStale }) => isStale),
    machineDrafted: count(({ state }) => state === 'machine-drafted'),
    reviewed: count(({ state }) => state === 'reviewed'),
    movedDefaults: count(({ movedDefault }) => movedDefault !== null),
  }
}

const noReleases = { live: null, candidate: null, draftsSince: 0, history: [], previewing: null }

/** Routes of an API that keeps pieces of copy, as the real one does. */
export function keepingCopy(...start: CopyEntry[]) {
  let entries = start
  const retired: { locale: CopyLocale; key: string }[] = []
  const find = (locale: string, key: string) =>
    entries.find((entry) => entry.locale === locale && entry.key === key)
  const change = (locale: string, key: string, over: Partial<CopyEntry>): CopyEntry | undefined => {
    entries = entries.map((entry) =>
      entry.locale === locale && entry.key === key
        ? { ...entry, ...over, version: entry.version + 1 }
        : entry,
    )
    return find(locale, key)
  }
  /** Changes the piece that a call names, unless it is about another version. */
  const changing = (over: (call: Call, entry: CopyEntry) => Partial<CopyEntry>) => (call: Call) => {
    const [locale = '', key = ''] = call.path.split('/').slice(5)
    const entry = find(locale, key)
    if (!entry) return answers.problem('copy_not_found')
    if (call.ifMatch !== `"${entry.version}"`) return answers.problem('stale_version', {}, entry)
    return answers.json(change(locale, key, over(call, entry)))
  }
  const write = changing(({ body }) => ({ draft: aDraft((body as { value: unknown }).value, 'ADMIN') }))
  const decide = changing(({ body }, { draft, default: byDefault }) =>
    (body as { choice: string }).choice === 'keep'
      ? { movedDefault: null }
      : { movedDefault: null, draft: { ...(draft ?? aDraft(byDefault)), isDefault: true } },
  )

  const routes = {
    'GET /api/admin/releases': () => answers.json(noReleases),
    'GET /api/admin/copy/pages': () => {
      const pages = [...new Set(entries.map(pageOf))].map((page) => {
        const onPage = entries.filter((entry) => pageOf(entry) === page)
        const tags = [...new Set(onPage.map(({ locale }) => locale))]
        const counts = tags.map((tag) => [tag, countsOf(onPage.filter(({ locale }) => locale === tag))])
        const path = page === 'landing' ? '/' : null
        return { page, path, isProtected: page === 'donate', locales: Object.fromEntries(counts) }
      })
      return answers.json({ pages, retired })
    },
    'GET /api/admin/copy/pages/:page': ({ path, query }: Call) => {
      const locales = String(query.locales).split(',')
      const page = path.split('/').at(-1)
      return answers.json({
        entries: entries.filter((entry) => pageOf(entry) === page && locales.includes(entry.locale)),
      })
    },
    'GET /api/admin/copy/entries/:locale/[^/]+': ({ path }: Call) => {
      const [locale = '', key = ''] = path.split('/').slice(5)
      const entry = find(locale, key)
      return entry ? answers.json(entry) : answers.problem('copy_not_found')
    },
    'PUT /api/admin/copy/entries/:locale/[^/]+': write,
    'PUT /api/admin/copy/protected/:locale/[^/]+': write,
    'DELETE /api/admin/copy/entries/:locale/[^/]+': changing(() => ({ draft: null })),
    'POST /api/admin/copy/entries/:locale/[^/]+/default': decide,
    'POST /api/admin/copy/protected/:locale/[^/]+/default': decide,
    'POST /api/admin/copy/translation-states': ({ body }: Call) => {
      const { locale, keys, state } = body as { locale: string; keys: string[]; state: CopyEntry['state'] }
      return answers.json({ entries: keys.map((key) => change(locale, key, { state, isStale: false })) })
    },
  }
  return { routes, change, find, retired }
}
