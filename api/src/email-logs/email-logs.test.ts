import {
  deleteEmailLog,
  deleteEmailLogs,
  getEmailLog,
  listAuditLog,
  listEmailLogs,
  reauthenticate,
} from '@nila/api/contract'
import { EmailLog, Session } from '@nila/db'
import { buildEmailLog } from '@nila/db/testing'
import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../testing/accounts.ts'
import { useApi } from '../../testing/api.ts'

const api = useApi()

const nth = (n: number) => ({ timestamp: new Date(Date.UTC(2026, 10, 20, 9, n)) })

const superAdmin = async () => {
  const agent = await api.signIn({ role: 'super_admin' })
  await agent.call(reauthenticate, { body: { password: PASSWORD } })
  return agent
}

describe('the list', () => {
  test('shows the newest first, a page at a time, and says how many there are', async () => {
    for (const n of [1, 2, 3]) await buildEmailLog({ recipient: `user-${n}@example.org`, ...nth(n) })
    const admin = await api.signIn({ role: 'admin' })
    const response = await admin.fetch('/api/admin/email-logs?range=[0,1]')
    expect(response.headers.get('Content-Range')).toBe('email-logs 0-1/3')
    const { logs, total } = (await response.json()) as { logs: { recipient: string }[]; total: number }
    expect(total).toBe(3)
    expect(logs.map(({ recipient }) => recipient)).toEqual(['user-3@example.org', 'user-2@example.org'])
    expect(logs[0]).toEqual({
      filename: expect.stringMatching(/\.html$/),
      timestamp: '2026-11-20T09:03:00.000Z',
      recipient: 'user-3@example.org',
      size: expect.any(Number),
      path: expect.stringMatching(/^\/api\/admin\/email-logs\/.+\.html$/),
      reason: 'not_configured',
      detail: null,
    })
  })

  test('is sorted by size or recipient, and narrowed to recipients', async () => {
    await buildEmailLog({ recipient: 'ravi@example.org', size: 10 })
    await buildEmailLog({ recipient: 'asha@example.org', size: 2000 })
    const admin = await api.signIn({ role: 'admin' })
    const names = async (input: Parameters<typeof admin.list<typeof listEmailLogs>>[1]) =>
      (await admin.list(listEmailLogs, input)).items.map(({ recipient }) => recipient.split('@')[0])
    expect(await names({ sort: ['size', 'ASC'] })).toEqual(['ravi', 'asha'])
    expect(await names({ sort: ['recipient', 'ASC'] })).toEqual(['asha', 'ravi'])
    expect(await names({ filter: { q: 'RAVI' } })).toEqual(['ravi'])
    expect((await admin.fetch('/api/admin/email-logs?sort=["html","ASC"]')).status).toBe(400)
  })
})

describe('a log', () => {
  test('is a page of HTML that may be framed here, and in which nothing runs, loads or leads away', async () => {
    const { filename } = await buildEmailLog({ html: '<p>Hello</p><script>alert(1)</script>' })
    const admin = await api.signIn({ role: 'admin' })
    const response = await admin.fetch(`/api/admin/email-logs/${filename}`)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    for (const rule of ['sandbox;', "default-src 'none'", "frame-ancestors 'self'"])
      expect(policy).toContain(rule)
    expect(policy).not.toMatch(/allow-|script-src/)
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.text()).toContain('<p>Hello</p>')
  })

  const wrong = [
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e',
    'demo-credentials.json',
    '20261120T093000-0000000000ab.html%00',
    '20261120T093000-0000000000ab.html%0a',
    '20261120T093000-0000000000AB.html',
    '20261120T093000-0000000000ab.txt',
    `${'9'.repeat(9000)}.html`,
    "'%20or%20'1'='1",
  ]
  const titled = wrong.map((name) => [name.slice(0, 60), name] as const)
  test.each(titled)('R31 %s is no name of a log, and is not found', async (_, name) => {
    await buildEmailLog({ filename: '20261120T093000-0000000000ab.html' })
    const admin = await superAdmin()
    for (const method of ['GET', 'DELETE']) {
      const response = await admin.fetch(`/api/admin/email-logs/${name}`, { method })
      expect(response.status).toBe(404)
    }
    expect(await EmailLog.query().resultSize()).toBe(1)
  })

  test('that was deleted meanwhile is not found', async () => {
    const admin = await superAdmin()
    const params = { filename: '20261120T093000-0000000000ab.html' }
    await expect(admin.call(getEmailLog, { params })).rejects.toMatchObject({ code: 'email_log_not_found' })
    await expect(admin.call(deleteEmailLog, { params })).rejects.toMatchObject({ status: 404 })
  })
})

describe('R26 deleting logs', () => {
  test('is for the super-admin alone', async () => {
    const { filename } = await buildEmailLog()
    const admin = await api.signIn({ role: 'admin' })
    await admin.call(reauthenticate, { body: { password: PASSWORD } })
    await expect(admin.call(deleteEmailLog, { params: { filename } })).rejects.toMatchObject({ status: 403 })
    await expect(admin.call(deleteEmailLogs, {})).rejects.toMatchObject({ code: 'admin_forbidden' })
    expect(await EmailLog.query().resultSize()).toBe(1)
  })

  test('wants the password again, at most ten minutes ago', async () => {
    const { filename } = await buildEmailLog()
    const agent = await api.signIn({ role: 'super_admin' })
    const refusal = { status: 403, code: 'reauthentication_required' }
    await expect(agent.call(deleteEmailLog, { params: { filename } })).rejects.toMatchObject(refusal)
    await expect(agent.call(deleteEmailLogs, {})).rejects.toMatchObject(refusal)

    await agent.call(reauthenticate, { body: { password: PASSWORD } })
    await Session.query().patch({ reauthenticatedAt: Session.raw("now() - interval '11 minutes'") })
    await expect(agent.call(deleteEmailLogs, {})).rejects.toMatchObject(refusal)
    expect(await EmailLog.query().resultSize()).toBe(1)
  })

  test('one, or all, is written down in the audit log', async () => {
    const [{ filename }] = [await buildEmailLog(), await buildEmailLog(), await buildEmailLog()]
    const agent = await superAdmin()
    await agent.call(deleteEmailLog, { params: { filename } })
    expect(await agent.call(deleteEmailLogs, {})).toEqual({ deleted: 2 })
    expect(await agent.call(deleteEmailLogs, {})).toEqual({ deleted: 0 })
    const { items } = await agent.list(listAuditLog, { filter: { subjectType: 'email_log' } })
    expect(items).toMatchObject([
      { action: 'email_log.delete_all', subjectId: null, details: { deleted: 2 } },
      { action: 'email_log.delete', details: { filename } },
    ])
  })
})
