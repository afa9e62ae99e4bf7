import type { AdminReview } from '@nila/api/contract/reviews'
import type { AdminSubscription } from '@nila/api/contract/subscriptions'
import type { AdminUser } from '@nila/api/contract/users'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDataProvider } from 'react-admin'

/** So many of each kind, and so long after the last key (milliseconds). */
const AT_MOST = 5
const PAUSE = 200

export interface Found {
  id: string
  resource: 'users' | 'reviews' | 'subscriptions'
  label: string
  /** What tells it from others of the same name. */
  detail: string
  address: string
}

const filterQuery = (filter: object) => new URLSearchParams({ filter: JSON.stringify(filter) })

const foundUser = ({ id, username, email }: AdminUser): Found => ({
  id: `users-${id}`,
  resource: 'users',
  label: username,
  detail: email ?? '',
  address: `/users/${id}`,
})
const foundReview = ({ id, title, username }: AdminReview): Found => ({
  id: `reviews-${id}`,
  resource: 'reviews',
  label: title,
  detail: username ?? '',
  address: `/reviews?${filterQuery({ id: [id] })}`,
})
const foundSubscription = ({ id, username, avatarName, transactionId }: AdminSubscription): Found => ({
  id: `subscriptions-${id}`,
  resource: 'subscriptions',
  label: `${username} · ${avatarName}`,
  detail: transactionId ?? '',
  address: `/subscriptions/all/${id}`,
})

const sources = [
  { resource: 'users', present: foundUser },
  { resource: 'reviews', present: foundReview },
  { resource: 'subscriptions', present: foundSubscription },
] as const

/** What stays still for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/** The first users, reviews and access records that the API finds for some words. */
export function useFoundRecords(typed: string) {
  const provider = useDataProvider()
  const q = usePaused(typed)
  const queries = useQueries({
    queries: sources.map(({ resource, present }) => ({
      queryKey: ['palette', resource, q],
      enabled: q !== '',
      queryFn: async (): Promise<Found[]> => {
        const { data } = await provider.getList(resource, {
          filter: { q },
          pagination: { page: 1, perPage: AT_MOST },
          sort: { field: 'createdAt', order: 'DESC' },
        })
        return data.map((record) => present(record))
      },
    })),
  })
  return {
    found: q === '' ? [] : queries.flatMap(({ data = [] }) => data),
    isSearching: typed !== q || queries.some(({ isFetching }) => isFetching),
    hasFailed: q !== '' && queries.some(({ isError }) => isError),
  }
}
