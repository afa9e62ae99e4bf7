import type { ChatReport, ReportStatus } from '@nila/api/contract/chat-reports'
import type { ChatSettings } from '@nila/api/contract/chat-settings'
import type { ChatUsage } from '@nila/api/contract/chat-usage'
import type { ModelEndpoint, ModelEndpointBody, ModelEndpoints } from '@nila/api/contract/model-endpoints'
import { answers } from './fake-api.ts'

type Call = { path: string; query: Record<string, unknown>; body: unknown; ifMatch: string | null }

export const aModel = (over: Partial<ModelEndpoint> = {}): ModelEndpoint => ({
  id: 3,
  baseUrl: 'https://models.example/v1',
  isInsecure: false,
  hasKey: true,
  model: 'sarvam-m',
  contextTokens: 8192,
  maxOutputTokens: 2048,
  promptPrice: 12_500_000,
  completionPrice: 40_000_000,
  isEnabled: true,
  version: 1,
  ...over,
})

export const someSettings = (over: Partial<ChatSettings> = {}): ChatSettings => ({
  dailyMessages: 200,
  currency: 'INR',
  moderation: null,
  version: 1,
  ...over,
})

const idOf = (path: string) => Number(path.split('/').at(-1))

/** Routes of an API that keeps its models, as the real one does; the key it was given last is `key`. */
export function keepingModels(
  start: ModelEndpoint[],
  environment: ModelEndpoints['environment'] = null,
  settings = someSettings(),
) {
  let endpoints = start
  const all = () => answers.json({ endpoints, environment })
  return {
    'GET /api/admin/model-endpoints': all,
    'GET /api/admin/chat-settings': () => answers.json(settings),
    'GET /api/admin/audit-log': () => answers.list([]),
    'POST /api/admin/model-endpoints/detect': () =>
      answers.json([
        { kind: 'ollama', baseUrl: 'http://127.0.0.1:11434/v1', models: ['gemma3:4b', 'qwen3'] },
      ]),
    'POST /api/admin/model-endpoints/models': ({ body }: Call) => {
      const { baseUrl } = body as { baseUrl: string }
      return answers.json({ isWorking: true, baseUrl, isInsecure: false, models: ['sarvam-m', 'other'] })
    },
    'POST /api/admin/model-endpoints/try': () =>
      answers.json({ isWorking: true, firstTextMs: 312, text: 'नमस्ते!' }),
    'POST /api/admin/model-endpoints/:id/test': () =>
      answers.json({ isWorking: true, firstTextMs: 250, text: 'Hello!' }),
    'POST /api/admin/model-endpoints': ({ body }: Call) => {
      const { apiKey, ...written } = body as ModelEndpointBody
      const created = aModel({ ...written, id: 9, hasKey: Boolean(apiKey) })
      endpoints = [...endpoints, created]
      return answers.json(created, { status: 201 })
    },
    'PUT /api/admin/model-endpoints/order': ({ body }: Call) => {
      const { ids } = body as { ids: number[] }
      endpoints = ids.flatMap((id) => endpoints.find((endpoint) => endpoint.id === id) ?? [])
      return all()
    },
    'PATCH /api/admin/model-endpoints/:id': ({ path, body }: Call) => {
      const { apiKey: _, ...changed } = body as Partial<ModelEndpointBody>
      endpoints = endpoints.map((endpoint) =>
        endpoint.id === idOf(path)
          ? ({ ...endpoint, ...changed, version: endpoint.version + 1 } as ModelEndpoint)
          : endpoint,
      )
      return answers.json({ ...endpoints.find(({ id }) => id === idOf(path)), operationId: 51 })
    },
    'DELETE /api/admin/model-endpoints/:id': ({ path }: Call) => {
      endpoints = endpoints.filter(({ id }) => id !== idOf(path))
      return answers.none()
    },
  }
}

const nothing = {
  answers: 0,
  byModel: 0,
  stopped: 0,
  failed: 0,
  interrupted: 0,
  promptTokens: 0,
  completionTokens: 0,
  estimatedTokens: 0,
  cost: 0,
  firstTextP50: null,
  firstTextP95: null,
  users: 0,
  guests: 0,
}

