import { Alert, Typography } from '@mui/material'
import { useReleasesWords } from '../providers/use-releases-words.ts'
import { BuildProgress } from './BuildProgress.tsx'
import { ReleaseProblems } from './ReleaseProblems.tsx'
import { isRebuild, isUnderWay, type Releases } from './use-releases.ts'

/** How far what is not published yet is. */
export function CandidateState({ candidate, draftsSince }: Pick<Releases, 'candidate' | 'draftsSince'>) {
  const words = useReleasesWords()
  if (candidate && isUnderWay(candidate)) return <BuildProgress key={candidate.id} release={candidate} />
  if (candidate?.state === 'failed')
    return (
      <Alert severity="error">
        <Typography sx={{ mb: 2 }}>
          {words(isRebuild(candidate) ? 'bar.rebuildFailed' : 'bar.broken')}
        </Typography>
        <ReleaseProblems problems={candidate.problems} />
      </Alert>
    )
  const drafts = { smart_count: draftsSince }
  return (
    <Typography role="status">
      {candidate
        ? isRebuild(candidate)
          ? words('bar.rebuilt', { id: candidate.id })
          : words('bar.ready', { id: candidate.id, smart_count: candidate.changes.length })
        : draftsSince > 0
          ? words('bar.drafts', drafts)
          : words('bar.nothing')}
      {candidate && draftsSince > 0 && ` ${words('bar.since', drafts)}`}
    </Typography>
  )
}
