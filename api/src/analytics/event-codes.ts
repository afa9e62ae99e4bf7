import {
  CTA_NAMES,
  type CtaName,
  DeviceType,
  ExitReason,
  ScreenClass,
  type TrackedEvent,
} from '@nila/api/contract'

/** How events and visits are written in their narrow columns (db/migrations/20261122000003-analytics.ts). */
export const EVENT_KINDS = { pageView: 1, scroll: 2, time: 3, exitIntent: 4, cta: 5 } as const

const DEVICES = DeviceType.options
const SCREENS = ScreenClass.options
const REASONS = ExitReason.options

/** A place in a list counted from 1; 0 is for what is not known. */
const codeIn = <T>(list: readonly T[], value: T | undefined): number =>
  value === undefined ? 0 : list.indexOf(value) + 1

export const deviceCode = (device: DeviceType): number => codeIn(DEVICES, device)
export const deviceOf = (code: number): DeviceType => DEVICES[code - 1] ?? 'other'
export const screenCode = (screen: ScreenClass | undefined): number => codeIn(SCREENS, screen)
export const screenOf = (code: number): ScreenClass | null => SCREENS[code - 1] ?? null
export const ctaOf = (code: number): CtaName | undefined => CTA_NAMES[code - 1]
export const reasonOf = (code: number): ExitReason | undefined => REASONS[code - 1]

/** What of an event is stored, whichever of the three shapes it came in. */
export interface EventFacts {
  kind: number
  value: number
  path: string
  referrer: string | undefined
}

const LANDING_PATH = '/'

/** What a page says of itself, without the part that only its own scripts read. */
const pathOf = (path: string): string => path.split(/[?#]/, 1)[0] ?? '/'

function engagementOf(
  event: Extract<TrackedEvent, { event_type: string }>,
): Pick<EventFacts, 'kind' | 'value'> {
  switch (event.event_type) {
    case 'scroll_depth':
      return { kind: EVENT_KINDS.scroll, value: event.value }
    case 'time_on_page':
      return { kind: EVENT_KINDS.time, value: event.value }
    case 'exit_intent':
      return { kind: EVENT_KINDS.exitIntent, value: codeIn(REASONS, event.metadata.reason) }
    case 'cta_click':
      return { kind: EVENT_KINDS.cta, value: codeIn(CTA_NAMES, event.value) }
  }
}

function landingOf({
  action,
  cta,
}: Extract<TrackedEvent, { type: 'engagement' }>): Pick<EventFacts, 'kind' | 'value'> {
  if (action === 'cta_click') return { kind: EVENT_KINDS.cta, value: codeIn(CTA_NAMES, cta) }
  const kind = action.startsWith('scroll') ? EVENT_KINDS.scroll : EVENT_KINDS.time
  return { kind, value: Number(action.slice(action.lastIndexOf('_') + 1)) }
}

export function eventFactsOf(event: TrackedEvent): EventFacts {
  if ('event_type' in event) {
    const { page_path, metadata } = event
    return { ...engagementOf(event), path: pathOf(page_path), referrer: metadata.referrer ?? undefined }
  }
  if (event.type === 'engagement') return { ...landingOf(event), path: LANDING_PATH, referrer: undefined }
  const { path, referrer } = event
  return { kind: EVENT_KINDS.pageView, value: 0, path: pathOf(path), referrer: referrer ?? undefined }
}
