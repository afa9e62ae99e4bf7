import { Box, Typography } from '@mui/material'
import type { CopyEntry } from '@nila/api/contract/copy-entries'
import { type FocusEvent, memo, useEffect, useRef, useState } from 'react'
import { useCopyWords } from '../providers/use-copy-words.ts'
import { Conflict } from './Conflict.tsx'
import { standing } from './entry-values.ts'
import { FieldFor } from './fields/FieldFor.tsx'
import { MovedDefault } from './MovedDefault.tsx'
import { PieceChips } from './PieceChips.tsx'
import { PieceMenu } from './PieceMenu.tsx'
import { PieceStatus } from './PieceStatus.tsx'
import type { PieceShown } from './piece-shown.ts'
import { idOf } from './saver.ts'
import { useSaver, useWriting } from './use-saver.ts'

interface PieceProps {
  piece: PieceShown
  /** The English of it, where another language is written. */
  english: CopyEntry | undefined
  /** Changes whenever somebody was led to this piece; undefined where they were led to none or another. */
  arrival: string | undefined
}

const FIELD = ':is(input, textarea, [role=combobox]):not([hidden])'

/** One piece of copy: what it is for, the English beside it, the field, and what became of what was typed. */
export const Piece = memo(function Piece({ piece, english, arrival }: PieceProps) {
  const words = useCopyWords()
  const saver = useSaver()
  const box = useRef<HTMLDivElement>(null)
  const { entry, shape, name, isProtected, isReadOnly, ...language } = piece
  const id = idOf(entry)
  const writing = useWriting(entry)
  const saving = writing?.saving
  const [isComparing, setIsComparing] = useState(false)
  // Other fields say it themselves.
  const hint = shape.kind === 'switch' || shape.kind === 'picture' ? shape.help : undefined

  useEffect(() => {
    if (arrival === undefined) return
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.querySelector<HTMLElement>(FIELD)?.focus({ preventScroll: true })
  }, [arrival])
  useEffect(() => {
    if (saving?.state === 'conflict') setIsComparing(true)
  }, [saving?.state])
  useEffect(() => () => void saver.leave(id), [saver, id])

  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) void saver.leave(id)
  }

  return (
    <Box
      ref={box}
      data-key={entry.key}
      sx={{
        display: 'grid',
        gap: 2,
        py: 4,
        borderTop: 1,
        borderColor: 'divider',
        scrollMarginBlock: 80,
        ...(arrival !== undefined && {
          outline: '2px solid',
          outlineColor: 'secondary.main',
          outlineOffset: 6,
          borderRadius: 1,
        }),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, flexGrow: 1, minWidth: 0 }}
        >
          <Typography
            component="h4"
            sx={{ fontSize: 14, fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {name}
          </Typography>
          <PieceChips entry={entry} />
        </Box>
        <PieceMenu piece={piece} writing={writing} />
      </Box>
      {hint && (
        <Typography variant="caption" color="textSecondary">
          {hint}
        </Typography>
      )}
      {entry.movedDefault && <MovedDefault piece={piece} was={entry.movedDefault.was} />}
      {isReadOnly && (
        <Typography variant="caption" color="textSecondary">
          {words('protectedNote')}
        </Typography>
      )}
      <Box onFocus={() => saver.hold(id)} onBlur={leave} sx={{ minWidth: 0 }}>
        <FieldFor
          {...language}
          isTitled
          label={name}
          shape={shape}
          value={writing && !writing.isOver ? writing.value : standing(entry)}
          source={english && standing(english)}
          problems={saving?.state === 'invalid' ? saving.problems : {}}
          onChange={(value) => saver.write(entry, value)}
          isReadOnly={isReadOnly}
        />
        <PieceStatus
          entry={entry}
          writing={writing}
          isProtected={isProtected}
          onSave={() => void saver.save(id)}
          onCompare={() => setIsComparing(true)}
        />
      </Box>
      {isComparing && writing && saving?.state === 'conflict' && (
        <Conflict
          piece={piece}
          writing={writing}
          current={saving.current}
          onClose={() => setIsComparing(false)}
        />
      )}
    </Box>
  )
})
