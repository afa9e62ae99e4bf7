import { getPendingWork } from '@nila/api/contract/dashboard'
import { useQuery } from '@tanstack/react-query'
import { useGetIdentity } from 'react-admin'
import { PENDING_WORK_KEY } from './live.ts'
import { useCall } from './use-call.ts'

/** How often it is asked for again while there is no answer (milliseconds). */
const RETRY_EVERY = 30_000

/** What waits for a decision of an administrator; nothing until it is known. It is asked for once, and again whenever something has changed. */
export function usePendingWork() {
  const call = useCall()
  const { identity } = useGetIdentity()
  const { data } = useQuery({
    queryKey: PENDING_WORK_KEY,
    queryFn: () => call(getPendingWork, {}),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: identity?.isAdmin === true,
    refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_EVERY : false),
  })
  return data
}
