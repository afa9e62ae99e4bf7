import { getEmailProviders } from '@nila/api/contract/email-testing'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '../providers/use-call.ts'

export const PROVIDERS_KEY = ['email-providers']
const POLL_EVERY = 5000

/** The providers and the queue as they are now; asked for while the page is seen, and again when it is seen again. */
export function useEmailProviders() {
  const call = useCall()
  return useQuery({
    queryKey: PROVIDERS_KEY,
    queryFn: () => call(getEmailProviders, {}),
    refetchInterval: POLL_EVERY,
    refetchOnWindowFocus: true,
  })
}
