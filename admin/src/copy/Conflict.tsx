import { Button } from '@mui/material'
import type { CopyEntry } from '@nila/api/contract/copy-entries'
import { useCopyWords } from '../providers/use-copy-words.ts'
import { standing } from './entry-values.ts'
import type { PieceShown } from './piece-shown.ts'
import { idOf, type Writing } from './saver.ts'
import { useSaver } from './use-saver.ts'
import { VersionsDialog } from './VersionsDialog.tsx'

interface ConflictProps {
  piece: PieceShown
  writing: Writing
  /** The piece as somebody else has left it. */
  current: CopyEntry
  onClose: () => void
}

/** Two people wrote the same piece: what stood there, what is there now, and what was typed here. */
export function Conflict({ piece, writing, current, onClose }: ConflictProps) {
  const words = useCopyWords()
  const saver = useSaver()
  const id = idOf(writing)
  const decide = (value: unknown) => {
    onClose()
    void saver.decide(id, current, value)
  }
  const author = current.draft?.author ?? current.published?.author ?? words('nobody')
  return (
    <VersionsDialog
      piece={piece}
      title={words('conflict.title')}
      text={words('conflict.text', { name: piece.name })}
      versions={[
        { name: words('conflict.base'), value: writing.base },
        { name: words('conflict.theirs', { name: author }), value: standing(current) },
        { name: words('conflict.mine'), value: writing.value },
      ]}
      choices={
        <>
          <Button
            variant="outlined"
            onClick={() => {
              onClose()
              saver.drop(id)
            }}
          >
            {words('conflict.useTheirs')}
          </Button>
          <Button variant="outlined" onClick={() => decide(writing.value)}>
            {words('conflict.useMine')}
          </Button>
        </>
      }
      initial={writing.value}
      onMerge={decide}
      onCancel={onClose}
    />
  )
}
