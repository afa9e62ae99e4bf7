export { defaultLocale, type Locale, locales, localeTags } from '@nila/api/contract/locales'
