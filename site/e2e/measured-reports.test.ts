import { barriersOf } from '@nila/api/testing/barriers'
import { expect, test } from 'vitest'
import { openPageOfUser, type Page, runNila } from './visit.ts'

const nila = runNila()

const HOUR = 3_600_000
/** The day in India so many days ago. */
const dayBefore = (days: number) =>
  new Date(Date.now() + 5.5 * HOUR - days * 24 * HOUR).toISOString().slice(0, 10)

/** Visits of a day, as the roll-up leaves them; device 1 is a phone, 2 a computer. */
const measure = (daysAgo: number, figures: object) =>
  nila.db('visit_days').insert({ country: '', day: dayBefore(daysAgo), ...figures })

const cardsOf = async (page: Page) => {
  const cards = page.getByRole('region', { name: 'Key figures' }).locator('dl > div')
  return (await cards.allInnerTexts()).map((words) => words.trim().replace(/\s+/g, ' '))
}
const showsDays = (page: Page, days: number) =>
  page.getByText(`Real figures of the last ${days} days`, { exact: true }).waitFor()

test('where too few came an administrator reads a dash and why, and never the sample', async () => {
  const page = await openPageOfUser(nila, { role: 'admin' })
  await page.goto('/fix-bounce-rate')
  await showsDays(page, 7)
  const figures = ['Bounce rate', 'Average session', 'Scroll depth', 'Click-through']
  expect(await cardsOf(page)).toEqual(figures.map((name) => `${name} – Not enough visits yet`))
  expect(await page.getByRole('heading', { name: 'Critical issue' }).isVisible()).toBe(false)
  await page.getByRole('tab', { name: 'Diagnostics' }).click()
  // Nobody measures how long pages load.
  await page.getByText('3.2 seconds (Sample data)').waitFor()
  expect(await page.getByRole('main').textContent()).not.toMatch(/92\.2|64%|95\.7/)
})

test('visits of a demo are counted, and not called real', async () => {
  await measure(0, {
    device: 1,
    isNew: true,
    visits: 10,
    bounces: 8,
    visibleSeconds: 9,
    scrollDepths: 9,
    clicks: 0,
  })
  const page = await openPageOfUser(nila, { role: 'admin' })
  await page.route('**/api/installation', (route) => route.fulfill({ json: { isDemo: true } }))
  await page.goto('/engagement-tracking')
  await page.getByText('80% of visitors leave after one page.').waitFor()
  expect(await page.getByText('Sample data', { exact: true }).isVisible()).toBe(true)
  expect(await page.getByText('None of these figures was measured.').isVisible()).toBe(true)
  expect(await page.getByText('Real figures').isVisible()).toBe(false)
  await nila.db('visit_days').delete()
})

test('an administrator reads what was measured in each range, and what could not be loaded', async () => {
  const phones = { device: 1, isNew: true, visits: 100, bounces: 95, visibleSeconds: 1000 }
  const computers = { device: 2, isNew: false, visits: 300, bounces: 65, visibleSeconds: 23_000 }
  await measure(0, { ...phones, scrollDepths: 1000, clicks: 2 })
  await measure(20, { ...computers, scrollDepths: 19_000, clicks: 198 })
  const page = await openPageOfUser(nila, { role: 'admin' })
  await page.goto('/engagement-tracking')
  await showsDays(page, 7)
  await page.getByText('95% of visitors leave after one page.').waitFor()
  const time = 'Time in view, of a whole visit. From 2 minutes on, nothing is lost.'
  expect(await cardsOf(page)).toEqual([
    'Bounce rate 95% Critical 95 of 100 sessions ended on the first page.',
    `Average time on page 10 seconds Critical ${time}`,
    'Average scroll depth 10% Needs Improvement The rest of the page stays unseen.',
    'CTA click rate 2% Critical The usual rate is 15%.',
  ])

  await page.getByRole('radio', { name: 'Last 30 days' }).check()
  await showsDays(page, 30)
  expect(await cardsOf(page)).toEqual([
    'Bounce rate 40% Good 160 of 400 sessions ended on the first page.',
    `Average time on page 60 seconds Good ${time}`,
    'Average scroll depth 50% Good The rest of the page stays unseen.',
    'CTA click rate 50% Good The usual rate is 15%.',
  ])
  expect(await page.getByRole('heading', { name: 'High bounce rate' }).isVisible()).toBe(false)
  await page.getByRole('tab', { name: 'Scroll Depth' }).click()
  await page.getByText('On average, visitors see 50% of a page.', { exact: true }).waitFor()
  await page.getByRole('tab', { name: 'User Segments' }).click()
  const shares = page.getByRole('table').locator('tbody tr:visible')
  expect((await shares.allInnerTexts()).map((words) => words.split(/\s+/).slice(0, 2))).toEqual([
    ['Mobile', '25%'],
    ['Desktop', '75%'],
    ['Tablet', '0%'],
    ['New', '25%'],
    ['Returning', '75%'],
  ])

  await page.route('**/api/admin/engagement?days=90', (route) => route.abort())
  await page.getByRole('radio', { name: 'Last 30 days' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('alert').getByText('What is shown has not changed.').waitFor()
  await showsDays(page, 30)
  expect(await barriersOf(page)).toEqual([])
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await showsDays(page, 90)
  expect(await page.getByRole('alert').isVisible()).toBe(false)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('90')
})

test('nobody else asks for what was measured', async () => {
  const page = await openPageOfUser(nila)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/engagement-tracking')
  await page.waitForFunction(() => document.querySelector('[data-user-name]')?.textContent !== '')
  await page.getByText('Sample data', { exact: true }).waitFor()
  expect(asked).toContain('/engagement-tracking')
  expect(asked).not.toContain('/api/admin/engagement')
})
