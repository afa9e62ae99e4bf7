import { expect, test } from 'vitest'
import { type Page, withBackOffice } from './back-office.ts'
import { expectNoBarrier } from './barriers.ts'

const office = withBackOffice({ demo: true })

interface VisitRow {
  visitor: string
  day: string
  country: string
}
const visits = () => office.nila.db<VisitRow>('visits')

/** A day of India that is over and has visits, as the database counts them one by one. */
const DAYS_AGO = 9
async function countByHand(country?: string) {
  const day = office.nila.db.raw("(now() at time zone 'Asia/Kolkata')::date - ?::int", [DAYS_AGO])
  const [row] = await visits()
    .where({ day, ...(country && { country }) })
    .countDistinct<{ visitors: string }[]>('visitor as visitors')
    .select(office.nila.db.raw('max(day)::text as day'))
  const { visitors, day: date } = row as unknown as { visitors: string; day: string }
  return { visitors: Number(visitors).toLocaleString('en'), date }
}

const figure = (page: Page, name: string, value: string) =>
  page.getByRole('region', { name }).getByText(value, { exact: true }).waitFor()

test('ranges, a date and a country on the map are figures of what is in the database', async () => {
  const page = await office.openAs('admin')
  await page.goto('/admin/analytics')
  await page.getByRole('region', { name: 'Total Website Visitors' }).getByText('Last 24 hours').waitFor()
  await page.getByRole('button', { name: 'All Time' }).click()
  const everybody = await visits().countDistinct<{ visitors: string }[]>('visitor as visitors')
  await figure(page, 'Total Website Visitors', Number(everybody[0]?.visitors).toLocaleString('en'))

  const { visitors, date } = await countByHand()
  await page.getByLabel('Specific Date').fill(date)
  await figure(page, 'Total Website Visitors', visitors)
  expect(new URL(page.url()).search).toBe(`?date=${date}`)

  const countries = page.getByRole('listbox')
  const indiaOf = countries.getByRole('option', { name: /^India: / })
  await countries.getByRole('option').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Home')
  // India has most visitors of the demo.
  expect(await indiaOf.evaluate((option) => option === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Only India/ }).waitFor()
  await figure(page, 'Total Website Visitors', (await countByHand('IN')).visitors)
  expect(new URL(page.url()).search).toBe(`?date=${date}&country=IN`)

  // The mouse finds the same country between its dots.
  const frame = await indiaOf.boundingBox()
  if (!frame) throw new Error('India is not on the map.')
  await page.mouse.click(frame.x + frame.width * 0.4, frame.y + frame.height * 0.5)
  await figure(page, 'Total Website Visitors', visitors)
  expect(office.complaints).toEqual([])
})

const BROWSER =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test('who comes and goes is seen while they are here', async () => {
  const admin = await office.openAs('admin')
  await admin.goto('/admin/analytics')
  const card = admin.getByRole('region', { name: 'Real-Time Analytics' })
  await card.getByText('Live', { exact: true }).waitFor()
  await card.getByText('No active sessions detected').waitFor()
  const visitor = await office.open({ userAgent: BROWSER })
  await visitor.goto('/donate')
  await card.getByRole('row').filter({ hasText: '/donate' }).getByText('127.0.0.0').waitFor()
  await visitor.close()
  await card.getByText('No active sessions detected').waitFor()
})

test('the screen keeps nobody out on a phone, light and dark, its tables open', async () => {
  const page = await office.openAs('admin', { viewport: { width: 360, height: 800 } })
  await page.goto('/admin/analytics?range=month&country=IN')
  await page.getByRole('option', { name: /^India: / }).waitFor()
  for (const table of await page.getByText('As a table').all()) await table.click()
  await page.getByRole('option', { selected: true }).focus()
  await expectNoBarrier(page)
  expect(office.complaints).toEqual([])
})
