import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Text } from './fields.ts'
import { SCROLL_DEPTHS, TIMES_ON_PAGE } from './milestones.ts'

export * from './milestones.ts'

/** The most bytes of what a page tells. */
export const TRACK_BODY_LIMIT = 4096

/** A visit is over after this much silence (seconds), and its next event begins another one. */
export const VISIT_GAP = 30 * 60

/** The calls to action, as the old product names them (spec section 7). */
export const CTA_NAMES = [
  'talk_with_naren',
  'get_started',
  'features_try_now',
  'bottom_talk_now',
  'bottom_sign_up',
] as const
export const CtaName = z.enum(CTA_NAMES)
export type CtaName = z.infer<typeof CtaName>

/** What made a page think that its reader leaves. */
export const ExitReason = z.enum(['hidden', 'mouse_leave', 'unload'])
export type ExitReason = z.infer<typeof ExitReason>

/** The width of a screen by its class, which says less of a person than its size: under 600, 1024 and 1600 CSS pixels, and above. */
export const ScreenClass = z.enum(['small', 'medium', 'large', 'huge'])
export type ScreenClass = z.infer<typeof ScreenClass>

const Path = Text.max(512).startsWith('/')
/** When the page says that it was; what counts is the server's clock. */
const Timestamp = z.iso.datetime({ offset: true })
const Url = Text.max(2048)

/** What may come with each of the shapes. */
const about = {
  /** Told apart within a visit by it: a beacon that comes twice is stored once. Random for each page load, then counted up. */
  sequence: z.int().min(0).max(2_147_483_647).optional(),
  /** Seconds that the page was visible since it last told. */
  visible: z.int().min(0).max(86_400).optional(),
  screen: ScreenClass.optional(),
  /** The random id of a visitor who asked to be remembered for longer; nobody else has one. */
  visitor: z.uuid().optional(),
}

const engagement = {
  page_path: Path,
  metadata: z.strictObject({
    timestamp: Timestamp,
    url: Url,
    referrer: Url.nullable(),
    user_agent: Text.max(1024),
    reason: ExitReason.optional(),
    time_on_page: z.number().min(0).max(86_400).optional(),
    scroll_percent: z.number().min(0).max(100).optional(),
  }),
  ...about,
}

/** What somebody did on a page; `value` is the depth in percent, the seconds, 1 for an intent to leave, or the name of the call to action. */
export const EngagementEvent = z.discriminatedUnion('event_type', [
  z.strictObject({
    event_type: z.literal('scroll_depth'),
    value: z.literal(SCROLL_DEPTHS),
    ...engagement,
  }),
  z.strictObject({
    event_type: z.literal('time_on_page'),
    value: z.literal(TIMES_ON_PAGE),
    ...engagement,
  }),
  z.strictObject({ event_type: z.literal('exit_intent'), value: z.literal(1), ...engagement }),
  z.strictObject({ event_type: z.literal('cta_click'), value: CtaName, ...engagement }),
])
export type EngagementEvent = z.infer<typeof EngagementEvent>

export const LANDING_ACTIONS = [
  'scroll_depth_25',
  'scroll_depth_50',
  'scroll_depth_75',
  'scroll_depth_100',
  'time_spent_30',
  'time_spent_60',
  'cta_click',
] as const

/** The landing page's; its older form had a `timestamp` as well. */
export const LandingEvent = z.strictObject({
  type: z.literal('engagement'),
  action: z.enum(LANDING_ACTIONS),
  cta: CtaName.optional(),
  page: z.literal('landing'),
  timestamp: Timestamp.optional(),
  ...about,
})
export type LandingEvent = z.infer<typeof LandingEvent>

export const PageView = z.strictObject({
  type: z.literal('pageview'),
  path: Path,
  referrer: Url.nullable().optional(),
  timestamp: Timestamp.optional(),
  ...about,
})
export type PageView = z.infer<typeof PageView>

export const TrackedEvent = z.union([PageView, EngagementEvent, LandingEvent])
export type TrackedEvent = z.infer<typeof TrackedEvent>

/**
 * Takes what a page tells of its visitor. 204: nothing is left to be stored, it is safe in the database, or it is of a robot or of somebody
 * who asks not to be tracked, and was dropped. 202: the database is away, and it waits. Also takes JSON that says it is plain text, as
 * beacons do.
 */
export const trackEvent = endpoint({
  method: 'POST',
  path: '/analytics/track',
  guard: 'public',
  body: TrackedEvent,
})
