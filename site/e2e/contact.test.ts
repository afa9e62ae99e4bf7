import { createAgent } from '@nila/api/testing'
import { barriersOf } from '@nila/api/testing/barriers'
import { describe, expect, test } from 'vitest'
import { openAs } from './account-pages.ts'
import { runMailingNila } from './mailing.ts'
import { focusedField, type Page, runNila } from './visit.ts'

const SUPPORT = 'help@nila.test'
const SENT = 'Thank you. Your message is on its way to us, and we will answer by email.'

const mailing = runMailingNila({ SUPPORT_EMAIL: SUPPORT, TRUST_PROXY_HOPS: '1' })

let clients = 0
/** Opens the form as a client of its own, so that what tests send counts for nobody else. */
async function openForm() {
  clients += 1
  const headers = { 'X-Forwarded-For': `203.0.113.${clients}` }
  return { page: await mailing.openPage('/contact', { extraHTTPHeaders: headers }), headers }
}
const submit = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()
const field = (page: Page, name: 'Your name' | 'Your email address' | 'Your message') => page.getByLabel(name)

async function fillIn(page: Page, message: string) {
  await field(page, 'Your name').fill('Asha Devi')
  await field(page, 'Your email address').fill('asha@example.org')
  await field(page, 'Your message').fill(message)
}
const valuesOf = async (page: Page) => [
  await field(page, 'Your name').inputValue(),
  await field(page, 'Your email address').inputValue(),
  await field(page, 'Your message').inputValue(),
]
const arrived = (words: string) =>
  mailing.mailsTo(SUPPORT).filter(({ text }) => text.replace(/\s+/g, ' ').includes(words))

