import { getEmailProviders } from '@nila/api/contract'
import { EmailProvider, OutboxEmail, transaction } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { mailConfigOf, useCarriers } from '../../testing/mails.ts'

const { brevo, gmail } = await useCarriers()

/** Of twelve, a sixth is kept back for security mail. */
const LIMIT = 12
const RESERVED = 2

const api = useApi({ mail: mailConfigOf({ brevo, gmail, brevoLimit: LIMIT }) }, { sendsMail: true })

const mails = {
  ordinary: { name: 'welcome', values: { username: 'asha' } },
  security: {
    name: 'newDevice',
    values: {
      username: 'asha',
      browser: 'Firefox',
      ip: '203.0.113.0',
      country: null,
      at: '2026-11-20T09:00:00.000Z',
    },
  },
} as const

/** Queues mails in one transaction, and gives who took each, in no order. */
async function send(count: number, kind: keyof typeof mails = 'ordinary'): Promise<(string | null)[]> {
  const ids = await transaction(async (trx) => {
    const rows: OutboxEmail[] = []
    for (let n = 0; n < count; n += 1) {
      rows.push(await api.outbox.queue(trx, { to: `user-${n}@example.org`, mail: mails[kind] }))
    }
    return rows.map(({ id }) => id)
  })
  const sent = () => OutboxEmail.query().whereIn('id', ids).where({ state: 'sent' })
  await expect.poll(() => sent().resultSize(), { timeout: 30_000 }).toBe(count)
  return (await sent()).map(({ provider }) => provider).sort()
}

const brevoState = async () => {
  const admin = await api.signIn({ role: 'admin' })
  const { providers } = await admin.call(getEmailProviders, {})
  return providers[0]
}
const times = (count: number, name: string) => Array<string>(count).fill(name)

describe("a provider's day", () => {
  test('is not overdrawn, and a part of it is for security mail only', async () => {
    const ordinary = await send(20)
    expect(ordinary).toEqual([...times(LIMIT - RESERVED, 'brevo'), ...times(10, 'gmail')])
    expect(await brevoState()).toMatchObject({ sentToday: 10, leftToday: 2, reserved: 2, breaker: 'closed' })
    expect(await send(3, 'security')).toEqual([...times(RESERVED, 'brevo'), 'gmail'])
    expect(await brevoState()).toMatchObject({ sentToday: LIMIT, leftToday: 0 })
  })

  test('begins anew at midnight UTC', async () => {
    await send(10)
    await EmailProvider.query()
      .patch({ day: EmailProvider.raw('day - 1') })
      .where({ name: 'brevo' })
    expect(await send(2)).toEqual(times(2, 'brevo'))
    expect(await brevoState()).toMatchObject({ sentToday: 2 })
  })

  test('does not count what the provider did not take', async () => {
    brevo.script({ status: 500 })
    await send(2)
    expect(await brevoState()).toMatchObject({ sentToday: 0, leftToday: LIMIT })
  })
})

describe('the breaker', () => {
  const open = async () => {
    brevo.script({ status: 500 })
    await send(5)
    expect(brevo.requests).toHaveLength(5)
  }
  /** As if its minute were over. */
  const wait = () =>
    EmailProvider.query().patch({ openUntil: EmailProvider.raw("now() - interval '1 second'") })

  test('opens after five failures in a row, and nobody asks any more', async () => {
    await open()
    expect(await brevoState()).toMatchObject({ breaker: 'open', lastError: 'HTTP 500 Internal error' })
    brevo.script({ status: 201 })
    expect(await send(3)).toEqual(times(3, 'gmail'))
    expect(brevo.requests).toHaveLength(5)
  })

  test('lets one mail probe after a minute; when that fails it stays open', async () => {
    await open()
    await wait()
    expect(await brevoState()).toMatchObject({ breaker: 'probing' })
    await send(4)
    expect(brevo.requests).toHaveLength(6)
    expect(await brevoState()).toMatchObject({ breaker: 'open' })
  })

  test('closes when the probe succeeds', async () => {
    await open()
    await wait()
    brevo.script({ status: 201 })
    expect(await send(1)).toEqual(['brevo'])
    expect(await brevoState()).toMatchObject({ breaker: 'closed' })
    expect(await send(2)).toEqual(times(2, 'brevo'))
  })

  test('opens in the middle of a batch, whose rest goes on to the next provider at once', async () => {
    brevo.script({ status: 500 })
    expect(await send(20)).toEqual(times(20, 'gmail'))
    // Two slices may be under way, each with five failures and four more that were begun before the fifth was known.
    expect(brevo.requests.length).toBeLessThanOrEqual(18)
  })

  test('that was opened by wrong credentials makes no mail wait for what does not pass by itself', async () => {
    brevo.script({ status: 401 })
    gmail.script({ at: 'mail', code: 535 })
    for (let n = 0; n < 7; n += 1) {
      const mail = { to: 'asha@example.org', mail: mails.ordinary }
      const { id } = await transaction((trx) => api.outbox.queue(trx, mail))
      await expect.poll(async () => (await OutboxEmail.query().findById(id))?.state).toBe('logged')
    }
    expect(brevo.requests).toHaveLength(5)
  })

  test('stays closed while successes come in between', async () => {
    const down = { status: 500 }
    const up = { status: 201 }
    brevo.script(down, down, down, down, up, down, down, down, down, up)
    for (let n = 0; n < 10; n += 1) await send(1)
    expect(await brevoState()).toMatchObject({ breaker: 'closed', sentToday: 2 })
  })
})
