import { EVERY_LOCALE } from '@nila/api/contract/copy/keys'
import type { CopyEntry, CopyLocale } from '@nila/api/contract/copy-entries'
import { getCopyPage, listCopyPages } from '@nila/api/contract/copy-pages'
import { defaultLocale } from '@nila/api/contract/default-locale'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useCall } from '../providers/use-call.ts'
import { RELEASES_KEY } from '../releases/use-releases.ts'

/** Begins the key of every query for copy. */
export const COPY_KEY = 'copy'
const PAGES_KEY = [COPY_KEY, 'pages']
const PAGE_KEY = [COPY_KEY, 'page']

/** How far the pages are, in every language. */
export function useCopyPages() {
  const call = useCall()
  return useQuery({
    queryKey: PAGES_KEY,
    queryFn: () => call(listCopyPages, {}),
    refetchOnWindowFocus: true,
  })
}

type PageAnswer = { entries: CopyEntry[] }

/** The pieces of a page in one language, and in English beside it. */
export function useCopyPage(page: string, locale: CopyLocale) {
  const call = useCall()
  const isAlone = locale === EVERY_LOCALE || locale === defaultLocale
  const locales = isAlone ? locale : `${defaultLocale},${locale}`
  return useQuery({
    queryKey: [...PAGE_KEY, page, locales],
    queryFn: (): Promise<PageAnswer> => call(getCopyPage, { params: { page }, query: { locales } }),
    refetchOnWindowFocus: true,
  })
}

/** Shows entries as the API has just answered them, wherever they are shown, and has asked again what counts them. */
export function useShowEntries() {
  const queryClient = useQueryClient()
  return useCallback(
    (changed: readonly CopyEntry[]) => {
      const find = ({ locale, key }: CopyEntry) =>
        changed.find((entry) => entry.locale === locale && entry.key === key)
      queryClient.setQueriesData<PageAnswer>(
        { queryKey: PAGE_KEY },
        (known) => known && { entries: known.entries.map((entry) => find(entry) ?? entry) },
      )
      void queryClient.invalidateQueries({ queryKey: PAGES_KEY })
      void queryClient.invalidateQueries({ queryKey: RELEASES_KEY })
      // What was translated from English words that are others now is stale.
      if (changed.some(({ locale }) => locale === defaultLocale))
        void queryClient.invalidateQueries({ queryKey: PAGE_KEY, refetchType: 'inactive' })
    },
    [queryClient],
  )
}
