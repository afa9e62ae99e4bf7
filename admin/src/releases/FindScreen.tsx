import { Button, Typography } from '@mui/material'
import { PointedWords } from '@nila/api/contract/edit-message'
import { Link, useSearchParams } from 'react-router-dom'
import { StateCard } from '../components/StateCard.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useReleasesWords } from '../providers/use-releases-words.ts'
import { PieceChoice } from './PieceChoice.tsx'

/** The way from words of a page in the preview, where it is no frame of ours, to the piece of copy that they are. */
export function FindScreen() {
  const words = useReleasesWords()
  const [params] = useSearchParams()
  const pointed = PointedWords.safeParse(Object.fromEntries(params)).data
  return (
    <>
      <PageTitle title={words('find.title')} />
      {pointed ? (
        <>
          <Typography color="textSecondary" lang={pointed.locale} dir="auto" sx={{ mb: 3 }}>
            {pointed.text}
          </Typography>
          <PieceChoice pointed={pointed} isPassing />
        </>
      ) : (
        <StateCard kind="empty" title={words('find.none')} text={words('find.noneHint')}>
          <Button component={Link} to="/copy" variant="outlined">
            {words('preview.toCopy')}
          </Button>
        </StateCard>
      )}
    </>
  )
}
