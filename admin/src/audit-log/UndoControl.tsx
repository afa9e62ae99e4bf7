import Undo from '@mui/icons-material/Undo'
import { Button } from '@mui/material'
import type { AuditEntry } from '@nila/api/contract/audit-log'
import { useState } from 'react'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useFormat } from '../components/use-format.ts'
import { useWords } from '../providers/use-words.ts'
import { useEntryWords } from './use-entry-words.ts'
import type { useUndo } from './use-undo.ts'

interface UndoControlProps {
  entry: AuditEntry
  undoing: ReturnType<typeof useUndo>
}

/** Takes back what an entry tells of; asks before, where that is more than the one record. Nothing where it cannot be undone. */
export function UndoControl({ entry, undoing: { busy, countOf, undo } }: UndoControlProps) {
  const words = useWords()
  const format = useFormat()
  const entryWords = useEntryWords()
  const [asked, setAsked] = useState<number>()
  const { operationId } = entry
  if (!entry.isUndoable || operationId === null) return null

  async function start(id: number) {
    const count = await countOf(id)
    if (count === 1) await undo(id)
    else setAsked(count)
  }

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Undo />}
        loading={busy === operationId}
        loadingPosition="start"
        disabled={busy !== undefined}
        aria-label={words('history.undoOf', {
          action: entryWords.action(entry),
          time: format.dayAndTime(entry.at),
        })}
        onClick={(event) => {
          event.stopPropagation()
          void start(operationId)
        }}
      >
        {words('list.undo')}
      </Button>
      {asked !== undefined && (
        <ConfirmDialog
          title={words('history.undoMany')}
          text={words('history.undoManyHint', { count: format.number(asked) })}
          action={words('list.undo')}
          isHarmless
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            void undo(operationId)
          }}
        />
      )}
    </>
  )
}
