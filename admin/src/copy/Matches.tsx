import { Box, ButtonBase, Typography } from '@mui/material'
import { COPY_SEARCH_LIMIT } from '@nila/api/contract/copy-pages'
import { isLocale, locales } from '@nila/api/contract/locales'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Loading } from '../layout/Loading.tsx'
import { problemWords } from '../providers/problem.ts'
import { useCopyWords } from '../providers/use-copy-words.ts'
import { useWords } from '../providers/use-words.ts'
import { keyWords } from './key-words.ts'
import { isEditedPage } from './page-groups.ts'
import type { CopyAddress } from './use-copy-address.ts'
import type { CopySearch } from './use-search.ts'

/** How much of a text stands before and after what was looked for. */
const AROUND = 60

/** A text around the first place where something is in it; that place is marked. */
function Excerpt({ text, q, lang }: { text: string; q: string; lang: string | undefined }) {
  const at = text.toLocaleLowerCase().indexOf(q.toLocaleLowerCase())
  const from = Math.max(0, at - AROUND)
  const end = at < 0 ? 0 : at + q.length
  return (
    <Box component="bdi" lang={lang} sx={{ overflowWrap: 'anywhere', fontSize: 14 }}>
      {from > 0 && '…'}
      {text.slice(from, Math.max(at, 0))}
      {at >= 0 && <mark>{text.slice(at, end)}</mark>}
      {text.slice(end, end + AROUND)}
      {text.length > end + AROUND && '…'}
    </Box>
  )
}

/** What was found; each leads to its piece. */
export function Matches({
  search: { found, error, q },
  address,
}: {
  search: CopySearch
  address: CopyAddress
}) {
  const words = useCopyWords()
  const common = useWords()
  const translate = useTranslate()
  if (!found && error) return <Typography role="alert">{problemWords(error, translate)}</Typography>
  if (!found) return <Loading />
  return (
    <Box component="section" aria-label={words('search.results')}>
      <Typography role="status" variant="caption" color="textSecondary">
        {found.matches.length === 0
          ? common('list.noResults')
          : found.isCut
            ? words('search.cut', { count: COPY_SEARCH_LIMIT })
            : words('search.found', { smart_count: found.matches.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {found.matches.map(({ locale, key, page, where, text }) => (
          <li key={`${locale} ${key} ${where}`}>
            <ButtonBase
              component={Link}
              to={address.toPiece(key, locale)}
              sx={{
                display: 'grid',
                width: '100%',
                minHeight: 44,
                px: 3,
                py: 2,
                borderRadius: 1,
                textAlign: 'start',
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              <Typography component="span" variant="caption" color="textSecondary">
                {isEditedPage(page) ? words(`page.${page}`) : page} · {keyWords(key)} ·{' '}
                {isLocale(locale) ? locales[locale].name : words('everyLanguage')}
                {where === 'draft' && ` · ${words('chip.draft')}`}
              </Typography>
              <Excerpt text={text} q={q} lang={isLocale(locale) ? locale : undefined} />
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  )
}
