import { beginPreview } from '@nila/api/contract/releases'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '../providers/use-call.ts'

/** A preview lasts an hour at most; it is begun anew long before (milliseconds). */
const RENEW_EVERY = 20 * 60_000

/** Lets this browser see a release at the addresses of the site, as long as the component that calls this is there. */
export function usePreview(id: number) {
  const call = useCall()
  return useQuery({
    queryKey: ['preview', id],
    queryFn: () => call(beginPreview, { params: { id } }),
    refetchInterval: RENEW_EVERY,
    refetchOnWindowFocus: true,
    // Left by other ways than its own, it is over when the screen is opened again.
    gcTime: 0,
    retry: false,
  })
}
