import type { Release } from '@nila/api/contract/releases'
import type { Releases } from '../releases/use-releases.ts'
import { answers } from './fake-api.ts'

export const aRelease = (over: Partial<Release> = {}): Release => ({
  id: 7,
  state: 'ready',
  isLive: false,
  isKept: false,
  changes: [{ locale: 'hi', key: 'landing.hero.title' }],
  isProtected: false,
  problems: [],
  pages: 403,
  requestedBy: 'ADMIN',
  requestedAt: '2026-11-24T09:30:00.000Z',
  builtAt: '2026-11-24T09:30:03.000Z',
  publishedAt: null,
  publishedBy: null,
  ...over,
})

export const aPublished = (over: Partial<Release> = {}): Release =>
  aRelease({
    id: 5,
    state: 'published',
    isKept: true,
    publishedAt: '2026-11-23T09:30:00.000Z',
    publishedBy: 'asha',
    ...over,
  })

const idOf = (path: string) => Number(/\/releases\/(\d+)/.exec(path)?.[1])

/** Routes of an API that keeps its releases, as the real one does: what is asked for is built at the second look. */
export function keepingReleases(start: Partial<Releases>) {
  let releases: Releases = {
    live: null,
    candidate: null,
    draftsSince: 0,
    history: [],
    previewing: null,
    ...start,
  }
  const change = (over: Partial<Releases>) => {
    releases = { ...releases, ...over }
  }
  function makeLive(path: string) {
    const all = [releases.candidate, ...releases.history].filter((one) => one !== null)
    const found = all.find(({ id }) => id === idOf(path))
    if (!found) return answers.problem('release_not_found')
    const live: Release = { ...found, state: 'published', isLive: true, isKept: true, publishedBy: 'ADMIN' }
    const others = releases.history.filter(({ id }) => id !== live.id)
    change({ live, candidate: null, history: [live, ...others.map((one) => ({ ...one, isLive: false }))] })
    return answers.json(live)
  }
  const publish = ({ path }: { path: string }) => makeLive(path)
  const routes = {
    'GET /api/admin/releases': () => {
      const { candidate } = releases
      const answer = answers.json(releases)
      if (candidate?.state === 'queued') change({ candidate: { ...candidate, state: 'building' } })
      if (candidate?.state === 'building') change({ candidate: { ...candidate, state: 'ready' } })
      return answer
    },
    'POST /api/admin/releases': () => {
      const changes = Array.from({ length: releases.draftsSince }, (_, n) => ({
        locale: 'hi' as const,
        key: `landing.hero.part${n}`,
      }))
      const candidate = aRelease({ id: 8, state: 'queued', changes })
      change({ candidate, draftsSince: 0 })
      return answers.json(candidate, { status: 202 })
    },
    'POST /api/admin/releases/:id/publish': publish,
    'POST /api/admin/releases/:id/publish-protected': publish,
    'POST /api/admin/releases/:id/roll-back': publish,
    'POST /api/admin/releases/:id/roll-back-protected': publish,
    'POST /api/admin/releases/:id/preview': () => answers.json({ expiresAt: '2026-11-24T10:30:00.000Z' }),
    'DELETE /api/admin/releases/:id': () => {
      change({ candidate: null, draftsSince: releases.candidate?.changes.length ?? 0 })
      return answers.none()
    },
    'DELETE /api/admin/preview': () => answers.none(),
  }
  return { routes, change }
}
