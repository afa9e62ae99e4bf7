import { MenuItem, TextField } from '@mui/material'
import { defaultLocale } from '@nila/api/contract/default-locale'
import { type Locale, locales, localeTags } from '@nila/api/contract/locales'
import { useFormat } from '../components/use-format.ts'
import { useCopyWords } from '../providers/use-copy-words.ts'
import { type CopyPageCounts, reviewedShare } from './counts.ts'

interface LanguageChoiceProps {
  pages: readonly CopyPageCounts[]
  chosen: Locale
  onChoose: (tag: Locale) => void
}

/** The language that is written, each with how much of it is reviewed. */
export function LanguageChoice({ pages, chosen, onChoose }: LanguageChoiceProps) {
  const words = useCopyWords()
  const format = useFormat()
  const labelOf = (tag: Locale): string => {
    const { name } = locales[tag]
    const share = tag === defaultLocale ? undefined : reviewedShare(pages, tag)
    return share === undefined ? name : words('languageShare', { name, share: format.percent(share) })
  }
  return (
    <TextField
      select
      size="small"
      label={words('language')}
      value={chosen}
      onChange={({ target }) => onChoose(target.value as Locale)}
      sx={{ minWidth: 220, maxWidth: '100%' }}
    >
      {localeTags.map((tag) => (
        <MenuItem key={tag} value={tag}>
          {labelOf(tag)}
        </MenuItem>
      ))}
    </TextField>
  )
}