/** A week in which only the last two days saw anything. */
export const aUsage = (over: Partial<ChatUsage> = {}): ChatUsage => ({
  days: [14, 15, 16, 17, 18, 19, 20].map((day) => ({
    day: `2026-11-${day}`,
    ...nothing,
    ...(day === 19 && { answers: 30, byModel: 30, cost: 2_000_000, users: 8, guests: 2, firstTextP50: 800 }),
    ...(day === 20 && { answers: 12, byModel: 10, promptTokens: 900, users: 5, firstTextP50: 640 }),
  })),
  totals: {
    ...nothing,
    answers: 42,
    byModel: 40,
    stopped: 1,
    failed: 3,
    promptTokens: 12_000,
    completionTokens: 4000,
    estimatedTokens: 1600,
    cost: 2_340_000,
    firstTextP50: 740,
    firstTextP95: 2300,
    users: 9,
    guests: 2,
  },
  models: [
    {
      model: 'sarvam-m',
      baseUrl: 'https://models.example/v1',
      answers: 40,
      byModel: 40,
      stopped: 1,
      failed: 3,
      interrupted: 0,
      promptTokens: 12_000,
      completionTokens: 4000,
      estimatedTokens: 1600,
      cost: 2_340_000,
      firstTextP50: 740,
      firstTextP95: 2300,
    },
  ],
  failures: [
    { failure: 'model_busy', count: 2 },
    { failure: 'moderated', count: 1 },
  ],
  ratings: { up: 7, down: 1 },
  currency: 'INR',
  ...over,
})

export const noUsage = (): ChatUsage => {
  const { days, ...usage } = aUsage()
  return {
    ...usage,
    days: days.map(({ day }) => ({ day, ...nothing })),
    totals: nothing,
    models: [],
    failures: [],
    ratings: { up: 0, down: 0 },
  }
}

export const aReport = (over: Partial<ChatReport> = {}): ChatReport => ({
  id: 31,
  status: 'open',
  reason: 'wrong',
  note: '',
  question: 'When does the monsoon come?',
  answer: 'In January.',
  language: 'en',
  model: 'sarvam-m',
  avatarName: null,
  userId: 12,
  username: 'priya',
  createdAt: '2026-11-19T09:30:00.000Z',
  resolution: '',
  resolvedAt: null,
  resolvedByName: null,
  version: 1,
  ...over,
})

/** Routes of an API that keeps its reports and what was done to them, as the real one does. */
export function keepingReports(...start: ChatReport[]) {
  let reports = start
  const operations = new Map<number, ChatReport[]>()
  const set = (ids: number[], over: Partial<ChatReport>): number => {
    const operationId = operations.size + 1
    operations.set(
      operationId,
      reports.filter(({ id }) => ids.includes(id)),
    )
    reports = reports.map((report) =>
      ids.includes(report.id) ? { ...report, ...over, version: report.version + 1 } : report,
    )
    return operationId
  }
  const find = (ids: number[]) => reports.filter(({ id }) => ids.includes(id))
  const count = (status: ReportStatus) => reports.filter((report) => report.status === status).length
  return {
    'GET /api/admin/chat-reports': ({ query }: Call) => {
      const { status } = query.filter as { status?: ReportStatus }
      const shown = reports.filter((report) => !status || report.status === status)
      const [first, last] = query.range as [number, number]
      const counts = `open=${count('open')},resolved=${count('resolved')},dismissed=${count('dismissed')},all=${reports.length}`
      return answers.list(shown.slice(first, last + 1), shown.length, counts)
    },
    'PATCH /api/admin/chat-reports/:id': ({ path, body }: Call) => {
      const operationId = set([idOf(path)], body as Partial<ChatReport>)
      return answers.json({ ...find([idOf(path)])[0], operationId })
    },
    'POST /api/admin/chat-reports/bulk': ({ body }: Call) => {
      const { ids, status, resolution } = body as { ids: number[]; status: ReportStatus; resolution: string }
      const operationId = set(ids, { status, resolution })
      const results = ids.map((id) => ({ id, success: true }))
      return answers.json({ operationId, results, records: find(ids) })
    },
    'POST /api/admin/undo/:operationId': ({ path }: Call) => {
      const before = operations.get(idOf(path)) ?? []
      reports = reports.map((report) => before.find(({ id }) => id === report.id) ?? report)
      const results = before.map(({ id }) => ({ id, success: true }))
      return answers.json({ operationId: 99, resource: 'chat-reports', results })
    },
    'GET /api/admin/audit-log': () => answers.list([]),
  }
}
