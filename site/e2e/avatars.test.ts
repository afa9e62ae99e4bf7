import {
  type AvatarBody,
  createAvatar,
  listOwnSubscriptions,
  requestSubscription,
  updateAvatar,
  verifySubscription,
} from '@nila/api/contract'
import type { ContextOptions } from '@nila/api/testing'
import { barriersOf } from '@nila/api/testing/barriers'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openAs, part } from './account-pages.ts'
import { buildOwnSite } from './own-build.ts'
import { isLevelM, pixelsOf, readQr } from './qr-code.ts'
import { focusedField, type Page, runNila, signIn } from './visit.ts'

const UTR = '412345678901'
const DAY = 24 * 3600 * 1000

const nila = runNila()
type Agent = Awaited<ReturnType<typeof nila.agentOf>>
let admin: Agent

const avatarBody: AvatarBody = {
  name: 'Kisan Mitra',
  description: 'Talks about sowing, pests, soil and market prices.',
  category: 'Farming',
  icon: 'sprout',
  price: 500,
  isActive: true,
  heygenLink: null,
  persona: '',
  greeting: '',
}
const offered: number[] = []
async function offer(over: Partial<AvatarBody> = {}): Promise<number> {
  const { id } = await admin.call(createAvatar, { body: { ...avatarBody, ...over } })
  offered.push(id)
  return id
}

beforeAll(async () => {
  admin = await nila.agentOf(await nila.createAccount({ role: 'admin' }))
})
afterEach(async () => {
  for (const id of offered.splice(0))
    await admin.call(updateAvatar, { params: { id }, body: { isActive: false } })
})

