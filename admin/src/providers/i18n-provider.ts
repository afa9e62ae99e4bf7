import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider } from 'react-admin'
import { en } from './messages/en.ts'

export const locales = [
  { locale: 'en', name: 'English' },
  { locale: 'hi', name: 'हिन्दी' },
]

/** English is in the first load, because every other language falls back on it being there; Hindi loads when chosen. */
export function createI18nProvider(): I18nProvider {
  const provider = polyglotI18nProvider(
    (locale) => (locale === 'hi' ? import('./messages/hi.ts').then(({ hi }) => hi) : en),
    'en',
    locales,
  )
  return {
    ...provider,
    async changeLocale(locale, options) {
      await provider.changeLocale(locale, options)
      document.documentElement.lang = locale
    },
  }
}
