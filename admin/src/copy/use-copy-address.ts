import { fieldOf } from '@nila/api/contract/copy/fields'
import { EVERY_LOCALE, SETTINGS_PAGE } from '@nila/api/contract/copy/keys'
import type { CopyLocale } from '@nila/api/contract/copy-entries'
import { defaultLocale, isLocale, type Locale } from '@nila/api/contract/locales'
import { useCallback } from 'react'
import { useLocale } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { isEditedPage } from './page-groups.ts'

const FIRST_PAGE = 'landing'
/** The page of keys that no page has any more. */
export const RETIRED = 'retired'

/** What of the copy is shown, as the address has it: `?key=landing.hero.title&locale=hi`, `?page=chat&locale=ta&work=1`. */
export function useCopyAddress() {
  const [params, setParams] = useSearchParams()
  const ownLanguage = useLocale()
  const asked = params.get('locale')
  const key = params.get('key') ?? undefined
  const named = key ? (fieldOf(key)?.page ?? RETIRED) : params.get('page')
  const page = isEditedPage(named) || named === RETIRED ? named : FIRST_PAGE
  const language: Locale = isLocale(asked) ? asked : isLocale(ownLanguage) ? ownLanguage : defaultLocale

  const withParams = useCallback(
    (changed: Record<string, string | null>): string => {
      const next = new URLSearchParams(params)
      for (const [name, value] of Object.entries(changed))
        if (value === null) next.delete(name)
        else next.set(name, value)
      return `/copy?${next}`
    },
    [params],
  )

  return {
    page,
    /** The language that is chosen; settings are the same in all, and `locale` says that. */
    language,
    locale: (page === SETTINGS_PAGE ? EVERY_LOCALE : language) as CopyLocale,
    /** The piece that is to be shown. */
    key,
    /** Words to look for, from a link. */
    text: params.get('text') ?? '',
    isWorkOnly: params.get('work') === '1',
    toPage: (to: string) => withParams({ page: to, key: null, text: null }),
    toPiece: (to: string, locale: string) =>
      withParams({ key: to, locale: locale === EVERY_LOCALE ? language : locale, page: null, text: null }),
    chooseLanguage: (tag: Locale) => {
      const { key: _, text: __, ...others } = Object.fromEntries(params)
      setParams({ ...others, page, locale: tag })
    },
    setWorkOnly: (is: boolean) => {
      const { work: _, ...others } = Object.fromEntries(params)
      setParams(is ? { ...others, work: '1' } : others)
    },
  }
}

export type CopyAddress = ReturnType<typeof useCopyAddress>
