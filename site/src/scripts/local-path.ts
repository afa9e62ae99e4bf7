import { localHref } from '@nila/api/contract/local-href'

/** A path of the site in the language of this page. For the browser only: the server builds every language at once. */
export const localPath = (path: string): string => localHref(document.documentElement.lang, path)
