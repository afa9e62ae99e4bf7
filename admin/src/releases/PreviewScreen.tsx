import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { StateCard } from '../components/StateCard.tsx'
import { Loading } from '../layout/Loading.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { problemWords } from '../providers/problem.ts'
import { useReleasesWords } from '../providers/use-releases-words.ts'
import { useWords } from '../providers/use-words.ts'
import { Preview } from './Preview.tsx'
import { useReleases } from './use-releases.ts'

/** The release that waits to be published, as visitors would see it. */
export function PreviewScreen() {
  const words = useReleasesWords()
  const common = useWords()
  const translate = useTranslate()
  const { data, error, refetch } = useReleases()
  const release = data?.candidate
  return (
    <>
      <PageTitle title={words('preview.title')} />
      {release?.state === 'ready' ? (
        <Preview key={release.id} release={release} />
      ) : data ? (
        <StateCard kind="empty" title={words('preview.none')} text={words('preview.noneHint')}>
          <Button component={Link} to="/copy" variant="outlined">
            {words('preview.toCopy')}
          </Button>
        </StateCard>
      ) : error ? (
        <StateCard kind="error" title={words('preview.failed')} text={problemWords(error, translate)}>
          <Button variant="outlined" onClick={() => refetch()}>
            {common('list.retry')}
          </Button>
        </StateCard>
      ) : (
        <Loading />
      )}
    </>
  )
}
