import { Button, List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material'
import { pageOfKey } from '@nila/api/contract/copy/keys'
import type { PointedWords } from '@nila/api/contract/edit-message'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { Link, Navigate } from 'react-router-dom'
import { StateCard } from '../components/StateCard.tsx'
import { COPY_KEY } from '../copy/use-copy.ts'
import { Progress } from '../layout/Loading.tsx'
import { problemWords } from '../providers/problem.ts'
import { useCall } from '../providers/use-call.ts'
import { useReleasesWords } from '../providers/use-releases-words.ts'
import { useWords } from '../providers/use-words.ts'
import { findPieces } from './find-pieces.ts'
import { pieceAddress, usePieceWords } from './use-piece-words.ts'

interface PieceChoiceProps {
  pointed: PointedWords
  /** Whether the screen that it is on is not to be gone back to. */
  isPassing?: boolean
}

/** Leads to the piece of copy that somebody points at; where several say that, to the one that is chosen. */
export function PieceChoice({ pointed, isPassing = false }: PieceChoiceProps) {
  const words = useReleasesWords()
  const common = useWords()
  const translate = useTranslate()
  const call = useCall()
  const { pageName, pieceName } = usePieceWords()
  const { data, error, refetch } = useQuery({
    queryKey: [COPY_KEY, 'pointed', pointed],
    queryFn: () => findPieces(call, pointed),
  })
  if (!data)
    return error ? (
      <StateCard kind="error" title={words('find.failed')} text={problemWords(error, translate)}>
        <Button variant="outlined" onClick={() => refetch()}>
          {common('list.retry')}
        </Button>
      </StateCard>
    ) : (
      <Progress text={words('find.searching')} />
    )
  const [only] = data
  if (only && data.length === 1) return <Navigate to={pieceAddress(only)} replace={isPassing} />
  if (!only)
    return (
      <StateCard kind="empty" title={words('find.none')} text={words('find.noneHint')}>
        <Button component={Link} to="/copy" variant="outlined">
          {words('preview.toCopy')}
        </Button>
      </StateCard>
    )
  return (
    <>
      <Typography>{words('find.several')}</Typography>
      <List>
        {data.map((piece) => (
          <ListItem key={`${piece.locale} ${piece.key}`} disablePadding>
            <ListItemButton component={Link} to={pieceAddress(piece)} replace={isPassing}>
              <ListItemText
                primary={`${pageName(pageOfKey(piece.key))} · ${pieceName(piece)}`}
                secondary={<bdi>{piece.text}</bdi>}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  )
}
