import { useMemo } from 'react'
import { useLocale } from 'react-admin'

/** The name of a language by its tag, in the language that is chosen; the tag itself where the browser knows no name. */
export function useLanguageName(): (tag: string) => string {
  const locale = useLocale()
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' })
    return (tag) => names.of(tag) ?? tag
  }, [locale])
}
