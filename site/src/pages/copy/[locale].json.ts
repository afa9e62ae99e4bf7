import type { APIRoute } from 'astro'
import { copyOf } from '../../i18n/copy.ts'
import { type Locale, localeTags } from '../../i18n/locales.ts'

export const getStaticPaths = () => localeTags.map((locale) => ({ params: { locale }, props: { locale } }))

/** The default copy of a language as data: the API reads it from the release. */
export const GET: APIRoute<{ locale: Locale }> = ({ props }) => Response.json(copyOf(props.locale))
