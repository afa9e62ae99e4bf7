import Close from '@mui/icons-material/Close'
import { Button, Dialog, DialogContent, DialogTitle, IconButton, useMediaQuery } from '@mui/material'
import type { AdminUser } from '@nila/api/contract/users'
import { type HttpError, useGetOne, useTranslate } from 'react-admin'
import { StateCard } from '../components/StateCard.tsx'
import { Loading } from '../layout/Loading.tsx'
import { problemWords } from '../providers/problem.ts'
import { useWords } from '../providers/use-words.ts'
import { UserDetails } from './UserDetails.tsx'

/** The details of one user, at an address of their own: /admin/users/12. */
export function UserDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useWords()
  const translate = useTranslate()
  const fullScreen = useMediaQuery('(max-width: 699.95px)')
  const { data: user, error, refetch } = useGetOne<AdminUser, HttpError>('users', { id: Number(id) })

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={fullScreen}
      maxWidth="md"
      fullWidth
      scroll="paper"
      aria-labelledby="user-dialog"
    >
      <DialogTitle id="user-dialog" sx={{ pr: 16, overflowWrap: 'anywhere' }}>
        {words('users.dialog')}
        {user && ': '}
        <bdi>{user?.username}</bdi>
      </DialogTitle>
      <IconButton
        aria-label={words('list.close')}
        onClick={onClose}
        sx={{ position: 'absolute', insetInlineEnd: 12, top: 12 }}
      >
        <Close />
      </IconButton>
      <DialogContent dividers tabIndex={0}>
        {user ? (
          <UserDetails user={user} />
        ) : error ? (
          <StateCard kind="error" title={words('users.failed')} text={problemWords(error, translate)}>
            <Button variant="outlined" onClick={() => refetch()}>
              {words('list.retry')}
            </Button>
          </StateCard>
        ) : (
          <Loading />
        )}
      </DialogContent>
    </Dialog>
  )
}