const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Ask for access' })
/** As when somebody comes back from another tab or app. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

describe('where the installation has a UPI id', () => {
  const site = buildOwnSite({ UPI_ID: 'nila.help@examplebank' })

  /** Opens /avatars as that build has it, over the API that is running; signed in unless told otherwise. */
  async function openAvatars(options?: ContextOptions) {
    const account = await nila.createAccount()
    const visit = await nila.visit('/', options)
    await site.serve(visit.context, new URL(visit.page.url()).origin)
    await visit.context.request.post('/api/login', { data: account })
    await visit.page.goto('/avatars')
    return { ...visit, account, agent: await nila.agentOf(account) }
  }

  async function openDialog(options?: ContextOptions) {
    const visit = await openAvatars(options)
    await cardOf(visit.page, 'Kisan Mitra').getByRole('button', { name: 'Ask for access' }).click()
    return { ...visit, dialog: dialogOf(visit.page), card: cardOf(visit.page, 'Kisan Mitra') }
  }

  test('a guest looks around, signs in, asks by UPI, and is let in by an administrator', async () => {
    await offer()
    await offer({ name: 'Rasoi Dost', category: 'Everyday', price: 0 })
    const { page, context, account, agent, complaints } = await openAvatars()
    await context.clearCookies()
    await page.goto('/avatars')
    await page.getByText('Nila itself, the assistant, is free for everyone').waitFor()
    await cardOf(page, 'Kisan Mitra').getByText('Contribution: ₹500').waitFor()
    await cardOf(page, 'Rasoi Dost').getByText('Free', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Farming' }).click()
    await page.getByText('1 of 2 avatars').waitFor()
    expect(await cardOf(page, 'Rasoi Dost').count()).toBe(0)

    await cardOf(page, 'Kisan Mitra').getByRole('link', { name: 'Sign in to ask' }).click()
    await signIn(page, account, /\/avatars\?ask=\d+&auth_success=\d+$/)
    const dialog = dialogOf(page)
    await dialog.getByText('Kisan Mitra').waitFor()
    expect(await dialog.getByRole('radio', { name: 'Pay by UPI' }).isChecked()).toBe(true)
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await dialog.getByText('Please enter the transaction ID of your payment.').waitFor()
    await dialog.getByLabel('Transaction ID').fill('12 34')
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await dialog.getByText('A transaction ID is the 12 digits (UTR)').waitFor()
    expect(await focusedField(page)).toBe('transactionId')
    expect((await agent.list(listOwnSubscriptions)).total).toBe(0)

    await page.reload()
    expect(await dialog.getByLabel('Transaction ID').inputValue()).toBe('12 34')
    await dialog.getByLabel('Transaction ID').fill('4123 4567 8901')
    await page.keyboard.press('Enter')
    const card = cardOf(page, 'Kisan Mitra')
    await card.getByText('pending access').waitFor()
    await card.getByRole('status').getByText('We check your payment and then decide.').waitFor()
    expect(await dialog.count()).toBe(0)
    expect(await card.getByRole('heading').evaluate((name) => name === document.activeElement)).toBe(true)
    expect(new URL(page.url()).searchParams.has('ask')).toBe(false)

    await page.getByRole('link', { name: 'See your access' }).click()
    const access = part(page, 'Avatar access')
    await access.getByText('pending access').waitFor()
    await access.getByText(UTR).waitFor()
    await access.getByText('UPI', { exact: true }).waitFor()
    await access.getByRole('link', { name: 'See the avatars' }).click()
    await cardOf(page, 'Kisan Mitra').getByText('We have your request and have not decided yet.').waitFor()

    const [record] = (await agent.list(listOwnSubscriptions)).items
    expect(record).toMatchObject({ status: 'pending_verification', transactionId: UTR })
    await admin.call(verifySubscription, {
      params: { id: record?.id ?? 0 },
      body: { action: 'approve', expiresAt: new Date(Date.now() + 30 * DAY).toISOString() },
    })
    await lookAgain(page)
    await cardOf(page, 'Kisan Mitra').getByText('active access').waitFor()
    expect(await cardOf(page, 'Kisan Mitra').getByRole('button').count()).toBe(0)
    await page.getByRole('link', { name: 'See your access' }).click()
    await access.getByText('active access').waitFor()
    await access.getByText('Open until').waitFor()
    expect(await access.getByRole('definition').allTextContents()).toContain('30')
    expect(complaints).toEqual([])
  })

  test.each(['light', 'dark'] as const)(
    'the QR code asks for the price: 200 px, level M, in the %s theme',
    async (colorScheme) => {
      const id = await offer({ price: 2500 })
      const { page, dialog } = await openDialog({ colorScheme })
      const code = dialog.getByRole('img', {
        name: 'QR code for a UPI payment of ₹2,500 to nila.help@examplebank',
      })
      await code.scrollIntoViewIfNeeded()
      expect(await code.boundingBox()).toMatchObject({ width: 200, height: 200 })
      const { text, modules } = readQr(await pixelsOf(page, code))
      const payment = new URL(text)
      expect([payment.protocol, payment.host]).toEqual(['upi:', 'pay'])
      expect(Object.fromEntries(payment.searchParams)).toEqual({
        pa: 'nila.help@examplebank',
        pn: 'Nila',
        tn: `Nila avatar ${id}`,
        am: '2500.00',
        cu: 'INR',
      })
      expect(isLevelM(modules)).toBe(true)
    },
  )

  test('phones open the payment in an app, and the UPI id is there to copy', async () => {
    await offer()
    const phone = await openDialog({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })
    const link = phone.dialog.getByRole('link', { name: 'Open in a UPI app' })
    expect(await link.getAttribute('href')).toMatch(/^upi:\/\/pay\?pa=nila\.help@examplebank&.*am=500\.00/)
    const desktop = await openDialog({ permissions: ['clipboard-read', 'clipboard-write'] })
    expect(await desktop.dialog.getByRole('link', { name: 'Open in a UPI app' }).count()).toBe(0)
    await desktop.dialog.getByRole('button', { name: 'Copy UPI ID' }).click()
    await desktop.dialog.getByText('The UPI ID is copied.').waitFor()
    expect(await desktop.page.evaluate(() => navigator.clipboard.readText())).toBe('nila.help@examplebank')
  })

  test('free access is asked for once, however often the button is pressed', async () => {
    await offer()
    const { context, dialog, card, agent } = await openDialog()
    let asked = 0
    const pressed = Promise.withResolvers<void>()
    await context.route('**/api/subscriptions', async (route) => {
      asked += 1
      await pressed.promise
      await route.continue()
    })
    await dialog.getByRole('radio', { name: 'Free access' }).check()
    expect(await dialog.getByLabel('Transaction ID').count()).toBe(0)
    expect(await dialog.getByRole('img').count()).toBe(0)
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await dialog.getByRole('button', { name: 'Sending…' }).click()
    pressed.resolve()
    await card.getByText('We read it and then decide.').waitFor()
    expect(asked).toBe(1)
    const { items } = await agent.list(listOwnSubscriptions)
    expect(items).toMatchObject([{ paymentMethod: 'free_access', transactionId: null }])
  })

  test('by keyboard alone; Escape leads back to the button and loses nothing', async () => {
    await offer()
    const { page, dialog, card } = await openDialog()
    await dialog.getByLabel('Transaction ID').fill(UTR)
    await page.keyboard.press('Escape')
    expect(await dialog.count()).toBe(0)
    const button = card.getByRole('button', { name: 'Ask for access' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    expect(await dialog.getByLabel('Transaction ID').inputValue()).toBe(UTR)
    await dialog.getByRole('radio', { name: 'Pay by UPI' }).focus()
    await page.keyboard.press('ArrowDown')
    expect(await dialog.getByRole('radio', { name: 'Free access' }).isChecked()).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await card.getByText('pending access').waitFor()
  })

  test('without a connection the request waits in the dialog and is sent later', async () => {
    await offer()
    const { context, dialog, card } = await openDialog()
    await dialog.getByLabel('Transaction ID').fill(UTR)
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await dialog.getByRole('alert').getByText('Your request was not sent: Nila cannot be reached.').waitFor()
    expect(await dialog.getByLabel('Transaction ID').inputValue()).toBe(UTR)
    await context.setOffline(false)
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await card.getByText('pending access').waitFor()
  })

  test('what was typed survives an expired session', async () => {
    await offer()
    const { page, context, dialog, card, account } = await openDialog()
    await dialog.getByLabel('Transaction ID').fill(UTR)
    await context.clearCookies()
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await dialog.getByText('You have been signed out. What you typed is kept here').waitFor()
    await dialog.getByRole('link', { name: 'Sign in' }).click()
    await signIn(page, account, /\/avatars\?ask=\d+&auth_success=\d+$/)
    expect(await dialog.getByLabel('Transaction ID').inputValue()).toBe(UTR)
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await card.getByText('pending access').waitFor()
  })

  test('what was asked elsewhere meanwhile is said, and shown once the dialog is closed', async () => {
    const avatarId = await offer()
    const { dialog, card, agent } = await openDialog()
    await agent.call(requestSubscription, { body: { avatarId, paymentMethod: 'free_access' } })
    await dialog.getByRole('radio', { name: 'Free access' }).check()
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await dialog.getByRole('alert').getByText('You have already asked for this avatar.').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await card.getByText('pending access').waitFor()
    expect(await card.getByRole('heading').evaluate((name) => name === document.activeElement)).toBe(true)
  })

  test('an avatar that was taken off the list meanwhile is said, and asks for nothing', async () => {
    const id = await offer()
    const { dialog, card, agent } = await openDialog()
    await admin.call(updateAvatar, { params: { id }, body: { isActive: false } })
    await dialog.getByRole('radio', { name: 'Free access' }).check()
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await dialog.getByRole('alert').getByText('cannot be asked for at the moment').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await card.waitFor({ state: 'detached' })
    expect((await agent.list(listOwnSubscriptions)).total).toBe(0)
  })

  test('too many requests say how long to wait', async () => {
    await offer()
    const { dialog, agent } = await openDialog()
    const nothing = { avatarId: 999_999, paymentMethod: 'free_access' }
    for (let n = 0; n < 20; n += 1) await agent.send('POST', '/api/subscriptions', nothing)
    await dialog.getByLabel('Transaction ID').fill(UTR)
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await dialog
      .getByRole('alert')
      .getByText(/Please try again in \d+ minutes\./)
      .waitFor()
    expect(await dialog.getByLabel('Transaction ID').inputValue()).toBe(UTR)
  })

  test('who was refused may ask again; the profile keeps both, the newest first', async () => {
    const avatarId = await offer()
    const { page, agent } = await openAvatars()
    const ask = () => agent.call(requestSubscription, { body: { avatarId, paymentMethod: 'free_access' } })
    const { id } = await ask()
    await admin.call(verifySubscription, { params: { id }, body: { action: 'reject' } })
    await page.reload()
    const card = cardOf(page, 'Kisan Mitra')
    await card.getByText('access denied').waitFor()
    await card.getByRole('button', { name: 'Ask again' }).click()
    await dialogOf(page).getByLabel('Transaction ID').fill(UTR)
    await page.keyboard.press('Enter')
    await card.getByText('pending access').waitFor()
    await page.goto('/profile')
    const records = part(page, 'Avatar access').getByRole('listitem')
    await records.first().getByText('pending access').waitFor()
    await records.last().getByText('access denied').waitFor()
    expect(await records.count()).toBe(2)
  })

  test.each([
    ['light', 1280],
    ['dark', 360],
    ['light', 320],
  ] as const)('the dialog in trouble has no fault in the %s theme at %i px', async (colorScheme, width) => {
    await offer({ heygenLink: 'https://nila.example/kisan' })
    const { page, dialog } = await openDialog({ colorScheme, viewport: { width, height: 800 } })
    await dialog.getByText('Where do I find it?').click()
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await dialog.getByText('Please enter the transaction ID').waitFor()
    expect(await barriersOf(page)).toEqual([])
  })

  test.each(['light', 'dark'] as const)(
    'avatars in every state have no fault in the %s theme, nor have their records',
    async (colorScheme) => {
      const decisions = [
        { action: 'approve' },
        { action: 'approve', expiresAt: new Date(Date.now() + DAY).toISOString() },
        { action: 'reject' },
        undefined,
      ] as const
      const { page, agent } = await openAvatars({ colorScheme, viewport: { width: 360, height: 800 } })
      await offer({ heygenLink: 'https://nila.example/kisan' })
      for (const decision of decisions) {
        const avatarId = await offer({ name: 'किसान मित्र', category: 'खेती' })
        const { id } = await agent.call(requestSubscription, {
          body: { avatarId, paymentMethod: 'upi', transactionId: UTR },
        })
        if (decision) await admin.call(verifySubscription, { params: { id }, body: decision })
      }
      await page.reload()
      await page.getByText('5 of 5 avatars').waitFor()
      for (const state of ['active access', 'access denied', 'pending access'])
        await page.getByText(state).first().waitFor()
      expect(await barriersOf(page)).toEqual([])
      await page.goto('/profile')
      await part(page, 'Avatar access').getByText('Without end').waitFor()
      expect(await barriersOf(page)).toEqual([])
    },
  )

  test('an avatar that costs nothing offers no payment', async () => {
    await offer({ price: 0 })
    const { dialog, card, agent } = await openDialog()
    await dialog.getByText('This avatar costs nothing.').waitFor()
    expect(await dialog.getByRole('radio').count()).toBe(0)
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await card.getByText('pending access').waitFor()
    expect((await agent.list(listOwnSubscriptions)).items).toMatchObject([{ paymentMethod: 'free_access' }])
  })
})

describe('where it has none', () => {
  test('only free access is offered, and the page says so', async () => {
    await offer()
    const account = await nila.createAccount()
    const { page, complaints } = await nila.visit('/')
    await openAs(page, account, '/avatars')
    await cardOf(page, 'Kisan Mitra').getByRole('button', { name: 'Ask for access' }).click()
    const dialog = dialogOf(page)
    await dialog.getByText('We cannot take payments yet, so you can only ask for free access').waitFor()
    expect(await dialog.getByRole('radio').count()).toBe(0)
    expect(await page.content()).not.toContain('upi:')
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await cardOf(page, 'Kisan Mitra').getByText('pending access').waitFor()
    expect(complaints).toEqual([])
  })
})

test('where there are no avatars the page says so; who never asked reads it in the profile', async () => {
  const { page } = await nila.visit('/avatars')
  await page.getByRole('heading', { name: 'No avatars yet' }).waitFor()
  await openAs(page, await nila.createAccount(), '/profile')
  await part(page, 'Avatar access').getByText('You have not asked for an avatar yet.').waitFor()
})

test('avatars that cannot be loaded can be asked for again', async () => {
  await offer()
  const { page, context } = await nila.visit('/')
  await context.route('**/api/avatars?*', (route) => route.abort())
  await page.goto('/avatars')
  await page.getByRole('alert').getByText('Nila cannot be reached.').waitFor()
  await context.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await cardOf(page, 'Kisan Mitra').getByRole('link', { name: 'Sign in to ask' }).waitFor()
})

test('demo data is called demo data', async () => {
  await offer()
  const { page } = await nila.visit('/avatars')
  const label = page.getByText('Demo data: these avatars and their prices are examples')
  await cardOf(page, 'Kisan Mitra').waitFor()
  expect(await label.count()).toBe(0)
  await nila.setDemo(true)
  await page.reload()
  await label.waitFor()
  await nila.setDemo(false)
})
