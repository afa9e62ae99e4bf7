import { Box, LinearProgress, Typography } from '@mui/material'
import type { Release } from '@nila/api/contract/releases'
import { useFormat } from '../components/use-format.ts'
import { useReleasesWords } from '../providers/use-releases-words.ts'
import { useElapsedSeconds } from './use-elapsed-seconds.ts'
import { isRebuild } from './use-releases.ts'

/** A release that is waited for, and for how long. */
export function BuildProgress({ release }: { release: Release }) {
  const words = useReleasesWords()
  const format = useFormat()
  const seconds = useElapsedSeconds()
  const text =
    release.state === 'queued'
      ? words('bar.queued')
      : isRebuild(release)
        ? words('bar.rebuilding')
        : words('bar.building', { smart_count: release.changes.length })
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        <Typography role="status" sx={{ flexGrow: 1 }}>
          {text}
        </Typography>
        {/* Not part of the status, which would be read out anew with every second. */}
        <Typography color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {words('bar.seconds', { count: format.number(seconds) })}
        </Typography>
      </Box>
      <LinearProgress aria-label={text} />
    </Box>
  )
}
