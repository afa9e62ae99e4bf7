import type { CopyLocale } from '@nila/api/contract/copy-entries'
import { isLocale, locales } from '@nila/api/contract/locales'
import { keyWords } from '../copy/key-words.ts'
import { isEditedPage } from '../copy/page-groups.ts'
import { useCopyWords } from '../providers/use-copy-words.ts'
import { useReleasesWords } from '../providers/use-releases-words.ts'

interface Piece {
  locale?: CopyLocale | undefined
  key: string
}

/** Where a piece of copy is changed. */
export const pieceAddress = ({ key, locale }: Piece): string =>
  `/copy?${new URLSearchParams({ key, ...(locale && { locale }) })}`

/** How pages and pieces of copy are called. */
export function usePieceWords() {
  const words = useReleasesWords()
  const copyWords = useCopyWords()
  const pageName = (page: string) => (isEditedPage(page) ? copyWords(`page.${page}`) : words('noPage'))
  /** With its language, unless it is the same in all. */
  const pieceName = ({ key, locale = 'all' }: Piece) =>
    isLocale(locale) ? `${keyWords(key)} (${locales[locale].name})` : keyWords(key)
  return { pageName, pieceName }
}
