import type {
  CtaName,
  EngagementEvent,
  ExitReason,
  LandingEvent,
  PageView,
  trackEvent,
} from '@nila/api/contract'
import { SCROLL_DEPTHS, TIMES_ON_PAGE } from '@nila/api/contract/milestones'
import { choices, isCounted } from './consent.ts'
import { pagePath, pageReferrer } from './page-facts.ts'
import { visibleTime } from './visible-time.ts'

const ADDRESS: `/api${(typeof trackEvent)['path']}` = '/api/analytics/track'

/** Milliseconds without scrolling before its depth is told, and where a page ends, in percent (spec section 9). */
const SCROLL_PAUSE = 200
const END = 99
const LANDING_END = 95

/** Views of a page are told apart by chance, and what each tells by counting. */
const VIEWS = 2 ** 25
const EVENTS_PER_VIEW = 64

type Engagement = Pick<EngagementEvent, 'event_type' | 'value'>

const screenClass = () =>
  (['small', 'medium', 'large', 'huge'] as const)[
    [600, 1024, 1600].filter((width) => screen.width >= width).length
  ]
const now = () => new Date().toISOString()
const warn = () => console.warn('Failed to track page view')

/** Tells the API of views of this page, and of each milestone once a view. Nothing is kept in the browser for it. */
export function startTracker(): void {
  // The landing page alone has calls to action.
  const isLanding = document.querySelector('[data-cta]') !== null
  const time = visibleTime()
  /** What this view has told; empty while nobody has seen the page, or it is left. */
  const told = new Set<string>()
  let first = 0
  let secondsTold = 0
  let depth = 0
  let scrollTimer: ReturnType<typeof setTimeout>
  let milestoneTimer: ReturnType<typeof setTimeout>

  function bodyOf(event: PageView | EngagementEvent | LandingEvent): string {
    const visible = time.seconds() - secondsTold
    secondsTold += visible
    const about = {
      sequence: first + told.size,
      visible,
      screen: screenClass(),
      visitor: choices.nila_visitor,
    }
    return JSON.stringify({ ...event, ...about })
  }

  /** A beacon arrives though the page is left. */
  function tellOnce(name: string, event: () => EngagementEvent | LandingEvent): void {
    if (!told.size || told.has(name)) return
    told.add(name)
    if (isCounted()) navigator.sendBeacon?.(ADDRESS, bodyOf(event()))
  }

  const engagement = (event: Engagement, extra?: Partial<EngagementEvent['metadata']>) =>
    ({
      ...event,
      page_path: pagePath(),
      metadata: {
        timestamp: now(),
        url: location.origin + pagePath(),
        referrer: pageReferrer(),
        user_agent: navigator.userAgent,
        ...extra,
      },
    }) as EngagementEvent

  const landing = (action: LandingEvent['action'], cta?: CtaName) =>
    ({ type: 'engagement', action, cta, page: 'landing' }) as LandingEvent

  const tellExit = (reason: ExitReason) =>
    tellOnce(reason, () =>
      engagement(
        { event_type: 'exit_intent', value: 1 },
        { reason, time_on_page: time.seconds(), scroll_percent: depth },
      ),
    )

  function tellDepth(): void {
    const percent = ((scrollY + innerHeight) / document.documentElement.scrollHeight) * 100
    depth = Math.max(depth, Math.min(100, Math.round(percent)))
    for (const value of SCROLL_DEPTHS)
      if (percent >= (value < 100 ? value : isLanding ? LANDING_END : END))
        tellOnce(`depth_${value}`, () =>
          isLanding ? landing(`scroll_depth_${value}`) : engagement({ event_type: 'scroll_depth', value }),
        )
  }

  function waitForMilestone(): void {
    clearTimeout(milestoneTimer)
    const value = TIMES_ON_PAGE.find((seconds) => !told.has(`time_${seconds}`))
    if (!value) return
    milestoneTimer = setTimeout(
      () => {
        // Timers may be a little early.
        if (time.seconds() >= value)
          tellOnce(`time_${value}`, () => engagement({ event_type: 'time_on_page', value }))
        waitForMilestone()
      },
      value * 1000 - time.milliseconds(),
    )
  }

  function tellView(): void {
    first = Math.floor(Math.random() * VIEWS) * EVENTS_PER_VIEW
    depth = 0
    secondsTold = 0
    time.reset()
    told.add('view')
    if (!isCounted()) return
    fetch(ADDRESS, {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: bodyOf({ type: 'pageview', path: pagePath(), referrer: pageReferrer(), timestamp: now() }),
    }).then(({ ok }) => ok || warn(), warn)
  }

  /** Pages that are prepared, or opened in the background, are viewed once they are seen. */
  function beSeen(): void {
    if (document.hidden) return
    if (!told.size) tellView()
    time.run()
    waitForMilestone()
  }

  document.addEventListener('visibilitychange', () => {
    beSeen()
    if (!document.hidden) return
    tellExit('hidden')
    time.stop()
    clearTimeout(milestoneTimer)
  })
  addEventListener('pagehide', () => {
    tellExit('unload')
    clearTimeout(scrollTimer)
    // Should it come back from the browser's cache, that is another view.
    told.clear()
  })
  addEventListener('pageshow', beSeen)
  document.documentElement.addEventListener('mouseleave', ({ clientY }) => {
    if (clientY <= 0) tellExit('mouse_leave')
  })
  document.addEventListener('scroll', () => {
    clearTimeout(scrollTimer)
    scrollTimer = setTimeout(tellDepth, SCROLL_PAUSE)
  })
  document.addEventListener('click', ({ target }) => {
    const { cta } = (target as Element).closest<HTMLElement>('[data-cta]')?.dataset ?? {}
    if (cta) tellOnce('cta', () => landing('cta_click', cta as CtaName))
  })
  beSeen()
}
