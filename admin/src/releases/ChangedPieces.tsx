import { Box, Link, Typography } from '@mui/material'
import { pageOfKey } from '@nila/api/contract/copy/keys'
import type { Release } from '@nila/api/contract/releases'
import { Link as RouterLink } from 'react-router-dom'
import { useReleasesWords } from '../providers/use-releases-words.ts'
import { pieceAddress, usePieceWords } from './use-piece-words.ts'

/** The pieces that a release changed, page by page. */
export function ChangedPieces({ changes }: Pick<Release, 'changes'>) {
  const words = useReleasesWords()
  const { pageName, pieceName } = usePieceWords()
  const pages = Map.groupBy(changes, ({ key }) => pageOfKey(key))
  if (!pages.size) return <Typography color="textSecondary">{words('publish.none')}</Typography>
  return [...pages].map(([page, pieces]) => (
    <Box component="details" key={page}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 2 }}>
        {words('publish.pieces', { page: pageName(page), smart_count: pieces.length })}
      </Box>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 5 }}>
        {pieces.map((piece) => (
          <li key={`${piece.locale} ${piece.key}`}>
            <Link component={RouterLink} to={pieceAddress(piece)}>
              {pieceName(piece)}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  ))
}
