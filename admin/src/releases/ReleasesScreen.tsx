import { Alert, Box, Button, Typography } from '@mui/material'
import { KEPT_RELEASES, type Release } from '@nila/api/contract/releases'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { StateCard } from '../components/StateCard.tsx'
import { useFormat } from '../components/use-format.ts'
import { Loading } from '../layout/Loading.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { problemWords } from '../providers/problem.ts'
import { useReleasesWords } from '../providers/use-releases-words.ts'
import { useWords } from '../providers/use-words.ts'
import { ProductCard } from './ProductCard.tsx'
import { PublishBar } from './PublishBar.tsx'
import { ReleaseCard } from './ReleaseCard.tsx'
import { useReleaseChanges } from './use-release-changes.ts'
import { useReleases } from './use-releases.ts'

/** What was published, and the way back to it. */
export function ReleasesScreen() {
  const words = useReleasesWords()
  const common = useWords()
  const translate = useTranslate()
  const format = useFormat()
  const { data, error, refetch } = useReleases()
  const changes = useReleaseChanges()
  const [asking, setAsking] = useState<Release>()
  const [isAskingForProduct, setAskingForProduct] = useState(false)
  const again = (
    <Button variant="outlined" onClick={() => refetch()}>
      {common('list.retry')}
    </Button>
  )
  if (!data)
    return (
      <>
        <PageTitle title={words('list.title')} />
        {error ? (
          <StateCard kind="error" title={words('list.failed')} text={problemWords(error, translate)}>
            {again}
          </StateCard>
        ) : (
          <Loading />
        )}
      </>
    )
  const { live, history } = data
  // What is live may be older than all that can be gone back to.
  const shown = live && !history.some(({ id }) => id === live.id) ? [live, ...history] : history
  return (
    <>
      <PageTitle title={words('list.title')} />
      <PublishBar />
      {error && (
        <Alert severity="warning" action={again} sx={{ mb: 4, alignItems: 'center' }}>
          {words('list.stale')} {problemWords(error, translate)}
        </Alert>
      )}
      <Box component="section" aria-labelledby="history" sx={{ display: 'grid', gap: 4, maxWidth: 760 }}>
        <Typography variant="h2" id="history">
          {words('list.history')}
        </Typography>
        <Typography color="textSecondary">
          {live ? words('list.historyHint', { count: format.number(KEPT_RELEASES) }) : words('list.shipped')}
        </Typography>
        {shown.map((release) => (
          <ReleaseCard
            key={release.id}
            release={release}
            isBusy={changes.busy}
            onRollBack={() => setAsking(release)}
          />
        ))}
        {live && <ProductCard isBusy={changes.busy} onRollBack={() => setAskingForProduct(true)} />}
      </Box>
      {changes.dialog}
      {asking && (
        <ConfirmDialog
          title={words('rollBack.title', { id: asking.id })}
          text={words('rollBack.text', { id: asking.id })}
          action={words('rollBack.action')}
          onCancel={() => setAsking(undefined)}
          onConfirm={() => {
            setAsking(undefined)
            void changes.rollBack(asking.id)
          }}
        />
      )}
      {isAskingForProduct && (
        <ConfirmDialog
          title={words('rollBack.toProduct.title')}
          text={words('rollBack.toProduct.text')}
          action={words('rollBack.action')}
          onCancel={() => setAskingForProduct(false)}
          onConfirm={() => {
            setAskingForProduct(false)
            void changes.rollBackToProduct()
          }}
        />
      )}
    </>
  )
}
