import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material'
import { Role } from '@nila/api/contract/accounts'
import { type AdminUser, changeUser } from '@nila/api/contract/users'
import { type FormEvent, useState } from 'react'
import { useCall } from '../providers/use-call.ts'
import { useWords } from '../providers/use-words.ts'
import { useUserAction } from './use-user-action.tsx'

/** Asks which role somebody is to have, and gives it to them. */
export function RoleDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const words = useWords()
  const call = useCall()
  const { busy, failure, act, dialog } = useUserAction()
  const [role, setRole] = useState<Role>(user.role)
  const name = user.username

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || role === user.role) return
    const isChanged = await act(() => call(changeUser, { params: { id: user.id }, body: { role } }), {
      title: 'userActions.roleChanged',
      text: words('userActions.roleChangedText', { name, role: words(`role.${role}`) }),
    })
    if (isChanged) onClose()
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="role-title">
      <form onSubmit={submit}>
        <DialogTitle id="role-title" sx={{ overflowWrap: 'anywhere' }}>
          {words('userActions.roleOf', { name })}
        </DialogTitle>
        <DialogContent>
          {failure && (
            <Alert severity="error" sx={{ mb: 4 }}>
              {failure}
            </Alert>
          )}
          <RadioGroup
            aria-labelledby="role-title"
            value={role}
            onChange={({ target }) => setRole(Role.parse(target.value))}
            sx={{ gap: 3 }}
          >
            {Role.options.map((option) => (
              <FormControlLabel
                key={option}
                value={option}
                control={<Radio />}
                sx={{ alignItems: 'flex-start' }}
                label={
                  <Box sx={{ pt: 2 }}>
                    <Typography sx={{ fontWeight: 600 }}>{words(`role.${option}`)}</Typography>
                    <Typography variant="body2" color="textSecondary">
                      {words(`userActions.about.${option}`)}
                    </Typography>
                  </Box>
                }
              />
            ))}
          </RadioGroup>
        </DialogContent>
        <DialogActions sx={{ p: 4 }}>
          <Button variant="outlined" onClick={onClose}>
            {words('list.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={role === user.role} loading={busy}>
            {words('userActions.changeRole')}
          </Button>
        </DialogActions>
      </form>
      {dialog}
    </Dialog>
  )
}
