import { getChatUsage, USAGE_DAYS, type UsageDays } from '@nila/api/contract/chat-usage'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { retryWhenAway } from '../components/retry-when-away.ts'
import { useCall } from '../providers/use-call.ts'

const DEFAULT_DAYS: UsageDays = '30'
const REFETCH_EVERY = 60_000
const RETRIES = 3

/** What the chat was used for, on as many days as the address says. */
export function useChatUsage() {
  const call = useCall()
  const [address, setAddress] = useSearchParams()
  const days = USAGE_DAYS.find((value) => value === address.get('days')) ?? DEFAULT_DAYS
  const usage = useQuery({
    queryKey: ['chat-usage', days],
    queryFn: () => call(getChatUsage, { query: { days } }),
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_EVERY,
    ...retryWhenAway(RETRIES),
  })
  return { ...usage, days, chooseDays: (chosen: UsageDays) => setAddress({ days: chosen }) }
}
