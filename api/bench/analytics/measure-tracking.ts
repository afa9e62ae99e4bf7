import autocannon from 'autocannon'
import { cpuSeconds } from '../measure-load.ts'

const CONNECTIONS = 20
const WARM_UP = 2
const DURATION = 10
const EVENTS_PER_VISIT = 5

const USER_AGENTS = [
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
]

const engagement = (event_type: string, value: number, sequence: number) => ({
  event_type,
  page_path: '/reviews',
  value,
  metadata: {
    timestamp: '2026-11-22T08:00:00.000Z',
    url: 'https://nila.example/reviews',
    referrer: null,
    user_agent: USER_AGENTS[0],
  },
  sequence,
  visible: 5,
})

/** What one visit tells, an event at a time. */
const VISIT = [
  { type: 'pageview', path: '/', referrer: 'https://www.google.com/', sequence: 64, screen: 'small' },
  engagement('scroll_depth', 50, 65),
  { type: 'pageview', path: '/reviews', referrer: null, sequence: 128 },
  engagement('time_on_page', 15, 129),
  engagement('exit_intent', 1, 130),
].map((event) => JSON.stringify(event))

let sent = 0

/** Every fifth event is of another visitor, by the address that a proxy would say. */
function nextRequest(request: autocannon.Request): autocannon.Request {
  const visit = Math.floor(sent / EVENTS_PER_VISIT)
  request.body = VISIT[sent % EVENTS_PER_VISIT] as string
  request.headers = {
    'content-type': 'application/json',
    'user-agent': USER_AGENTS[visit % USER_AGENTS.length],
    'x-forwarded-for': `${20 + ((visit >> 16) % 200)}.${(visit >> 8) % 256}.${visit % 256}.7`,
  }
  sent += 1
  return request
}

export interface TrackingFigures {
  perSecond: number
  perCpuSecond: number
  /** Milliseconds. */
  p99: number
  events: number
  /** Microseconds of processor time an event, of all the processes. */
  cpuPerEvent: number
}

/** Sends events of ever new visits over twenty connections. @param pids whose processor time counts */
export async function measureTracking(
  port: number,
  pids: () => number[],
  status: number,
): Promise<TrackingFigures> {
  const cpu = () => pids().reduce((sum, pid) => sum + cpuSeconds(pid), 0)
  const run = (duration: number) =>
    autocannon({
      url: `http://127.0.0.1:${port}/api/analytics/track`,
      connections: CONNECTIONS,
      duration,
      requests: [{ method: 'POST', setupRequest: nextRequest }],
    })
  await run(WARM_UP)
  const before = cpu()
  const result = await run(DURATION)
  const used = cpu() - before
  const wrong = Object.keys(result.statusCodeStats ?? {}).filter((code) => Number(code) !== status)
  if (wrong.length || result.errors)
    throw new Error(`events were answered ${JSON.stringify(result.statusCodeStats)}`)
  const events = result.requests.total
  return {
    perSecond: result.requests.average,
    perCpuSecond: events / used,
    p99: result.latency.p99,
    events,
    cpuPerEvent: (used / events) * 1e6,
  }
}
