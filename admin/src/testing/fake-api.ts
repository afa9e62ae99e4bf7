import type { CurrentUser } from '@nila/api/contract/accounts'
import type { AuditEntry } from '@nila/api/contract/audit-log'
import type { EmailLog } from '@nila/api/contract/email-logs'
import type { EmailProvider, EmailTestResult } from '@nila/api/contract/email-testing'
import { type ProblemCode, problems } from '@nila/api/contract/problems'
import type { AdminReview } from '@nila/api/contract/reviews'
import type { SavedView } from '@nila/api/contract/saved-views'
import type { AdminUser } from '@nila/api/contract/users'

interface Call {
  method: string
  /** The path below the origin, without the query. */
  path: string
  query: Record<string, unknown>
  body: unknown
  /** The version that the call is about, as `If-Match` says it. */
  ifMatch: string | null
  /** Whether the browser sends it also where the tab is closed before. */
  keepalive: boolean
}

type Answer = (call: Call) => Response | Promise<Response>

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { status: 200, ...init })

export const answers = {
  json,
  none: () => new Response(null, { status: 204 }),
  problem: (code: ProblemCode, fields = {}, current?: unknown) => {
    const [status, error] = problems[code]
    return json({ error, code, fields, current }, { status })
  },
  list: (items: unknown[], total = items.length, counts = '') =>
    json(items, {
      headers: {
        'Content-Range': `items 0-${items.length - 1}/${total}`,
        ...(counts && { 'X-Counts': counts }),
      },
    }),
  logs: (logs: EmailLog[], total = logs.length) =>
    json({ logs, total }, { headers: { 'Content-Range': `email-logs 0-${logs.length - 1}/${total}` } }),
  html: (html: string) => new Response(html, { headers: { 'Content-Type': 'text/html' } }),
}

/** A value of a query: lists say theirs in JSON, other questions as text. */
function queryValue(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/**
 * Stands at the border of the network: a `fetch` that answers from a table and remembers what was asked.
 * @param routes 'METHOD /path' with `:id` for any segment; a later call may replace an answer
 */
export function createFakeApi(routes: Record<string, Answer>) {
  const calls: Call[] = []
  const find = (method: string, path: string) =>
    Object.entries(routes).find(([route]) => {
      const pattern = route.replace(/:\w+/g, '[^/]+')
      return new RegExp(`^${pattern}$`).test(`${method} ${path}`)
    })?.[1]

  const send = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://nila.test')
    const query = Object.fromEntries([...url.searchParams].map(([name, value]) => [name, queryValue(value)]))
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const ifMatch = new Headers(init.headers).get('If-Match')
    const { method = 'GET', keepalive = false } = init
    const call: Call = { method, path: url.pathname, query, body, ifMatch, keepalive }
    calls.push(call)
    const answer = find(call.method, call.path)
    if (!answer) throw new Error(`The fake API has no ${call.method} ${call.path}.`)
    return answer(call)
  }

  const asked = (method: string, path: string) =>
    calls.filter((call) => call.method === method && call.path === path)
  return { send, calls, asked, routes }
}

export const administrator: CurrentUser = {
  id: 1,
  username: 'ADMIN',
  email: null,
  role: 'super_admin',
  isAdmin: true,
  createdAt: '2026-11-01T09:00:00.000Z',
  lastLogin: null,
  locale: null,
  emailVerified: false,
  secondFactor: false,
}

export const aUser = (over: Partial<AdminUser> = {}): AdminUser => ({
  id: 12,
  username: 'priya',
  email: 'priya@example.org',
  emailVerified: true,
  role: 'user',
  isAdmin: false,
  createdAt: '2026-11-20T09:30:00.000Z',
  lastLogin: '2026-11-20T10:00:00.000Z',
  suspended: false,
  secondFactor: false,
  sessions: 2,
  ...over,
})

export const aReview = (over: Partial<AdminReview> = {}): AdminReview => ({
  id: 101,
  rating: 4,
  title: 'Clear and kind',
  content: 'She explained it until I understood.',
  createdAt: '2026-11-19T09:30:00.000Z',
  username: 'priya',
  userId: 12,
  isApproved: 0,
  version: 1,
  ...over,
})

export const aView = (over: Partial<SavedView> = {}): SavedView => ({
  id: 21,
  resource: 'users',
  name: 'Editors',
  query: 'filter=%7B%22role%22%3A%22editor%22%7D&sort=username&order=ASC',
  isShared: false,
  isMine: true,
  ownerName: 'ADMIN',
  isDefault: false,
  createdAt: '2026-11-20T09:30:00.000Z',
  ...over,
})

export const anEntry = (over: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 9,
  at: '2026-11-20T09:30:00.000Z',
  actorId: 1,
  actorName: 'ADMIN',
  action: 'review.approve',
  subjectType: 'review',
  subjectId: 101,
  details: {},
  before: null,
  after: null,
  ip: null,
  country: null,
  operationId: null,
  undoes: null,
  isUndoable: false,
  ...over,
})

export const anEmailLog = (over: Partial<EmailLog> = {}): EmailLog => ({
  filename: '20261120T093000-0123456789ab.html',
  timestamp: '2026-11-20T09:30:00.000Z',
  recipient: 'asha@example.org',
  size: 1536,
  path: '/api/admin/email-logs/20261120T093000-0123456789ab.html',
  reason: 'unreachable',
  detail: null,
  ...over,
})

export const aTestResult = (
  over: Partial<EmailTestResult> = {},
  result: Partial<EmailTestResult['result']> = {},
): EmailTestResult => ({
  success: true,
  message: 'The test email was sent.',
  emailLogFiles: [],
  emailLogTotal: 0,
  ...over,
  result: {
    messageId: '<0123456789ab@nila.test>',
    state: 'sent',
    provider: 'brevo',
    log: null,
    answers: [],
    ...result,
  },
})

export const aProvider = (over: Partial<EmailProvider> = {}): EmailProvider => ({
  name: 'brevo',
  isConfigured: true,
  breaker: 'closed',
  sentToday: 41,
  leftToday: 259,
  reserved: 50,
  lastError: null,
  lastErrorAt: null,
  ...over,
})
