import ArrowBack from '@mui/icons-material/ArrowBack'
import { Box, Button, Typography } from '@mui/material'
import type { AdminAvatar } from '@nila/api/contract/avatars'
import { type HttpError, useGetOne, useTranslate } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { HistoryTimeline } from '../audit-log/HistoryTimeline.tsx'
import { StateCard } from '../components/StateCard.tsx'
import { Loading } from '../layout/Loading.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { problemWords } from '../providers/problem.ts'
import { useAvatarWords } from '../providers/use-avatar-words.ts'
import { AvatarForm } from './AvatarForm.tsx'

function BackToList() {
  const words = useAvatarWords()
  return (
    <Button component={Link} to="/avatars" variant="outlined" startIcon={<ArrowBack />}>
      {words('avatars.back')}
    </Button>
  )
}

export function NewAvatarPage() {
  const words = useAvatarWords()
  const navigate = useNavigate()
  return (
    <>
      <PageTitle title={words('avatars.add')}>
        <BackToList />
      </PageTitle>
      <AvatarForm onSaved={() => navigate('/avatars')} />
    </>
  )
}

/** One avatar, to be changed, with what was done to it before. */
export function AvatarPage({ id }: { id: number }) {
  const words = useAvatarWords()
  const translate = useTranslate()
  const navigate = useNavigate()
  const { data: avatar, error, refetch } = useGetOne<AdminAvatar, HttpError>('avatars', { id })

  if (!avatar && error)
    return (
      <StateCard kind="error" title={words('avatars.failedOne')} text={problemWords(error, translate)}>
        <Button variant="outlined" onClick={() => refetch()}>
          {words('list.retry')}
        </Button>
        <BackToList />
      </StateCard>
    )
  if (!avatar) return <Loading />
  return (
    <>
      <PageTitle title={words('avatars.edit', { name: avatar.name })}>
        <BackToList />
      </PageTitle>
      <AvatarForm avatar={avatar} onDeleted={() => navigate('/avatars')} />
      <Box component="section" sx={{ maxWidth: 760, mt: 8 }}>
        <Typography variant="h2" sx={{ mb: 3 }}>
          {words('history.title')}
        </Typography>
        <HistoryTimeline subjectType="avatar" subjectId={avatar.id} />
      </Box>
    </>
  )
}
