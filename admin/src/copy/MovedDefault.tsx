import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { useCopyWords } from '../providers/use-copy-words.ts'
import { isSame, standing } from './entry-values.ts'
import type { PieceShown } from './piece-shown.ts'
import { idOf } from './saver.ts'
import { usePieceActions } from './use-piece-actions.ts'
import { useSaver } from './use-saver.ts'
import { VersionsDialog } from './VersionsDialog.tsx'

/** A later version of the product says something else where somebody has written over it: says so, and lets it be decided. */
export function MovedDefault({ piece, was }: { piece: PieceShown; was: unknown }) {
  const words = useCopyWords()
  const saver = useSaver()
  const { keep, adopt } = usePieceActions()
  const [isOpen, setIsOpen] = useState(false)
  const { entry, name, isReadOnly } = piece
  const ours = standing(entry)
  const close = () => setIsOpen(false)
  const closeAnd = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <>
      <Alert
        severity="warning"
        sx={{ alignItems: 'center', '& .MuiAlert-message': { minWidth: 0 } }}
        action={
          !isReadOnly && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button size="small" color="inherit" onClick={() => setIsOpen(true)}>
                {words('moved.look')}
              </Button>
            </Box>
          )
        }
      >
        {words('moved.banner')}
      </Alert>
      {isOpen && (
        <VersionsDialog
          piece={piece}
          title={words('moved.title')}
          text={words('moved.text', { name })}
          versions={[
            { name: words('moved.was'), value: was },
            { name: words('moved.now'), value: entry.default },
            { name: words('moved.ours'), value: ours },
          ]}
          choices={
            <>
              <Button variant="outlined" onClick={closeAnd(() => void keep(entry))}>
                {words('moved.keep')}
              </Button>
              <Button variant="outlined" onClick={closeAnd(() => void adopt(entry))}>
                {words('moved.adopt')}
              </Button>
            </>
          }
          initial={ours}
          onMerge={(value) => {
            close()
            if (isSame(value, ours)) return void keep(entry)
            saver.write(entry, value)
            void saver.save(idOf(entry))
          }}
          onCancel={close}
        />
      )}
    </>
  )
}
