import { createAvatar } from '@nila/api/contract'
import { PASSWORD, startSmtp, type TestSmtp } from '@nila/api/testing'
import { type FakeModel, startFakeModel } from '@nila/api/testing/fake-model'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answersOf, ask, askAndWait, fieldOf, questionsOf, untilAnswered } from './chatting.ts'
import { buildOwnSite } from './own-build.ts'
import { type Page, runNila, signIn, signInQuietly } from './visit.ts'

const UTR = '412345678901'
const HOUR = 3_600_000
/** Mails about access wait half a minute, in which they can be taken back. */
const MAIL = { timeout: 90_000 }

const env: Record<string, string> = { ASSISTANT_GUEST_MESSAGES: '2', ASSISTANT_MODEL: 't0-r0-echo' }
let smtp: TestSmtp
let model: FakeModel
beforeAll(async () => {
  smtp = await startSmtp()
  model = await startFakeModel()
  Object.assign(env, { BREVO_SMTP_URL: smtp.url, ASSISTANT_BASE_URL: model.baseUrl })
})
afterAll(async () => {
  await smtp.stop()
  await model.stop()
})
const nila = runNila({ env })
const site = buildOwnSite({ UPI_ID: 'nila.help@examplebank' })

/** Registers by the form that the page shows, and signs in with what it filled in. */
async function signUp(page: Page, account: { username: string; email: string; password: string }) {
  const form = page.getByRole('tabpanel')
  await form.getByLabel('Username').fill(account.username)
  await form.getByLabel(/^Email/).fill(account.email)
  await form.getByLabel('Password', { exact: true }).fill(account.password)
  await form.getByLabel('Password again').fill(account.password)
  await form.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Account created successfully').waitFor()
  await signIn(page, account, /\/chat\?c=\d+/)
}

test('a guest tries the chat, signs up and keeps it, asks for an avatar, is approved, mailed and greeted; when the access is over the avatar says so', async () => {
  const boss = await nila.createAccount({ role: 'admin' })
  const admin = await nila.agentOf(boss)
  const avatar = await admin.call(createAvatar, {
    body: {
      name: 'Guru Vidya',
      description: 'Explains school subjects in small steps.',
      category: 'Learning',
      icon: 'book',
      price: 500,
      isActive: true,
      heygenLink: null,
      persona: 'You are a patient teacher.',
      greeting: 'Namaste! What shall we learn?',
    },
  })

  const { page, context } = await nila.visit('/chat')
  await ask(page, 'Why is the sky blue?')
  await page.getByRole('button', { name: 'I am 13 or older, begin' }).click()
  await answersOf(page).getByText('Why is the sky blue?').waitFor()
  await untilAnswered(page)
  await askAndWait(page, 'And red in the evening?')
  await page.getByRole('alert').getByRole('link', { name: 'Sign up' }).click()
  const account = { username: 'meena', email: 'meena@example.org', password: PASSWORD }
  await signUp(page, account)
  await expect
    .poll(() => questionsOf(page).allInnerTexts())
    .toEqual(['Why is the sky blue?', 'And red in the evening?'])

  await page.goto('/chat')
  await page.getByRole('button', { name: 'Choose an avatar' }).click()
  const target = await page.getByRole('link', { name: 'Ask for access' }).getAttribute('href')
  expect(target).toBe(`/avatars?ask=${avatar.id}`)
  await site.serve(context, new URL(page.url()).origin)
  await page.goto(target ?? '')
  const dialog = page.getByRole('dialog', { name: 'Ask for access' })
  await dialog.getByLabel('Transaction ID').fill(UTR)
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await page.getByText('pending access').waitFor()
  await context.unrouteAll({ behavior: 'wait' })

  const office = await nila.visit('/robots.txt')
  await signInQuietly(office.page, boss)
  await office.page.goto('/admin/subscriptions')
  const request = office.page.getByRole('row', { name: /meena/ })
  await request.waitFor()
  await office.page.keyboard.press('j')
  await office.page.keyboard.press('a')
  await request.waitFor({ state: 'detached' })
  await expect
    .poll(
      () => smtp.mails.filter(({ to, text }) => to.includes(account.email) && text.includes('Guru Vidya')),
      MAIL,
    )
    .toHaveLength(1)

  await page.goto(`/chat?avatar=${avatar.id}`)
  await page.getByText('Namaste! What shall we learn?').waitFor()
  await askAndWait(page, 'Fractions')
  await expect
    .poll(() => answersOf(page).allInnerTexts())
    .toEqual(['Namaste! What shall we learn?', 'Fractions'])
  await nila.db('subscriptions').update({ expiresAt: new Date(Date.now() - HOUR) })
  await ask(page, 'More of it')
  await page.getByRole('alert').getByText('Your access to Guru Vidya has ended').waitFor()
  expect(await fieldOf(page).inputValue()).toBe('More of it')
  expect(await questionsOf(page).allInnerTexts()).toEqual(['Fractions'])
}, 240_000)
