import {
  decideChatReport,
  decideChatReports,
  getPendingWork,
  listChatReports,
  undoOperation,
} from '@nila/api/contract'
import { AuditEntry, MessageReport } from '@nila/db'
import { buildAvatar, buildReport, buildUser } from '@nila/db/testing'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'

const api = useApi()
const signIn = () => api.signIn({ role: 'admin' })

describe('the list', () => {
  test('shows what was reported, by whom, of which avatar', async () => {
    const { id: userId, username } = await buildUser()
    const { id: avatarId, name } = await buildAvatar()
    await buildReport({ userId, avatarId, model: 'model-a', note: 'Not true.', language: 'hi' })
    const { items } = await (await signIn()).list(listChatReports)
    expect(items).toMatchObject([
      {
        status: 'open',
        reason: 'wrong',
        note: 'Not true.',
        question: expect.stringContaining('Question'),
        answer: expect.stringContaining('Answer'),
        language: 'hi',
        model: 'model-a',
        avatarName: name,
        userId,
        username,
        resolution: '',
        resolvedAt: null,
        resolvedByName: null,
        version: 1,
      },
    ])
  })

  test('has the counts of its tabs, under the same search', async () => {
    await buildReport({ question: 'क्या यह सच है?' })
    await buildReport({ answer: 'यह सच है, 100%' })
    await buildReport({ status: 'dismissed', note: 'सच' })
    await buildReport({ status: 'resolved' })
    const admin = await signIn()
    const all = await admin.list(listChatReports, { filter: { status: 'open' } })
    expect(all).toMatchObject({ total: 2, counts: { open: 2, resolved: 1, dismissed: 1, all: 4 } })
    const found = await admin.list(listChatReports, { filter: { q: 'सच' } })
    expect(found).toMatchObject({ total: 3, counts: { open: 2, resolved: 0, dismissed: 1, all: 3 } })
    expect(await admin.list(listChatReports, { filter: { q: '100%' } })).toMatchObject({ total: 1 })
    const unsafe = await admin.list(listChatReports, { filter: { reason: 'unsafe' } })
    expect(unsafe).toMatchObject({ total: 0, counts: { all: 0 } })
  })

  test('sorts by every field that it lists, and shows each record once over its pages', async () => {
    for (const reason of ['wrong', 'unsafe', 'other', 'language', 'unhelpful']) await buildReport({ reason })
    const admin = await signIn()
    for (const field of listChatReports.sort) {
      const pages = [
        await admin.list(listChatReports, { sort: [field, 'ASC'], range: [0, 2] }),
        await admin.list(listChatReports, { sort: [field, 'ASC'], range: [3, 9] }),
      ]
      const ids = pages.flatMap(({ items }) => items.map(({ id }) => id))
      expect([field, ids.toSorted((a, b) => a - b)]).toEqual([field, [1, 2, 3, 4, 5]])
    }
  })

  test('is a file too, in which no cell is a formula', async () => {
    await buildReport({ question: '=cmd()' })
    const response = await (await signIn()).fetch('/api/admin/chat-reports.csv')
    expect(response.status).toBe(200)
    const text = await response.text()
    expect(text.split('\n')[0]).toContain('"id","status","reason","note","question","answer"')
    expect(text).not.toMatch(/(^|,)"?=cmd/m)
  })
})

describe('deciding', () => {
  test('takes words, names who did it, and is told once', async () => {
    const { id } = await buildReport()
    const admin = await signIn()
    expect(await admin.call(getPendingWork, {})).toMatchObject({ 'chat-reports': 1 })
    const body = { status: 'resolved', resolution: 'Prompt mended.' } as const
    const decided = await admin.call(decideChatReport, { params: { id }, body })
    expect(decided).toMatchObject({
      ...body,
      resolvedByName: admin.user.username,
      resolvedAt: expect.any(String),
      version: 2,
      operationId: expect.any(Number),
    })
    expect(await admin.call(getPendingWork, {})).toMatchObject({ 'chat-reports': 0 })
    const again = await admin.call(decideChatReport, { params: { id }, body }, 1)
    expect(again).toMatchObject({ version: 2, operationId: null })
    expect(await AuditEntry.query().where({ subjectType: 'chat_report' })).toMatchObject([
      { action: 'chat_report.resolve', subjectId: id, details: { reason: 'wrong' } },
    ])
  })

  test('leaves the words of the chat out of the audit log, which is for ever', async () => {
    const { id } = await buildReport({
      question: 'A private matter',
      answer: 'An answer to it',
      note: 'Mine',
    })
    const admin = await signIn()
    await admin.call(decideChatReport, { params: { id }, body: { status: 'dismissed' } })
    expect(JSON.stringify(await AuditEntry.query())).not.toMatch(/private|answer to it|Mine/)
  })

  test('is undone, and what undid it too', async () => {
    const { id } = await buildReport()
    const admin = await signIn()
    const body = { status: 'dismissed', resolution: 'Nothing wrong.' } as const
    const { operationId } = await admin.call(decideChatReport, { params: { id }, body })
    const undo = (of: number | null) =>
      admin.call(undoOperation, { params: { operationId: of ?? 0 }, body: {} })
    const undone = await undo(operationId)
    expect(undone).toMatchObject({ resource: 'chat-reports', results: [{ id, success: true }] })
    expect(await MessageReport.query().findById(id)).toMatchObject({
      status: 'open',
      resolution: '',
      resolvedBy: null,
      resolvedAt: null,
    })
    await undo(undone.operationId)
    expect(await MessageReport.query().findById(id)).toMatchObject({
      ...body,
      resolvedBy: admin.user.id,
      resolvedAt: expect.any(Date),
      version: 4,
    })
    const actions = await AuditEntry.query().where({ subjectType: 'chat_report' }).orderBy('id')
    expect(actions.map(({ action }) => action)).toEqual([
      'chat_report.dismiss',
      'chat_report.reopen',
      'chat_report.dismiss',
    ])
  })

  test('cannot be put back to somebody whose account is gone', async () => {
    const { id } = await buildReport()
    const former = await signIn()
    const admin = await signIn()
    await former.call(decideChatReport, { params: { id }, body: { status: 'resolved' } })
    const { operationId } = await admin.call(decideChatReport, { params: { id }, body: { status: 'open' } })
    await api.database.db('users').where({ id: former.user.id }).delete()
    await expect(
      admin.call(undoOperation, { params: { operationId: operationId ?? 0 }, body: {} }),
    ).rejects.toMatchObject({ status: 409, code: 'operation_moved_on' })
    expect(await MessageReport.query().findById(id)).toMatchObject({ status: 'open' })
  })

  test('is refused on an older version, with the one that there is', async () => {
    const { id } = await buildReport({ status: 'resolved', version: 2 })
    const admin = await signIn()
    const dismissing = { params: { id }, body: { status: 'dismissed' } } as const
    await expect(admin.call(decideChatReport, dismissing, 1)).rejects.toMatchObject({
      status: 412,
      current: { id, status: 'resolved', version: 2 },
    })
  })

  test('many at once is one operation, with a line for each', async () => {
    const [one, other, moved] = [await buildReport(), await buildReport(), await buildReport({ version: 3 })]
    const admin = await signIn()
    const ids = [one.id, other.id, moved.id, 4711]
    const versions = { [one.id]: 1, [moved.id]: 2 }
    const answer = await admin.call(decideChatReports, { body: { ids, versions, status: 'dismissed' } })
    expect(answer.results).toEqual([
      { id: one.id, success: true },
      { id: other.id, success: true },
      { id: moved.id, success: false, code: 'stale_version' },
      { id: 4711, success: false, code: 'chat_report_not_found' },
    ])
    expect(answer.records.map(({ status }) => status).sort()).toEqual(['dismissed', 'dismissed', 'open'])
    const entries = await AuditEntry.query().where({ operationId: answer.operationId })
    expect(entries).toHaveLength(2)
  })

  test.each([
    ['status', { status: 'done' }],
    ['resolution', { status: 'resolved', resolution: 'x'.repeat(1001) }],
    ['resolution', { status: 'resolved', resolution: 'a\u0000b' }],
    ['question', { status: 'resolved', question: 'Another' }],
  ])('a wrong %s (%j) is refused and nothing is decided', async (field, body) => {
    const { id } = await buildReport()
    const response = await (await signIn()).send('PATCH', `/api/admin/chat-reports/${id}`, body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ fields: { [field]: expect.anything() } })
    expect(await MessageReport.query()).toMatchObject([{ status: 'open', version: 1 }])
  })

  test('a report that is gone is not there', async () => {
    const deciding = { params: { id: 4711 }, body: { status: 'resolved' } } as const
    await expect((await signIn()).call(decideChatReport, deciding)).rejects.toMatchObject({
      status: 404,
      code: 'chat_report_not_found',
    })
  })
})

test('R48 what was decided long ago is removed, what waits is not', async () => {
  const longAgo = new Date(Date.now() - 401 * 86_400_000)
  await buildReport({ createdAt: longAgo })
  await buildReport({ createdAt: longAgo, status: 'dismissed', resolvedAt: new Date() })
  await buildReport({ createdAt: longAgo, status: 'resolved', resolvedAt: longAgo })
  await api.sweep()
  expect((await MessageReport.query().orderBy('id')).map(({ id }) => id)).toEqual([1, 2])
})
