import Sensors from '@mui/icons-material/Sensors'
import { Box, Button, Card, Typography } from '@mui/material'
import type { Release } from '@nila/api/contract/releases'
import { StateChip } from '../components/StateChip.tsx'
import { useFormat } from '../components/use-format.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { useReleasesWords } from '../providers/use-releases-words.ts'
import { ChangedPieces } from './ChangedPieces.tsx'
import { isRebuild } from './use-releases.ts'

interface ReleaseCardProps {
  release: Release
  isBusy: boolean
  onRollBack: () => void
}

/** A release that was published: when, by whom, what it changed, and the way back to it. */
export function ReleaseCard({ release, isBusy, onRollBack }: ReleaseCardProps) {
  const words = useReleasesWords()
  const format = useFormat()
  const { id, isLive, isKept, changes, publishedAt, publishedBy } = release
  const time = publishedAt ? format.dayAndTime(publishedAt) : ''
  const heading = `release-${id}`
  return (
    <Card component="article" aria-labelledby={heading} sx={{ display: 'grid', gap: 2, p: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography variant="h3" id={heading}>
          {words('release', { id })}
        </Typography>
        {isLive && <StateChip tone="success" icon={Sensors} label={words('list.live')} />}
        <Box sx={{ flexGrow: 1 }} />
        {!isLive && isKept && (
          <Button
            variant="outlined"
            disabled={isBusy}
            aria-label={words('list.rollBackOf', { id })}
            onClick={onRollBack}
          >
            {words('rollBack.action')}
          </Button>
        )}
        {!isLive && !isKept && <Typography color="textSecondary">{words('list.gone')}</Typography>}
      </Box>
      <Typography color="textSecondary">
        {publishedBy
          ? words('list.publishedBy', { time, name: publishedBy })
          : words('list.published', { time })}
        {isRebuild(release) && !publishedBy && `, ${words('list.byProduct')}`}
      </Typography>
      {changes.length > 0 && (
        <details>
          <Box component="summary" sx={{ cursor: 'pointer', py: 2 }}>
            {words('list.changes', { smart_count: changes.length })}
            <VisuallyHidden> – {words('release', { id })}</VisuallyHidden>
          </Box>
          <Box sx={{ paddingInlineStart: 4 }}>
            <ChangedPieces changes={changes} />
          </Box>
        </details>
      )}
    </Card>
  )
}
