import { wordsByKey } from '@nila/api/contract/copy/fields'
import type { APIRoute } from 'astro'
import { translationStates } from '../../content/translation-states.ts'
import { copyOf } from '../../i18n/copy.ts'
import { type Locale, localeTags } from '../../i18n/locales.ts'

export const getStaticPaths = () => localeTags.map((locale) => ({ params: { locale }, props: { locale } }))

/**
 * The words of a language by their keys, with how far each page's translation can be trusted: the defaults in a build, what is published in a
 * release that was rendered with other words. The API reads it.
 */
export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  Response.json({ states: translationStates[locale], values: wordsByKey(copyOf(locale)) })
