import { Box, Button, Typography } from '@mui/material'
import { type CopyLocale, getCopyEntry } from '@nila/api/contract/copy-entries'
import { isLocale, locales } from '@nila/api/contract/locales'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { problemWords } from '../providers/problem.ts'
import { useCall } from '../providers/use-call.ts'
import { useCopyWords } from '../providers/use-copy-words.ts'
import { useWords } from '../providers/use-words.ts'
import type { CopyPages } from './counts.ts'
import { linesOf, standing } from './entry-values.ts'
import { COPY_KEY } from './use-copy.ts'

interface RetiredKey {
  locale: CopyLocale
  name: string
}

function RetiredWords({ locale, name: key }: RetiredKey) {
  const common = useWords()
  const translate = useTranslate()
  const call = useCall()
  const { data, error } = useQuery({
    queryKey: [COPY_KEY, 'entry', locale, key],
    queryFn: () => call(getCopyEntry, { params: { locale, key } }),
  })
  if (error) return <Typography color="error">{problemWords(error, translate)}</Typography>
  return (
    <Typography
      lang={isLocale(locale) ? locale : undefined}
      dir="auto"
      sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
    >
      {data ? linesOf(standing(data)) : common('list.loading')}
    </Typography>
  )
}

function RetiredPiece({ locale, name: key }: RetiredKey) {
  const words = useCopyWords()
  const [isOpen, setIsOpen] = useState(false)
  const language = isLocale(locale) ? locales[locale].name : words('everyLanguage')
  const action = words(isOpen ? 'retired.hide' : 'retired.show')
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography sx={{ fontSize: 14, overflowWrap: 'anywhere', flexGrow: 1 }}>
          <bdi>{key}</bdi> · {language}
        </Typography>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={`${action}: ${key}, ${language}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {action}
        </Button>
      </Box>
      {isOpen && <RetiredWords locale={locale} name={key} />}
    </Box>
  )
}

/** Words that no page has any more: they are kept, and can be read. */
export function RetiredKeys({ keys }: { keys: CopyPages['retired'] }) {
  const words = useCopyWords()
  return (
    <section aria-labelledby="copy-retired">
      <Typography variant="h2" id="copy-retired">
        {words('retired.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {words(keys.length ? 'retired.text' : 'retired.none')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {keys.map(({ locale, key }) => (
          <RetiredPiece key={`${locale} ${key}`} locale={locale} name={key} />
        ))}
      </Box>
    </section>
  )
}
