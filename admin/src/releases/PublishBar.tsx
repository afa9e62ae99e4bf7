import { Alert, Box, Button, Link, Paper } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink, useMatch } from 'react-router-dom'
import { problemWords } from '../providers/problem.ts'
import { useReleasesWords } from '../providers/use-releases-words.ts'
import { useWords } from '../providers/use-words.ts'
import { CandidateActions } from './CandidateActions.tsx'
import { CandidateState } from './CandidateState.tsx'
import { useReleaseChanges } from './use-release-changes.ts'
import { isRebuild, useReleases } from './use-releases.ts'

/** How many changes wait to be published, and what can be done about them. */
export function PublishBar() {
  const words = useReleasesWords()
  const common = useWords()
  const translate = useTranslate()
  const { data, error, refetch } = useReleases()
  const changes = useReleaseChanges()
  const isAmongReleases = useMatch('/releases') !== null

  if (!data) {
    const again = <Button onClick={() => refetch()}>{common('list.retry')}</Button>
    return error ? (
      <Alert severity="warning" action={again} sx={{ mb: 4, alignItems: 'center' }}>
        {words('bar.failed')}. {problemWords(error, translate)}
      </Alert>
    ) : (
      <Box sx={{ minHeight: 76 }} />
    )
  }
  const { candidate, draftsSince } = data
  const ready = candidate?.state === 'ready' ? candidate : undefined
  const isOutdated = ready !== undefined && changes.outdated === ready.id
  const isForOthers = ready?.isProtected === true && !changes.isSuper
  const isBroken = candidate?.state === 'failed' && !isRebuild(candidate)
  return (
    <Paper
      component="section"
      aria-label={words('bar.name')}
      variant="outlined"
      sx={{ display: 'grid', gap: 3, p: 4, mb: 4 }}
    >
      <CandidateState candidate={candidate} draftsSince={draftsSince} />
      {isOutdated && <Alert severity="warning">{words('bar.outdated')}</Alert>}
      {isForOthers && <Alert severity="info">{words('bar.protected')}</Alert>}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          '&:empty': { display: 'none' },
        }}
      >
        {(draftsSince > 0 || isBroken || isOutdated) && (
          <Button
            variant={ready && !isOutdated ? 'outlined' : 'contained'}
            loading={changes.busy}
            onClick={changes.request}
          >
            {words(candidate ? 'bar.again' : 'bar.prepare')}
          </Button>
        )}
        {ready && (
          <CandidateActions release={ready} changes={changes} isPublishable={!isForOthers && !isOutdated} />
        )}
        {!isAmongReleases && (
          <Link component={RouterLink} to="/releases" sx={{ marginInlineStart: 'auto' }}>
            {words('bar.history')}
          </Link>
        )}
      </Box>
      {changes.dialog}
    </Paper>
  )
}
