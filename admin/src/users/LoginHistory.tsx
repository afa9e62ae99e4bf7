import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline'
import HighlightOff from '@mui/icons-material/HighlightOff'
import { Alert, Box, Button, Typography } from '@mui/material'
import type { Login } from '@nila/api/contract/accounts'
import { type HttpError, useGetManyReference, useTranslate } from 'react-admin'
import { GeoCredit } from '../components/GeoCredit.tsx'
import { type Column, RecordTable } from '../components/RecordTable.tsx'
import { StateChip } from '../components/StateChip.tsx'
import { useFormat } from '../components/use-format.ts'
import { Loading } from '../layout/Loading.tsx'
import { problemWords } from '../providers/problem.ts'
import { useWords } from '../providers/use-words.ts'

const SHOWN = 20

/** A user's latest sign-ins, successful or not. */
export function LoginHistory({ userId }: { userId: number }) {
  const words = useWords()
  const format = useFormat()
  const translate = useTranslate()
  const { data, total, error, refetch } = useGetManyReference<Login, HttpError>('login-history', {
    target: 'userId',
    id: userId,
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'at', order: 'DESC' },
  })

  const columns: Column<Login>[] = [
    { key: 'date', label: words('users.date'), render: ({ at }) => format.day(at) },
    { key: 'time', label: words('users.time'), render: ({ at }) => format.time(at) },
    { key: 'ip', label: words('users.ip'), render: ({ ip }) => ip },
    {
      key: 'country',
      label: words('users.country'),
      render: ({ country }) => country && format.country(country),
    },
    {
      key: 'status',
      label: words('users.status'),
      render: ({ outcome }) =>
        outcome === 'success' ? (
          <StateChip tone="success" icon={CheckCircleOutline} label={words('users.success')} />
        ) : (
          <StateChip tone="error" icon={HighlightOff} label={words('users.failure')} />
        ),
    },
  ]

  if (error)
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>{words('list.retry')}</Button>}>
        {problemWords(error, translate)}
      </Alert>
    )
  if (!data) return <Loading />
  if (data.length === 0) return <Typography color="textSecondary">{words('users.noLogins')}</Typography>
  return (
    <>
      <RecordTable name={words('users.logins')} columns={columns} records={data} />
      <Box sx={{ mt: 2 }}>
        <GeoCredit />
      </Box>
      {total !== undefined && total > data.length && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 2 }}>
          {words('users.earlier', { count: format.number(data.length), total: format.number(total) })}
        </Typography>
      )}
    </>
  )
}
