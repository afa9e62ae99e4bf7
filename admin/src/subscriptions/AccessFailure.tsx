import { Button } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { StateCard } from '../components/StateCard.tsx'
import { problemWords } from '../providers/problem.ts'
import { useWords } from '../providers/use-words.ts'
import { type AccessTab, useAccessAddress } from './use-access-address.ts'

/** The session has ended while the screen was open: it stays as it is, with the ways to sign in (spec section 2). */
export function AuthenticationRequired({ error }: { error: unknown }) {
  const words = useWords()
  const translate = useTranslate()
  const { pathname, search } = useLocation()
  const wayBack = encodeURIComponent(`/admin${pathname}${search}`)
  return (
    <StateCard kind="error" title={words('subscriptions.authTitle')} text={problemWords(error, translate)}>
      <Button variant="contained" href={`/auth?redirect_to=${wayBack}`}>
        {words('subscriptions.logIn')}
      </Button>
      <Button variant="outlined" href="/admin/login">
        {words('subscriptions.adminLogin')}
      </Button>
    </StateCard>
  )
}

/** Neither list is here; each can be asked for again. */
export function LoadingFailed({ error }: { error: unknown }) {
  const words = useWords()
  const translate = useTranslate()
  const { refetch, filterValues } = useListContext()
  const address = useAccessAddress()
  const retry = (tab: AccessTab) => (tab === address.tab ? refetch() : address.show(tab, filterValues))
  return (
    <StateCard kind="error" title={words('subscriptions.failed')} text={problemWords(error, translate)}>
      <Button variant="outlined" onClick={() => retry('pending')}>
        {words('subscriptions.retryPending')}
      </Button>
      <Button variant="outlined" onClick={() => retry('all')}>
        {words('subscriptions.retryAll')}
      </Button>
    </StateCard>
  )
}
