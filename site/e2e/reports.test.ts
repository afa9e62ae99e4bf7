import { barriersOf } from '@nila/api/testing/barriers'
import { describe, expect, test } from 'vitest'
import { addressOf, focusedName, type Page, runNila } from './visit.ts'

const nila = runNila()

const hashOf = (page: Page) => page.evaluate(() => location.hash)
const openTab = (page: Page) =>
  page.evaluate(() => document.querySelector('[role=tab][aria-selected=true]')?.textContent?.trim())

/** What is to be seen in each of the places, in one line. */
const wordsIn = async (places: ReturnType<Page['locator']>) =>
  (await places.allInnerTexts()).map((words) => words.trim().replace(/\s+/g, ' '))

const rowsOf = (page: Page, caption: string) =>
  page
    .getByRole('table', { name: caption })
    .locator('tbody tr:not([hidden])')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim().replace(/\s+/g, ' '))),
    )

describe.each(['/engagement-tracking', '/fix-bounce-rate'])('%s', (path) => {
  test('says that its figures are a sample, and is kept out of search results', async () => {
    const { page, complaints } = await nila.visit(path)
    expect(await page.getByText('Sample data', { exact: true }).isVisible()).toBe(true)
    expect(await page.getByText('None of these figures was measured.').isVisible()).toBe(true)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    expect(complaints).toEqual([])
  })

  test('leads to what was measured, in a new tab, and says so', async () => {
    const { page, context } = await nila.visit(path)
    const links = page.getByRole('link', { name: '(opens in a new tab)' })
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/analytics.html',
      '/engagement-tracker.html',
    ])
    const opened = context.waitForEvent('page')
    await links.first().click()
    // A guest has to sign in first.
    await (await opened).waitForURL(/\/auth/)
    expect(addressOf(page)).toBe(path)
  })

  test('shows every tab without JavaScript, one below the other', async () => {
    const { page } = await nila.visit(path, { javaScriptEnabled: false })
    const names = await wordsIn(
      page.getByRole('navigation', { name: 'Parts of the report' }).getByRole('link'),
    )
    expect(names).toHaveLength(4)
    for (const name of names)
      expect(await page.getByRole('heading', { level: 2, name }).isVisible()).toBe(true)
    for (const table of await page.locator('table').all()) expect(await table.isVisible()).toBe(true)
  })

  test.each([
    ['light', 320],
    ['dark', 1280],
  ] as const)('has no fault in any tab, in the %s theme at %i px', async (colorScheme, width) => {
    const { page } = await nila.visit(path, { colorScheme, viewport: { width, height: 800 } })
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      expect(await barriersOf(page)).toEqual([])
    }
  })
})

describe('the tabs', () => {
  test('are moved through by keyboard, round and round, and the address keeps the open one', async () => {
    const { page } = await nila.visit('/fix-bounce-rate?from=mail')
    await page.getByRole('tab', { name: 'Overview' }).focus()
    for (const [key, name] of [
      ['ArrowRight', 'Diagnostics'],
      ['End', 'Implementation'],
      ['ArrowRight', 'Overview'],
      ['ArrowLeft', 'Implementation'],
      ['ArrowLeft', 'Solutions'],
      ['Home', 'Overview'],
    ] as const) {
      await page.keyboard.press(key)
      expect(await focusedName(page)).toBe(name)
      expect(await openTab(page)).toBe(name)
      expect(await hashOf(page)).toBe(`#${name.toLowerCase()}`)
      expect(await page.getByRole('tabpanel').count()).toBe(1)
    }
    expect(addressOf(page)).toBe('/fix-bounce-rate?from=mail')

    // One stop for all tabs, then what the open one shows; the arrows do nothing there.
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('panel-overview')
    expect(await openTab(page)).toBe('Overview')
  })

  test('follow the direction of writing', async () => {
    const { page } = await nila.visit('/ur/fix-bounce-rate#diagnostics')
    await page.locator('[role=tab][aria-selected=true]').focus()
    await page.keyboard.press('ArrowLeft')
    expect(await hashOf(page)).toBe('#solutions')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await hashOf(page)).toBe('#overview')
  })

  test('are opened by a link, from elsewhere and within the page', async () => {
    const { page } = await nila.visit('/engagement-tracking#click-behavior')
    expect(await openTab(page)).toBe('Click Behavior')
    expect(await page.getByRole('tab', { name: 'Click Behavior' }).isVisible()).toBe(true)
    await page.evaluate(() => location.assign('#user-segments'))
    await page.getByRole('table', { name: 'Devices' }).waitFor()
    expect(await openTab(page)).toBe('User Segments')
    // The way past the header names no tab.
    await page.evaluate(() => location.assign('#content'))
    expect(await openTab(page)).toBe('User Segments')
  })

  test('do not move the page when one is chosen, and leave no step to go back through', async () => {
    const { page } = await nila.visit('/')
    await page.goto('/fix-bounce-rate')
    const tab = page.getByRole('tab', { name: 'Solutions' })
    await tab.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await tab.click()
    expect(await hashOf(page)).toBe('#solutions')
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.goBack()
    expect(addressOf(page)).toBe('/')
  })
})

