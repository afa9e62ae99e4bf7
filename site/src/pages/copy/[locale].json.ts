import type { APIRoute } from 'astro'
import { translationStates } from '../../content/translation-states.ts'
import { copyOf } from '../../i18n/copy.ts'
import { type Locale, localeTags } from '../../i18n/locales.ts'

export const getStaticPaths = () => localeTags.map((locale) => ({ params: { locale }, props: { locale } }))

/** The default copy of a language as data, with how far each page's translation can be trusted: the API reads it from the release. */
export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  Response.json({ states: translationStates[locale], copy: copyOf(locale) })
