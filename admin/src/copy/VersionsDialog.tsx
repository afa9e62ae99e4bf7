import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useCopyWords } from '../providers/use-copy-words.ts'
import { useWords } from '../providers/use-words.ts'
import { linesOf } from './entry-values.ts'
import { FieldFor } from './fields/FieldFor.tsx'
import type { PieceShown } from './piece-shown.ts'
import { readValue, type ValueProblems } from './read-value.ts'
import { WordDiff } from './WordDiff.tsx'

interface VersionsDialogProps {
  piece: PieceShown
  title: string
  text: string
  /** The versions beside each other; all but the first are compared with the first. */
  versions: { name: string; value: unknown }[]
  /** What can be done but writing something new: buttons. */
  choices: ReactNode
  /** Where a new version begins. */
  initial: unknown
  onMerge: (value: unknown) => void
  onCancel: () => void
}

/** Three versions of a piece, one of which is chosen, or another made of them. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { piece, title, text, versions, choices, initial, onMerge, onCancel } = props
  const words = useCopyWords()
  const common = useWords()
  const fullScreen = useMediaQuery('(max-width: 699.95px)')
  const [merged, setMerged] = useState(initial)
  const [problems, setProblems] = useState<ValueProblems>({})
  const first = linesOf(versions[0]?.value)

  function merge() {
    const read = readValue(piece.entry.key, merged)
    if ('problems' in read) setProblems(read.problems)
    else onMerge(read.value)
  }

  return (
    <Dialog
      open
      onClose={onCancel}
      fullScreen={fullScreen}
      maxWidth="lg"
      fullWidth
      aria-labelledby="versions-title"
      aria-describedby="versions-text"
    >
      <DialogTitle id="versions-title">{title}</DialogTitle>
      {/* A stop of the Tab key, so that the arrows can scroll it. */}
      <DialogContent dividers tabIndex={0}>
        <DialogContentText id="versions-text" sx={{ mb: 4 }}>
          {text}
        </DialogContentText>
        <Box
          sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' }, mb: 6 }}
        >
          {versions.map(({ name, value }, index) => (
            <Box component="section" key={name} aria-label={name} sx={{ minWidth: 0 }}>
              <Typography variant="h3" sx={{ mb: 2 }}>
                {name}
              </Typography>
              <WordDiff before={index ? first : linesOf(value)} after={linesOf(value)} lang={piece.lang} />
            </Box>
          ))}
        </Box>
        <FieldFor
          label={words('merged')}
          shape={piece.shape}
          value={merged}
          problems={problems}
          onChange={(value) => {
            setMerged(value)
            setProblems({})
          }}
          lang={piece.lang}
          dir={piece.dir}
          isReadOnly={false}
          source={undefined}
        />
      </DialogContent>
      <DialogActions sx={{ p: 4, flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" onClick={onCancel}>
          {common('list.cancel')}
        </Button>
        {choices}
        <Button variant="contained" onClick={merge}>
          {words('saveMerged')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
