import { type ActiveUsers, getActiveUsers } from '@nila/api/contract/live'
import { skipToken, useQuery } from '@tanstack/react-query'
import { retryWhenAway } from '../components/retry-when-away.ts'
import { ACTIVE_USERS_KEY } from '../providers/live.ts'
import { useCall } from '../providers/use-call.ts'

/** Spec section 9. */
const POLL_EVERY = 5000
const RETRIES = 2

/** Who is on the site now; asked for while the page is seen, and told at once over the socket when their number changes. */
export function useActiveUsers() {
  const call = useCall()
  return useQuery({
    queryKey: ACTIVE_USERS_KEY,
    queryFn: () => call(getActiveUsers, {}),
    refetchInterval: POLL_EVERY,
    refetchOnWindowFocus: true,
    ...retryWhenAway(RETRIES),
  })
}

/** The same as far as it is known, without asking. */
export const useKnownActiveUsers = () =>
  useQuery<ActiveUsers>({ queryKey: ACTIVE_USERS_KEY, queryFn: skipToken }).data
