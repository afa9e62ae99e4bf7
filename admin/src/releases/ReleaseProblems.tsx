import { Box, Button, Link, Typography } from '@mui/material'
import { pageOfKey } from '@nila/api/contract/copy/keys'
import type { ReleaseProblem } from '@nila/api/contract/releases'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useReleasesWords } from '../providers/use-releases-words.ts'
import { pieceAddress, usePieceWords } from './use-piece-words.ts'

/** A link that is broken in every language is many problems. */
const AT_FIRST = 8

function Problem({ problem: { code, address, locale, key, detail } }: { problem: ReleaseProblem }) {
  const words = useReleasesWords()
  const { pageName, pieceName } = usePieceWords()
  return (
    <Box component="li" sx={{ mb: 2 }}>
      <Typography>
        {words(`problem.${code}`)} {address && <bdi>{words('problems.onPage', { address })}</bdi>}
      </Typography>
      <Typography variant="body2" color="textSecondary" lang="en" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
        {detail}
      </Typography>
      {key !== undefined && (
        <Link component={RouterLink} to={pieceAddress({ key, locale })}>
          {words('problems.change', { piece: `${pageName(pageOfKey(key))} · ${pieceName({ key, locale })}` })}
        </Link>
      )}
    </Box>
  )
}

/** Why a release could not be built; each reason leads to the words that are to be changed. */
export function ReleaseProblems({ problems }: { problems: ReleaseProblem[] }) {
  const words = useReleasesWords()
  const [shown, setShown] = useState(AT_FIRST)
  const left = problems.length - shown
  return (
    <>
      <Box component="ul" aria-label={words('problems.name')} sx={{ m: 0, paddingInlineStart: 5 }}>
        {problems.slice(0, shown).map((problem) => (
          <Problem
            key={[problem.code, problem.address, problem.key, problem.detail].join()}
            problem={problem}
          />
        ))}
      </Box>
      {left > 0 && (
        <Button onClick={() => setShown(problems.length)}>
          {words('problems.more', { smart_count: left })}
        </Button>
      )}
    </>
  )
}
