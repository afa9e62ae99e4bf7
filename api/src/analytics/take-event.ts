import { fieldProblemsOf, TRACK_BODY_LIMIT, trackEvent, UNKNOWN_COUNTRY, VISIT_GAP } from '@nila/api/contract'
import { cutAddress, limitKeyOf } from '../http/client-address.ts'
import type { Context } from '../http/context.ts'
import { Problem } from '../http/problem.ts'
import { BEACON_TYPE, readBody } from '../http/read-body.ts'
import type { Services } from '../services.ts'
import { asksNotToBeTracked } from './asks-not-to-be-tracked.ts'
import { describeClient } from './describe-client.ts'
import { deviceCode, EVENT_KINDS, eventFactsOf, screenCode } from './event-codes.ts'
import type { VisitFacts } from './store-events.ts'
import { createTrackLimit } from './track-limit.ts'

/** Of the calls to action only the first one of a visit counts (spec section 3): all have the same number, which no page gives. */
const CTA_SEQUENCE = -1
/** Events that came without a number of their own get one from here on: what cannot be told apart is stored as often as it comes. */
const SEQUENCE_END = 2 ** 31

/** The host that a link led from; empty for our own pages, and for what is no address. */
function hostOf(referrer: string | undefined, publicUrl: string): string {
  if (!referrer || !URL.canParse(referrer)) return ''
  const { protocol, host, origin } = new URL(referrer)
  return protocol.startsWith('http') && origin !== publicUrl ? host.slice(0, 253) : ''
}

/**
 * Takes what a page tells of its visitor, and gives the status to answer with. Who somebody is is not asked, and a page that is left open
 * keeps no session alive (R18).
 */
export function createEventTaker({ config, placeOf, visitorKeys, visitRecorder }: Services) {
  const limit = createTrackLimit(config.trackRateLimit)

  return async (ctx: Context): Promise<202 | 204> => {
    if (ctx.method !== trackEvent.method) throw new Problem('method_not_allowed')
    const address = ctx.ip
    limit(limitKeyOf(address))
    const parsed = trackEvent.body.safeParse(
      await readBody(ctx, { type: BEACON_TYPE, limit: TRACK_BODY_LIMIT }),
      { reportInput: true },
    )
    if (!parsed.success) throw new Problem('invalid_input', { fields: fieldProblemsOf(parsed.error) })
    const userAgent = ctx.get('User-Agent')
    const client = describeClient(userAgent)
    if (client.isRobot || asksNotToBeTracked(ctx)) return 204

    const time = new Date()
    const { sequence, visible = 0, screen, visitor } = parsed.data
    const { referrer, ...facts } = eventFactsOf(parsed.data)
    const place = placeOf(address)
    const visit: VisitFacts = {
      network: cutAddress(address),
      country: place.country ?? UNKNOWN_COUNTRY,
      region: place.region,
      city: place.city,
      device: deviceCode(client.device),
      screen: screenCode(screen),
      browser: client.browser,
      system: client.system,
      referrer: hostOf(referrer, config.publicUrl),
    }
    const taken = await visitRecorder.take({
      ...visit,
      ...facts,
      visitor: await visitorKeys({ address, userAgent, visitor }, time),
      isLasting: visitor !== undefined,
      time,
      sequence:
        facts.kind === EVENT_KINDS.cta
          ? CTA_SEQUENCE
          : (sequence ?? Math.floor(Math.random() * SEQUENCE_END)),
      // Between two events of a visit there is no more than that.
      visible: Math.min(visible, VISIT_GAP),
    })
    return taken === 'stored' ? 204 : 202
  }
}
