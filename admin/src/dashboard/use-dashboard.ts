import { getDashboard } from '@nila/api/contract/dashboard'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '../providers/use-call.ts'

/** Changes arrive by themselves; what nobody tells of, like the mails that were sent, is asked for. */
const REFETCH_EVERY = 60_000

/** The figures of the dashboard as they are now; every change in the back office has them read again, by the first part of their key. */
export function useDashboard() {
  const call = useCall()
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: () => call(getDashboard, {}),
    refetchInterval: REFETCH_EVERY,
    refetchOnWindowFocus: true,
  })
}
