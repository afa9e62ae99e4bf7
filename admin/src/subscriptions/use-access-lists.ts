import { useContext, useMemo } from 'react'
import { type DataProvider, DataProviderContext, HttpError } from 'react-admin'
import type { ProblemDetails } from '../providers/problem.ts'

/** The session has ended. It has no `status`, by which react-admin would leave the screen for sign-in at once. */
export class SessionEnded extends Error {
  readonly body: ProblemDetails = { code: 'admin_authentication_required', fields: {} }
}

/**
 * The data provider for a screen that itself says when its lists are refused for want of a session, and offers to sign in (spec
 * section 2), instead of taking whoever reads it away from it.
 */
export function useAccessLists(): DataProvider {
  const provider = useContext(DataProviderContext) as DataProvider
  return useMemo(
    () => ({
      ...provider,
      getList: (resource, params) =>
        provider.getList(resource, params).catch((error) => {
          if (error instanceof HttpError && error.status === 401) throw new SessionEnded(error.message)
          throw error
        }),
    }),
    [provider],
  )
}
