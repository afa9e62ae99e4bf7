import { PASSWORD, startFakeModel, textOf } from '@nila/api/testing'
import { afterAll, expect, test } from 'vitest'
import { type Page, withBackOffice } from './back-office.ts'
import { expectNoBarrier } from './barriers.ts'

const office = withBackOffice({ demo: false })
const server = await startFakeModel()
afterAll(() => server.stop())

const MODEL = 't20-n5-r0'
const KEY = 'sk-canary-of-the-journey'
const PRODUCER = '00000000-0000-4000-8000-000000000000'

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).press('Enter')
const step = (page: Page, name: string) => page.getByRole('form', { name })

async function confirmPassword(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Confirm that it is you' }).getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
}

test('a model is connected by keyboard: its server is asked, its first words are read, its key is shown to nobody', async () => {
  const page = await office.openAs('admin')
  await page.goto('/admin/assistant')
  await page.getByRole('heading', { name: 'No AI model is connected' }).waitFor()
  await page.getByRole('link', { name: 'Connect a model' }).press('Enter')

  await step(page, 'Address').getByLabel('Address of the server').fill(server.url)
  await next(page)
  await step(page, 'Key').getByLabel('Key (API key)').fill(KEY)
  await next(page)
  await confirmPassword(page)
  const model = step(page, 'Model')
  await model.getByText(/^The server has \d+ models?\.$/).waitFor()
  await expectNoBarrier(page, [360, 1280])
  await model.getByLabel('Model').fill(MODEL)
  await next(page)
  await step(page, 'Limits and prices').getByLabel('Price of a million tokens read').fill('12.50')
  await next(page)
  const last = step(page, 'Test and save')
  await last.getByRole('button', { name: 'Test it' }).press('Enter')
  await last.getByText(textOf(MODEL)).waitFor()
  await last.getByRole('button', { name: 'Save' }).press('Enter')

  const card = page.getByRole('article', { name: MODEL })
  await card.getByText('Asked first').waitFor()
  await card.getByText('With a key').waitFor()
  await card.getByRole('button', { name: `Test ${MODEL}` }).press('Enter')
  await card.getByText(textOf(MODEL)).waitFor()
  expect(server.requests.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`)
  expect(await page.content()).not.toContain(KEY)
  await expectNoBarrier(page, [360, 1280])
  const state = await (await page.request.get('/api/chat/state')).json()
  expect(state).toMatchObject({ hasModel: true })
  expect(office.complaints).toEqual([])
})

test('usage is shown in figures, as a picture and as a table', async () => {
  const run = { kind: 'model', status: 'done', model: MODEL, baseUrl: server.baseUrl, producer: PRODUCER }
  const counted = { promptTokens: 1200, completionTokens: 300, cost: 27_000, firstTextMs: 420 }
  await office.nila.db('runs').insert([
    { ...run, ...counted },
    { ...run, ...counted, startedAt: new Date(Date.now() - 2 * 86_400_000) },
    { ...run, status: 'failed', failure: 'model_busy' },
  ])
  const page = await office.openAs('admin')
  await page.goto('/admin/assistant-usage')
  await page.getByRole('region', { name: 'Answers' }).getByText('3', { exact: true }).waitFor()
  await page.getByRole('region', { name: 'Models' }).getByText(server.baseUrl).waitFor()
  await page.getByText('The model is busy, or its limit is reached.').waitFor()
  await page.getByRole('img', { name: /^Answers a day over 30 days/ }).waitFor()
  await page.getByText('As a table').press('Enter')
  await page.getByRole('table', { name: 'Figures of each day' }).waitFor()
  await expectNoBarrier(page, [360, 1280])
  await page.goto('/admin/')
  await page.getByRole('region', { name: 'Assistant' }).getByText('answers today').waitFor()
  expect(office.complaints).toEqual([])
})

test('a report is decided by a key and taken back by another; its words run nothing', async () => {
  const report = { question: 'क्या यह सच है?', note: '', language: 'hi', reason: 'wrong' }
  const answer = '<img src=x onerror="document.title = 1"> [a](javascript:alert(1))'
  await office.nila.db('message_reports').insert([
    { ...report, answer },
    { ...report, answer: 'नहीं।' },
  ])
  const page = await office.openAs('admin')
  await page.goto('/admin/chat-reports')
  await page.getByRole('tab', { name: 'Open (2)' }).waitFor()
  await page.getByText(answer).waitFor()
  expect(await page.locator('main img, main a[href^=javascript]').count()).toBe(0)
  await page.getByRole('link', { name: /^Chat reports.*2 waiting/ }).waitFor()
  await expectNoBarrier(page, [360, 1280])

  await page.keyboard.press('j')
  await page.keyboard.press('a')
  await page.getByRole('tab', { name: 'Resolved (1)' }).waitFor()
  await page.getByRole('link', { name: /^Chat reports.*1 waiting/ }).waitFor()
  await page.keyboard.press('u')
  await page.getByRole('tab', { name: 'Open (2)' }).waitFor()
  // Back to the one that has a history by now.
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Report \d+: Not true$/ })
  await dialog.getByRole('list', { name: /^History of/ }).waitFor()
  await expectNoBarrier(page, [360, 1280])
  await dialog.getByLabel('Note on the decision').fill('Spam.')
  await dialog.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await page.getByRole('tab', { name: 'Dismissed (1)' }).waitFor()
  expect(office.complaints).toEqual([])
})
