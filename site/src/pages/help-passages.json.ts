import type { APIRoute } from 'astro'
import { helpPassages } from '../help-passages.ts'
import { localeTags } from '../i18n/locales.ts'

/** What the help guide quotes. The API takes it out of the release, and answers with it where no model is connected. */
export const GET: APIRoute = () => Response.json(localeTags.flatMap(helpPassages))
