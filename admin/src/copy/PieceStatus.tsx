import { Box, Button } from '@mui/material'
import type { CopyEntry } from '@nila/api/contract/copy-entries'
import { useTranslate } from 'react-admin'
import { useFormat } from '../components/use-format.ts'
import { problemWords } from '../providers/problem.ts'
import { type CopyWords, useCopyWords } from '../providers/use-copy-words.ts'
import type { Writing } from './saver.ts'

interface PieceStatusProps {
  entry: CopyEntry
  writing: Writing | undefined
  /** What asks for a password is saved by a button. */
  isProtected: boolean
  onSave: () => void
  /** Opens both versions, where somebody else was faster. */
  onCompare: () => void
}

function wordsOf(writing: Writing, entry: CopyEntry, words: CopyWords): string {
  switch (writing.saving.state) {
    case 'typing':
      return words('status.typing')
    case 'saving':
      return words('status.saving')
    case 'saved':
      return words(entry.draft ? 'status.saved' : 'status.asPublished')
    case 'retrying':
      return words('status.retrying')
    case 'invalid':
      return words('status.invalid')
    case 'conflict':
      return words('status.conflict')
    case 'refused':
      return words('status.refused')
  }
}

/** What became of what was typed into a piece; of one that nobody touches, who drafted it. */
export function PieceStatus({ entry, writing, isProtected, onSave, onCompare }: PieceStatusProps) {
  const words = useCopyWords()
  const translate = useTranslate()
  const format = useFormat()
  const saving = writing?.saving
  const { draft } = entry
  const isTrouble = saving && !['typing', 'saving', 'saved'].includes(saving.state)
  const isWaiting = isProtected && saving && !['saving', 'saved', 'conflict'].includes(saving.state)
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: 3,
        fontSize: 13,
      }}
    >
      <Box role="status" sx={{ color: isTrouble ? 'error.main' : 'text.secondary' }}>
        {writing && wordsOf(writing, entry, words)}
        {saving?.state === 'refused' && ` ${problemWords(saving.error, translate)}`}
      </Box>
      {!writing && draft && (
        <Box sx={{ color: 'text.secondary' }}>
          {words('draftedBy', {
            name: draft.author ?? words('nobody'),
            time: format.dayAndTime(draft.at),
          })}
        </Box>
      )}
      {saving?.state === 'conflict' && (
        <Button size="small" onClick={onCompare}>
          {words('compare')}
        </Button>
      )}
      {isWaiting && (
        <Button size="small" variant="outlined" onClick={onSave}>
          {words('saveProtected')}
        </Button>
      )}
    </Box>
  )
}
