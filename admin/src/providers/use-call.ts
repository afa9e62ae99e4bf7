import type { Client } from '@nila/api/contract/client'
import { useCallback, useContext } from 'react'
import { DataProviderContext, useLogoutIfAccessDenied } from 'react-admin'
import type { NilaDataProvider } from './data-provider.ts'

/**
 * Any call of the contract, for what is neither a list nor a record. A refusal is an `HttpError`; where the session has
 * ended, the way to sign-in is taken as well. Unlike `useDataProvider`, which then pretends an empty answer, it rejects.
 */
export function useCall(): Client['call'] {
  const { call } = useContext(DataProviderContext) as NilaDataProvider
  const leaveIfSignedOut = useLogoutIfAccessDenied()
  return useCallback<Client['call']>(
    async (target, input, version) => {
      try {
        return await call(target, input, version)
      } catch (error) {
        await leaveIfSignedOut(error)
        throw error
      }
    },
    [call, leaveIfSignedOut],
  )
}
