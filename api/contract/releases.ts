// Not among the exports of index.ts: only the screens of editors need it, which are loaded when they are opened.
import { z } from 'zod'
import { CopyLocale } from './copy-entries.ts'
import { endpoint } from './endpoint.ts'
import { ById, Timestamp } from './fields.ts'

/** How many published releases can be gone back to. */
export const KEPT_RELEASES = 10

/**
 * `queued` and `building` become `ready` or `failed`; a newer request makes an older one `superseded`. What was `ready` is `published` or
 * `discarded`. Which of the published ones visitors see is `isLive`.
 */
export const ReleaseState = z.enum([
  'queued',
  'building',
  'ready',
  'failed',
  'superseded',
  'discarded',
  'published',
])
export type ReleaseState = z.infer<typeof ReleaseState>

/** Why a release could not be built: which piece, on which page. The words of `detail` are English. */
export const ReleaseProblem = z.strictObject({
  code: z.enum([
    'copy_invalid',
    'render_failed',
    'page_missing',
    'title_empty',
    'placeholder_unresolved',
    'link_broken',
    'alternates_broken',
    'data_broken',
    'over_budget',
    'sitemap_incomplete',
    'out_of_time',
    'out_of_memory',
    'disk_full',
    'builder_lost',
    'build_failed',
  ]),
  address: z.string().optional(),
  locale: CopyLocale.optional(),
  key: z.string().optional(),
  detail: z.string(),
})
export type ReleaseProblem = z.infer<typeof ReleaseProblem>

export const Release = z.strictObject({
  id: z.int(),
  state: ReleaseState,
  isLive: z.boolean(),
  /** Whether it can be gone back to. */
  isKept: z.boolean(),
  /** The pieces in which it differs from the release that was live when it was asked for. */
  changes: z.array(z.strictObject({ locale: CopyLocale, key: z.string() })),
  /** Whether money, law or signing in is among them: only a super-administrator publishes it. */
  isProtected: z.boolean(),
  problems: z.array(ReleaseProblem),
  pages: z.int().nullable(),
  requestedBy: z.string().nullable(),
  requestedAt: Timestamp,
  builtAt: Timestamp.nullable(),
  publishedAt: Timestamp.nullable(),
  publishedBy: z.string().nullable(),
})
export type Release = z.infer<typeof Release>

/** Where things stand: what is live, what is being built or waits to be published, and what can be gone back to, the newest first. */
export const getReleases = endpoint({
  method: 'GET',
  path: '/admin/releases',
  guard: 'editor',
  answer: z.strictObject({
    /** Null where the site is the one that came with the product. */
    live: Release.nullable(),
    /** The newest one that was asked for and is neither published nor gone. */
    candidate: Release.nullable(),
    /** How many drafts there are that the candidate has not, or has otherwise. */
    draftsSince: z.int(),
    history: z.array(Release).max(KEPT_RELEASES),
    /** Which one this browser looks at instead of the live one. */
    previewing: z.int().nullable(),
  }),
})

export const getRelease = endpoint({
  method: 'GET',
  path: '/admin/releases/:id',
  guard: 'editor',
  params: ById,
  answer: Release,
})

/**
 * Asks for a release of what is published with all drafts; those of protected words only for a super-administrator. A request that is
 * not built yet is superseded. Refused (409 `nothing_to_publish`) where there is no draft.
 */
export const requestRelease = endpoint({
  method: 'POST',
  path: '/admin/releases',
  guard: 'editor',
  answer: Release,
  status: 202,
})

/** Makes a release that is ready the one that all visitors see. Refused (403 `copy_protected`) where it says other protected words. */
export const publishRelease = endpoint({
  method: 'POST',
  path: '/admin/releases/:id/publish',
  guard: 'editor',
  params: ById,
  answer: Release,
})
export const publishProtectedRelease = endpoint({
  method: 'POST',
  path: '/admin/releases/:id/publish-protected',
  guard: 'super_admin',
  reauthentication: true,
  params: ById,
  answer: Release,
})

/** Goes back to a release that was live before: all its words are the published ones again. */
export const rollBack = endpoint({
  method: 'POST',
  path: '/admin/releases/:id/roll-back',
  guard: 'editor',
  params: ById,
  answer: Release,
})
export const rollBackProtected = endpoint({
  method: 'POST',
  path: '/admin/releases/:id/roll-back-protected',
  guard: 'super_admin',
  reauthentication: true,
  params: ById,
  answer: Release,
})

/** Goes back to the site that came with the product: all words are its own again. */
export const rollBackToProduct = endpoint({
  method: 'DELETE',
  path: '/admin/live-release',
  guard: 'editor',
})
export const rollBackToProductProtected = endpoint({
  method: 'DELETE',
  path: '/admin/live-release/protected',
  guard: 'super_admin',
  reauthentication: true,
})

/** Lets go of a release that was not published; the drafts stay. */
export const discardRelease = endpoint({
  method: 'DELETE',
  path: '/admin/releases/:id',
  guard: 'editor',
  params: ById,
})

/** Lets this browser see a release that is ready at the addresses of the site, until it leaves the preview, for at most an hour. */
export const beginPreview = endpoint({
  method: 'POST',
  path: '/admin/releases/:id/preview',
  guard: 'editor',
  params: ById,
  answer: z.strictObject({ expiresAt: Timestamp }),
})
export const endPreview = endpoint({ method: 'DELETE', path: '/admin/preview', guard: 'public' })
