import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { useAuthProvider, useLogout, useTranslate } from 'react-admin'
import type { NilaAuthProvider } from '../providers/auth-provider.ts'
import { confirmByPasskey, hasPasskeys, isDismissed } from '../providers/passkeys.ts'
import { problemWords } from '../providers/problem.ts'
import { useCall } from '../providers/use-call.ts'
import { useWords } from '../providers/use-words.ts'
import { Notice } from './Notice.tsx'

/**
 * Administrators of this server need a second factor, and this session was opened without one.
 * @param hasOne whether the account has one that was not used
 */
export function SecondFactorNeeded({ hasOne }: { hasOne: boolean }) {
  const words = useWords()
  const translate = useTranslate()
  const call = useCall()
  const logout = useLogout()
  const authProvider = useAuthProvider<NilaAuthProvider>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isPasskeyPossible = hasOne && hasPasskeys()

  async function askForPasskey() {
    setBusy(true)
    setFailure(undefined)
    try {
      await confirmByPasskey(call)
      authProvider?.onSecondFactor()
    } catch (error) {
      if (!isDismissed(error)) setFailure(problemWords(error, translate))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Notice
      title={words('secondFactor.needed')}
      text={words(hasOne ? 'secondFactor.unused' : 'secondFactor.missing')}
    >
      {failure && <Alert severity="error">{failure}</Alert>}
      {isPasskeyPossible && (
        <Button variant="contained" loading={busy} onClick={askForPasskey}>
          {words('secondFactor.usePasskey')}
        </Button>
      )}
      <Button variant={isPasskeyPossible ? 'outlined' : 'contained'} href="/settings">
        {words('secondFactor.toSettings')}
      </Button>
      <Button onClick={() => logout()}>{words('shell.logout')}</Button>
    </Notice>
  )
}
