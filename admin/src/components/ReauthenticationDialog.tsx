import Key from '@mui/icons-material/KeyOutlined'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { reauthenticate } from '@nila/api/contract/accounts'
import { fieldProblem } from '@nila/api/contract/field-problems'
import { type FormEvent, useRef, useState } from 'react'
import { HttpError, useGetIdentity, useTranslate } from 'react-admin'
import { confirmByPasskey, hasPasskeys, isDismissed } from '../providers/passkeys.ts'
import { fieldWords, type ProblemDetails, problemWords } from '../providers/problem.ts'
import { useCall } from '../providers/use-call.ts'
import { useWords } from '../providers/use-words.ts'

interface Refusal {
  /** Said at the field. */
  field?: string
  /** Said above it: the password was not even looked at. */
  words?: string
}

interface ReauthenticationDialogProps {
  onConfirmed: () => void
  onCancel: () => void
}

/** Asks for the password once more, or for a passkey. */
export function ReauthenticationDialog({ onConfirmed, onCancel }: ReauthenticationDialogProps) {
  const words = useWords()
  const translate = useTranslate()
  const call = useCall()
  const { identity } = useGetIdentity()
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [refusal, setRefusal] = useState<Refusal>({})
  const [busy, setBusy] = useState(false)

  function show(shown: Refusal) {
    setRefusal(shown)
    input.current?.focus()
  }

  async function prove(proof: () => Promise<unknown>) {
    setBusy(true)
    try {
      await proof()
      onConfirmed()
    } catch (error) {
      const details: ProblemDetails | undefined = error instanceof HttpError ? error.body : undefined
      const problem = details?.fields.password
      if (problem) show({ field: fieldWords(problem, translate) })
      else show(isDismissed(error) ? {} : { words: problemWords(error, translate) })
      setBusy(false)
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (password === '') return show({ field: fieldWords(fieldProblem('password_required'), translate) })
    await prove(() => call(reauthenticate, { body: { password } }))
  }

  return (
    <Dialog
      open
      onClose={onCancel}
      fullWidth
      maxWidth="xs"
      aria-labelledby="reauthentication-title"
      aria-describedby="reauthentication-text"
    >
      <form noValidate onSubmit={submit}>
        <DialogTitle id="reauthentication-title">{words('reauthentication.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText id="reauthentication-text" sx={{ mb: 5 }}>
            {words('reauthentication.text')}
          </DialogContentText>
          {refusal.words && (
            <Alert severity="error" sx={{ mb: 5 }}>
              {refusal.words}
            </Alert>
          )}
          {/* Tells password managers whose password this is. */}
          <input hidden readOnly autoComplete="username" value={identity?.fullName ?? ''} />
          <TextField
            autoFocus
            fullWidth
            required
            type="password"
            autoComplete="current-password"
            label={words('reauthentication.password')}
            inputRef={input}
            value={password}
            onChange={({ target }) => {
              setPassword(target.value)
              setRefusal({})
            }}
            error={refusal.field !== undefined}
            helperText={refusal.field}
          />
          {identity?.secondFactor && hasPasskeys() && (
            <Button
              fullWidth
              startIcon={<Key />}
              disabled={busy}
              sx={{ mt: 3 }}
              onClick={() => prove(() => confirmByPasskey(call))}
            >
              {words('secondFactor.usePasskey')}
            </Button>
          )}
        </DialogContent>
        <DialogActions sx={{ p: 4 }}>
          <Button variant="outlined" onClick={onCancel}>
            {words('list.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {words('reauthentication.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
