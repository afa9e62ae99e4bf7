import { Box, Typography } from '@mui/material'
import type { Picture } from '@nila/api/contract/copy/kinds'
import { defaultLocale } from '@nila/api/contract/default-locale'
import { useCopyWords } from '../providers/use-copy-words.ts'
import { linesOf } from './entry-values.ts'
import { PicturePreview } from './fields/PicturePreview.tsx'

/** What the English says, to translate from. */
export function EnglishSide({ value, isPicture = false }: { value: unknown; isPicture?: boolean }) {
  const words = useCopyWords()
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" color="textSecondary" component="div">
        {words('english')}
      </Typography>
      {isPicture && value ? (
        <PicturePreview picture={value as Picture} />
      ) : (
        <Typography
          {...(!isPicture && { lang: defaultLocale, dir: 'ltr' })}
          sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontSize: 15 }}
        >
          {isPicture ? words('picture.none') : linesOf(value)}
        </Typography>
      )}
    </Box>
  )
}
