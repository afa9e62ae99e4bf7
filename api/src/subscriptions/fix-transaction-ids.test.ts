import { fixTransactionIds, undoOperation } from '@nila/api/contract'
import { AuditEntry, Subscription } from '@nila/db'
import { buildAvatar, buildSubscription, buildUser } from '@nila/db/testing'
import { expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'

const api = useApi()
const UTR = '412345678901'
const today = () => new Date().toISOString().slice(0, 10).replaceAll('-', '')
const idOf = async (id: number) => (await Subscription.query().findById(id))?.transactionId

test.each([
  [UTR, 'skipped', UTR],
  ['T2409-abcd', 'skipped', 'T2409-abcd'],
  ['RECOVERY-7-20260101', 'skipped', 'RECOVERY-7-20260101'],
  [` ${UTR}\n`, 'fixed_existing', UTR],
  ['4123 4567 8901', 'fixed_existing', UTR],
  ['UTR: 412345678901', 'fixed_existing', UTR],
  ['upi ref no. 412345678901', 'fixed_existing', UTR],
  ['Transaction ID - 4123 4567 8901.', 'fixed_existing', UTR],
  ['(412345678901)', 'fixed_existing', UTR],
  ['４１２３４５６７８９０１', 'fixed_existing', UTR],
  ['\u200b412345678901', 'fixed_existing', UTR],
  ['txn id: t2409 01ab', 'fixed_existing', 'T240901AB'],
  ['paid yesterday!', 'error', 'paid yesterday!'],
  ['UTR', 'error', 'UTR'],
  ['1234567', 'error', '1234567'],
])('a record by UPI with the id %j is %s', async (transactionId, action, fixed) => {
  const { id } = await buildSubscription({ transactionId })
  const admin = await api.signIn({ role: 'admin' })
  const { results } = await admin.call(fixTransactionIds, { body: {} })
  expect(results).toEqual([{ subscriptionId: id, success: action !== 'error', action, transactionId: fixed }])
  expect(await idOf(id)).toBe(fixed)
})

test.each([null, '', '  '])('a record without an id (%j) is given a recovery id', async (transactionId) => {
  const { id } = await buildSubscription({ transactionId, paymentMethod: 'bank' })
  const admin = await api.signIn({ role: 'admin' })
  const fixed = `RECOVERY-${id}-${today()}`
  const { results } = await admin.call(fixTransactionIds, { body: {} })
  expect(results).toEqual([
    { subscriptionId: id, success: true, action: 'added_recovery', transactionId: fixed },
  ])
  expect(await idOf(id)).toBe(fixed)
})

test.each([null, 'upi 1'])('free access is skipped, whatever its id (%j)', async (transactionId) => {
  const { id } = await buildSubscription({ paymentMethod: 'free_access', transactionId })
  const admin = await api.signIn({ role: 'admin' })
  expect(await admin.call(fixTransactionIds, { body: {} })).toEqual({
    message: 'Transaction IDs: 0 fixed, 0 recovered, 1 skipped, 0 failed.',
    results: [{ subscriptionId: id, success: true, action: 'skipped', transactionId }],
    operationId: null,
  })
})

test('all of it is one operation, written down and undone as one; a second run finds nothing to do', async () => {
  const { id: untidy } = await buildSubscription({ transactionId: `UTR ${UTR}` })
  const { id: missing } = await buildSubscription({ transactionId: null, status: 'active' })
  const { id: tidy } = await buildSubscription({ transactionId: UTR })
  const admin = await api.signIn({ role: 'admin', username: 'ravi' })
  const { message, operationId } = await admin.call(fixTransactionIds, { body: {} })
  expect(message).toBe('Transaction IDs: 1 fixed, 1 recovered, 1 skipped, 0 failed.')
  const action = 'subscription.fix_transaction_id'
  const after = { transactionId: UTR, version: 2 }
  expect(await AuditEntry.query().where({ action }).orderBy('id')).toMatchObject([
    { subjectId: untidy, before: { transactionId: `UTR ${UTR}`, version: 1 }, after, operationId },
    { subjectId: missing, before: { transactionId: null, version: 1 }, actorName: 'ravi', operationId },
  ])
  expect(await Subscription.query().findById(tidy)).toMatchObject({ version: 1 })

  const second = await admin.call(fixTransactionIds, { body: {} })
  expect(second).toMatchObject({
    message: 'Transaction IDs: 0 fixed, 0 recovered, 3 skipped, 0 failed.',
    operationId: null,
  })
  await admin.call(undoOperation, { params: { operationId: operationId ?? 0 }, body: {} })
  expect([await idOf(untidy), await idOf(missing)]).toEqual([`UTR ${UTR}`, null])
  expect(await AuditEntry.query().where({ action }).resultSize()).toBe(4)
})

test('what the database refuses is told and left, and the rest goes on', async () => {
  const requests = await Promise.all(
    Array.from({ length: 9 }, () => buildSubscription({ transactionId: null })),
  )
  const bad = requests[4]?.id ?? 0
  const { db } = api.database
  await db.raw(
    `alter table subscriptions add constraint refuses_for_a_test check (transaction_id not like 'RECOVERY-${bad}-%')`,
  )
  const admin = await api.signIn({ role: 'admin' })
  const answer = await admin.call(fixTransactionIds, { body: {} })
  await db.raw('alter table subscriptions drop constraint refuses_for_a_test')
  expect(answer.message).toBe('Transaction IDs: 0 fixed, 8 recovered, 0 skipped, 1 failed.')
  expect(answer.results.filter(({ success }) => !success)).toEqual([
    { subscriptionId: bad, success: false, action: 'error', transactionId: null },
  ])
  expect(await Subscription.query().whereNull('transactionId')).toMatchObject([{ id: bad, version: 1 }])
  expect(await AuditEntry.query().where({ subjectType: 'subscription' }).resultSize()).toBe(8)
})

test('thousands are done, and undone, in batches; of those that need nothing the newest are named', async () => {
  const { id: userId } = await buildUser()
  const { id: avatarId } = await buildAvatar()
  const row = { userId, avatarId, paymentMethod: 'upi', status: 'expired' as const }
  const rows = (count: number, transactionId: string | null) =>
    Subscription.query().insert(Array.from({ length: count }, () => ({ ...row, transactionId })))
  await rows(600, null)
  await rows(600, UTR)
  await rows(600, 'ref: 412345678901')
  const admin = await api.signIn({ role: 'admin' })
  const { message, results, operationId } = await admin.call(fixTransactionIds, { body: {} })
  expect(message).toBe('Transaction IDs: 600 fixed, 600 recovered, 600 skipped, 0 failed.')
  expect(results).toHaveLength(1700)
  expect(new Set(results.map(({ subscriptionId }) => subscriptionId)).size).toBe(1700)
  expect(await Subscription.query().whereNull('transactionId').resultSize()).toBe(0)

  const undone = await admin.call(undoOperation, { params: { operationId: operationId ?? 0 }, body: {} })
  expect(undone.results.filter(({ success }) => success)).toHaveLength(1200)
  expect(await Subscription.query().whereNull('transactionId').resultSize()).toBe(600)
  expect(await Subscription.query().where({ transactionId: UTR }).resultSize()).toBe(600)
})

test('two administrators at once change each record once', async () => {
  await Promise.all(Array.from({ length: 20 }, () => buildSubscription({ transactionId: null })))
  const admin = await api.signIn({ role: 'admin' })
  const fix = () => admin.call(fixTransactionIds, { body: {} })
  await Promise.all([fix(), fix(), fix()])
  expect(await Subscription.query().where({ version: 2 }).resultSize()).toBe(20)
  expect(await AuditEntry.query().where({ subjectType: 'subscription' }).resultSize()).toBe(20)
})
