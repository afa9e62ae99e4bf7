import { Alert, Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { type HttpError, type RaRecord, useListContext, useTranslate } from 'react-admin'
import { Loading } from '../layout/Loading.tsx'
import { problemWords } from '../providers/problem.ts'
import { useWords } from '../providers/use-words.ts'
import { Pager } from './Pager.tsx'
import { StateCard } from './StateCard.tsx'

interface Said {
  title: string
  text?: string
  /** Whether the status of the API's answer stands before its words (spec section 8: '{status}: {text}'). */
  withStatus?: boolean
}

interface ListStateProps {
  /** Said where the list could not be loaded; the API's own words follow. */
  failed: Said
  /** Said where there is nothing, and nothing was searched for. */
  empty: Said
  /** Whether the list is narrowed by more than the tab it stands on. */
  narrowed: boolean
  onShowAll: () => void
  children: ReactNode
}

/** A list in each of its states: loading, failed, empty, nothing found, shown, shown but out of date. */
export function ListState({ failed, empty, narrowed, onShowAll, children }: ListStateProps) {
  const words = useWords()
  const translate = useTranslate()
  const { data, error, isPending, isPlaceholderData, refetch } = useListContext<RaRecord, HttpError>()
  const again = (
    <Button variant="outlined" onClick={() => refetch()}>
      {words('list.retry')}
    </Button>
  )

  if (isPending) return <Loading />
  if (!data)
    return (
      <StateCard kind="error" title={failed.title} {...(failed.text && { text: failed.text })}>
        <Typography variant="body2">
          {failed.withStatus && error.status > 0 && `${error.status}: `}
          {problemWords(error, translate)}
        </Typography>
        {again}
      </StateCard>
    )
  return (
    <>
      {error && (
        <Alert severity="warning" action={again} sx={{ mb: 4, alignItems: 'center' }}>
          {words('list.stale')} {problemWords(error, translate)}
        </Alert>
      )}
      {data.length > 0 ? (
        // Until the page that was asked for is here, the one before it is only a picture: nothing on it can be changed.
        <Box inert={isPlaceholderData === true} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          {children}
        </Box>
      ) : narrowed ? (
        <StateCard kind="empty" title={words('list.noResults')} text={words('list.noResultsHint')}>
          <Button variant="outlined" onClick={onShowAll}>
            {words('list.showAll')}
          </Button>
        </StateCard>
      ) : (
        <StateCard kind="empty" {...empty} />
      )}
      {data.length > 0 && <Pager />}
    </>
  )
}
