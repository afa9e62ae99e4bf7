import Block from '@mui/icons-material/BlockOutlined'
import LinkIcon from '@mui/icons-material/LinkOutlined'
import Logout from '@mui/icons-material/LogoutOutlined'
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined'
import Restore from '@mui/icons-material/RestoreOutlined'
import { Alert, Box, Button, Typography } from '@mui/material'
import { type AdminUser, changeUser, endUserSessions, issueResetLink } from '@nila/api/contract/users'
import { useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useCall } from '../providers/use-call.ts'
import { useWords } from '../providers/use-words.ts'
import { permissionsOf } from './may-act.ts'
import { type ResetLink, ResetLinkDialog } from './ResetLinkDialog.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import { useUserAction } from './use-user-action.tsx'

type Question = 'endSessions' | 'suspend' | 'restore' | 'changeRole'

/** What the signed-in administrator may do to an account; the rest is not there. */
export function UserActions({ user }: { user: AdminUser }) {
  const words = useWords()
  const call = useCall()
  const { identity } = useGetIdentity()
  const { busy, failure, done, act, dialog } = useUserAction()
  const [question, setQuestion] = useState<Question>()
  const [link, setLink] = useState<ResetLink>()
  if (!identity) return null

  const may = permissionsOf({ id: identity.id, role: identity.role }, user)
  const isOwn = identity.id === user.id
  const name = user.username
  const params = { id: user.id }
  const close = () => setQuestion(undefined)

  const confirmed = {
    endSessions: () =>
      act(() => call(endUserSessions, { params }), {
        title: 'userActions.sessionsEnded',
        text: words(isOwn ? 'userActions.ownSessionsEndedText' : 'userActions.sessionsEndedText', { name }),
      }),
    suspend: () =>
      act(() => call(changeUser, { params, body: { suspended: true } }), {
        title: 'userActions.suspended',
        text: words('userActions.suspendedText', { name }),
      }),
    restore: () =>
      act(() => call(changeUser, { params, body: { suspended: false } }), {
        title: 'userActions.restored',
        text: words('userActions.restoredText', { name }),
      }),
  }
  const makeLink = () => act(async () => setLink(await call(issueResetLink, { params, body: {} })))
  const suspension = user.suspended ? 'restore' : 'suspend'

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {may.endSessions && (
          <Button
            variant="outlined"
            startIcon={<Logout />}
            disabled={busy}
            onClick={() => setQuestion('endSessions')}
          >
            {words('userActions.endSessions')}
          </Button>
        )}
        {may.issueResetLink && (
          <Button variant="outlined" startIcon={<LinkIcon />} disabled={busy} onClick={makeLink}>
            {words('userActions.issueResetLink')}
          </Button>
        )}
        {may.changeRole && (
          <Button
            variant="outlined"
            startIcon={<ManageAccounts />}
            disabled={busy}
            onClick={() => setQuestion('changeRole')}
          >
            {words('userActions.changeRole')}
          </Button>
        )}
        {may.suspend && (
          <Button
            variant="outlined"
            color={user.suspended ? 'primary' : 'error'}
            startIcon={user.suspended ? <Restore /> : <Block />}
            disabled={busy}
            onClick={() => setQuestion(suspension)}
          >
            {words(`userActions.${suspension}`)}
          </Button>
        )}
      </Box>
      {failure && <Alert severity="error">{failure}</Alert>}
      {/* Behind a dialog the toasts are hidden from a screen reader. */}
      <Typography role="status" variant="body2" color="textSecondary">
        {done}
      </Typography>
      {question === 'changeRole' && <RoleDialog user={user} onClose={close} />}
      {question && question !== 'changeRole' && (
        <ConfirmDialog
          title={words(`userActions.${question}`)}
          text={words(isOwn ? 'userActions.endOwnSessionsAsk' : `userActions.${question}Ask`, { name })}
          action={words(`userActions.${question}`)}
          isHarmless={question === 'restore'}
          onCancel={close}
          onConfirm={() => {
            close()
            void confirmed[question]()
          }}
        />
      )}
      {link && <ResetLinkDialog name={name} link={link} onClose={() => setLink(undefined)} />}
      {dialog}
    </Box>
  )
}
