import type { Answer } from '@nila/api/contract/endpoint'
import { getReleases, type Release } from '@nila/api/contract/releases'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '../providers/use-call.ts'

export const RELEASES_KEY = ['releases']

/** How often it is asked how far a release is, and whether somebody else has asked for one (milliseconds). */
const UNDER_WAY_EVERY = 700
const OTHERWISE_EVERY = 20_000

export type Releases = Answer<typeof getReleases>

export const isUnderWay = (release: Release | null | undefined): boolean =>
  release?.state === 'queued' || release?.state === 'building'

/** A release that says nothing else than the one before: the product itself has changed. */
export const isRebuild = ({ changes }: Release): boolean => changes.length === 0

/** What is live, what is being built or waits to be published, and what can be gone back to. */
export function useReleases() {
  const call = useCall()
  return useQuery({
    queryKey: RELEASES_KEY,
    queryFn: () => call(getReleases, {}),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.candidate) ? UNDER_WAY_EVERY : OTHERWISE_EVERY),
    refetchOnWindowFocus: true,
  })
}