describe('a message to support', () => {
  test('is sent, arrives, and can be answered', async () => {
    const { page } = await openForm()
    const words = 'The Tamil answer was cut off in the middle.'
    await fillIn(page, words)
    await page.getByText('43 of 5,000').waitFor()
    await submit(page)
    await page.getByRole('status').getByText(SENT).waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(SENT)
    expect(await valuesOf(page)).toEqual(['', '', ''])
    await expect.poll(() => arrived(words)).toHaveLength(1)
    expect(arrived(words)).toMatchObject([{ to: [SUPPORT], subject: 'Message from Asha Devi' }])
    expect(arrived(words)[0]?.raw).toMatch(/^Reply-To: asha@example\.org\r$/m)
    await page.reload()
    expect(await valuesOf(page)).toEqual(['', '', ''])
  })

  test('is whole before it goes: nothing can be typed into it meanwhile', async () => {
    const { page } = await openForm()
    await fillIn(page, 'The first half of a thought.')
    let answer = () => {}
    await page.route('**/api/contact', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      await route.continue()
    })
    await submit(page)
    await page.getByRole('button', { name: 'Sending' }).waitFor()
    expect(await field(page, 'Your message').isEditable()).toBe(false)
    answer()
    await page.getByRole('status').getByText(SENT).waitFor()
    expect(await field(page, 'Your message').isEditable()).toBe(true)
  })

  test('with something missing is not sent, and what is wrong stands beside its field', async () => {
    const { page } = await openForm()
    await submit(page)
    await page.getByText('Please enter your name').waitFor()
    await page.getByText('Please enter your email address, so that we can answer').waitFor()
    await page.getByText('Please write your message').waitFor()
    expect(await focusedField(page)).toBe('name')
    expect(await barriersOf(page)).toEqual([])
    await fillIn(page, 'Too short')
    await field(page, 'Your email address').fill('asha')
    await submit(page)
    await page.getByText('Please enter a valid email address').waitFor()
    await page.getByText('Please write at least 10 characters.').waitFor()
    expect(await focusedField(page)).toBe('email')
    await field(page, 'Your message').fill('x'.repeat(5001))
    await page.getByText('5,001 of 5,000').waitFor()
    await submit(page)
    await page.getByText('Please keep this to 5,000 characters.').waitFor()
  })

  test('that the server refuses says so beside the field', async () => {
    const { page } = await openForm()
    await fillIn(page, 'A message that is long enough.')
    // Browsers take it for an address.
    await field(page, 'Your email address').fill('asha@localhost')
    await submit(page)
    await page.getByText('Please enter a valid email address').waitFor()
    expect(await focusedField(page)).toBe('email')
  })

  test('outlives a reload for as long as it is not sent', async () => {
    const { page } = await openForm()
    await fillIn(page, 'Half a mess')
    await page.reload()
    await expect.poll(() => valuesOf(page)).toEqual(['Asha Devi', 'asha@example.org', 'Half a mess'])
    await page.getByText('11 of 5,000').waitFor()
  })

  test('without a connection stays where it is, and is sent once there is one', async () => {
    const { page } = await openForm()
    const words = 'Written on a train between two villages.'
    await fillIn(page, words)
    await page.context().setOffline(true)
    await submit(page)
    await page.getByRole('alert').getByText('Your message was not sent: Nila cannot be reached.').waitFor()
    expect(await valuesOf(page)).toEqual(['Asha Devi', 'asha@example.org', words])
    await page.context().setOffline(false)
    await submit(page)
    await page.getByText(SENT).waitFor()
    await expect.poll(() => arrived(words)).toHaveLength(1)
  })

  test('too many from one client are refused in words, and nothing is lost', async () => {
    const { page, headers } = await openForm()
    const body = { name: 'Asha', email: 'asha@example.org', message: 'One of too many messages.' }
    for (let n = 0; n < 5; n += 1) await createAgent(mailing.url).send('POST', '/api/contact', body, headers)
    await fillIn(page, 'The sixth of them.')
    await submit(page)
    await page.getByRole('alert').getByText('Too many attempts. Please try again in 60 minutes.').waitFor()
    expect((await valuesOf(page))[2]).toBe('The sixth of them.')
  })

  test('of a program that fills in what people do not see goes nowhere', async () => {
    const { page } = await openForm()
    await fillIn(page, 'Cheap watches, all of them.')
    expect(await page.getByRole('textbox', { name: 'Please leave this field empty' }).count()).toBe(0)
    await field(page, 'Your message').focus()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Send message')
    await page.evaluate(() => {
      const [hidden] = document.getElementsByName('website')
      if (hidden instanceof HTMLInputElement) hidden.value = 'https://example.org'
    })
    await submit(page)
    await page.getByText(SENT).waitFor()
    // That nothing was queued is shown by api/src/contact/contact.test.ts; here, that the next message still arrives.
    await fillIn(page, 'This one is from a person.')
    await submit(page)
    await expect.poll(() => arrived('This one is from a person.')).toHaveLength(1)
    expect(arrived('Cheap watches')).toEqual([])
  })
})

describe('the form', () => {
  const nila = runNila()

  test('knows who is signed in', async () => {
    const account = await nila.createAccount({ email: 'asha@example.org' })
    const { page } = await nila.visit('/')
    await openAs(page, account, '/contact')
    await expect.poll(() => valuesOf(page)).toEqual([account.username, 'asha@example.org', ''])
  })

  test('says so where there is nobody to read a message yet', async () => {
    const { page } = await nila.visit('/contact')
    await fillIn(page, 'Is anybody there at all?')
    await submit(page)
    await page.getByText('Your message was not sent: There is no address yet that messages').waitFor()
    expect((await valuesOf(page))[2]).toBe('Is anybody there at all?')
  })

  test('needs JavaScript, says so, and is not there without', async () => {
    const { page } = await nila.visit('/contact', { javaScriptEnabled: false })
    const words = page.getByRole('main').locator('noscript p')
    expect([await words.isVisible(), await words.textContent()]).toEqual([
      true,
      'This form needs JavaScript. Please turn it on and reload the page.',
    ])
    expect(await page.getByRole('textbox').count()).toBe(0)
  })
})