describe('/engagement-tracking', () => {
  test('shows four figures, each with its status in words', async () => {
    const { page } = await nila.visit('/engagement-tracking')
    await page.getByText('92.2% of visitors leave after one page.').waitFor()
    const cards = page.getByRole('region', { name: 'Key figures' }).locator('dl > div')
    expect(await wordsIn(cards)).toEqual([
      'Bounce rate 92.2% Critical 124 of 134 sessions ended on the first page.',
      'Average time on page 23 seconds Needs Improvement Time is counted up to 2 minutes.',
      'Average scroll depth 17% Needs Improvement The rest of the page stays unseen.',
      'CTA click rate 8% Critical The usual rate is 15%.',
    ])
  })

  test('offers three ranges, which change nothing of the sample, and says so', async () => {
    const { page } = await nila.visit('/engagement-tracking')
    const ranges = page.getByRole('group', { name: 'Time range' })
    expect(await ranges.getByRole('radio', { checked: true }).getAttribute('value')).toBe('7')
    const before = await wordsIn(page.getByRole('main'))
    await ranges.getByRole('radio', { name: 'Last 30 days' }).check()
    await page.keyboard.press('ArrowRight')
    expect(await ranges.getByRole('radio', { name: 'Last 90 days' }).isChecked()).toBe(true)
    expect(await wordsIn(page.getByRole('main'))).toEqual(before)
    await ranges.getByText('The sample stays the same in every range.').waitFor()
  })

  test('shows the figures of the specification, each drawing with its table', async () => {
    const { page } = await nila.visit('/engagement-tracking')
    expect(await rowsOf(page, 'Sessions')).toEqual([
      ['Left after one page', '124'],
      ['Stayed, or went on', '10'],
    ])
    await page.getByText('there is no trend to show').waitFor()
    await page.getByRole('tab', { name: 'Scroll Depth' }).click()
    await page.getByText('visitors see 17% of a page').waitFor()
    expect(await rowsOf(page, 'How far the average visitor reads')).toEqual([
      ['25%', 'Not reached'],
      ['50%', 'Not reached'],
      ['75%', 'Not reached'],
      ['100%', 'Not reached'],
    ])
    await page.getByRole('tab', { name: 'Click Behavior' }).click()
    expect(await rowsOf(page, 'Clicks on a call to action')).toEqual([
      ['This site', '8%'],
      ['Usual', '15%'],
    ])
    await page.getByRole('tab', { name: 'User Segments' }).click()
    expect(await rowsOf(page, 'Devices')).toEqual([
      ['Mobile', '61%'],
      ['Desktop', '34%'],
      ['Tablet', '5%'],
    ])
  })

  test('leads to how to fix it, and back', async () => {
    const { page } = await nila.visit('/engagement-tracking')
    await page.getByRole('link', { name: 'How to Fix' }).click()
    await page.getByRole('heading', { name: 'Bounce-Rate Report' }).waitFor()
    await page.getByRole('link', { name: 'View Engagement Analytics' }).click()
    await page.getByRole('heading', { name: 'Engagement Tracking' }).waitFor()
  })
})

test('/fix-bounce-rate shows the figures of the specification', async () => {
  const { page } = await nila.visit('/fix-bounce-rate')
  await page.getByText('Sites of this kind usually see 40–60%; the target is under 60%.').waitFor()
  const strip = page.getByRole('region', { name: 'Key figures' }).locator('dl > div')
  expect(await wordsIn(strip)).toEqual([
    'Bounce rate 92.2%',
    'Average session 23 seconds',
    'Scroll depth 17%',
    'Click-through 8%',
  ])
  expect(await rowsOf(page, 'Who leaves')).toEqual([
    ['Mobile', '95.7%', '61%'],
    ['Desktop', '87.3%', '39%'],
    ['New visitors', '94.1%', '82%'],
  ])
  await page.getByRole('tab', { name: 'Diagnostics' }).click()
  expect(await rowsOf(page, 'Figures and targets')).toEqual([
    ['Bounce rate', '92.2%', 'under 60%'],
    ['Click-through', '8%', 'at least 15%'],
    ['Load time', '3.2 seconds', '2 seconds'],
  ])
  const findings = [
    'Login failures',
    'Unclear value proposition',
    'Mobile experience',
    'QR code display',
    'Load time',
  ]
  const found = page.getByRole('tabpanel').locator('li').getByRole('heading')
  expect(await wordsIn(found)).toEqual(findings)
  await page.getByText('64% of login attempts are not completed.').waitFor()
  await page.getByRole('tab', { name: 'Solutions' }).click()
  expect(await wordsIn(found)).toEqual(findings)
  await page.getByRole('tab', { name: 'Implementation' }).click()
  const phases = await wordsIn(page.getByRole('tabpanel').locator('li'))
  expect(phases.map((phase) => phase.match(/[\d–]+ weeks/)?.[0])).toEqual([
    '1–2 weeks',
    '3–4 weeks',
    '2–3 weeks',
  ])
  expect(await rowsOf(page, 'Expected bounce rate')).toEqual([
    ['1 month', '75–80%'],
    ['3 months', '60–70%'],
    ['6 months', '40–50%'],
  ])
})
