import { Box, Button, Paper, Typography } from '@mui/material'
import type { PointedWords } from '@nila/api/contract/edit-message'
import type { Release } from '@nila/api/contract/releases'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { StateCard } from '../components/StateCard.tsx'
import { Loading } from '../layout/Loading.tsx'
import { problemWords } from '../providers/problem.ts'
import { useReleasesWords } from '../providers/use-releases-words.ts'
import { useWords } from '../providers/use-words.ts'
import { FindDialog } from './FindDialog.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { splitAddress } from './site-address.ts'
import { usePreview } from './use-preview.ts'
import { useReleaseChanges } from './use-release-changes.ts'

/** A release that is ready: which one it is, the site with it, and what to do with it. */
export function Preview({ release }: { release: Release }) {
  const words = useReleasesWords()
  const common = useWords()
  const translate = useTranslate()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { data, error, refetch } = usePreview(release.id)
  const changes = useReleaseChanges()
  const [isAsking, setIsAsking] = useState(false)
  const [pointed, setPointed] = useState<PointedWords>()
  const { id } = release
  const isOutdated = changes.outdated === id
  const isForOthers = release.isProtected && !changes.isSuper

  const leave = () => navigate('/releases')
  if (error)
    return (
      <StateCard kind="error" title={words('preview.failed')} text={problemWords(error, translate)}>
        <Button variant="outlined" onClick={() => refetch()}>
          {common('list.retry')}
        </Button>
      </StateCard>
    )
  if (!data) return <Loading />
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Paper
        variant="outlined"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, px: 4, py: 3 }}
      >
        <Typography sx={{ flex: '1 1 320px' }}>
          <strong>{words('preview.bar', { id })}</strong>{' '}
          {words(isOutdated ? 'bar.outdated' : isForOthers ? 'bar.protected' : 'preview.hint')}
        </Typography>
        {!isForOthers && !isOutdated && (
          <Button variant="contained" disabled={changes.busy} onClick={() => setIsAsking(true)}>
            {words('bar.publish')}
          </Button>
        )}
        <Button
          variant="outlined"
          disabled={changes.busy}
          onClick={async () => {
            if (await changes.closePreview()) leave()
          }}
        >
          {words('preview.close')}
        </Button>
      </Paper>
      <PreviewFrame id={id} start={splitAddress(params.get('path') ?? '/')} onPoint={setPointed} />
      {pointed && <FindDialog pointed={pointed} onClose={() => setPointed(undefined)} />}
      {isAsking && (
        <PublishDialog
          release={release}
          onCancel={() => setIsAsking(false)}
          onConfirm={async () => {
            setIsAsking(false)
            if (await changes.publish(id)) leave()
          }}
        />
      )}
      {changes.dialog}
    </Box>
  )
}
