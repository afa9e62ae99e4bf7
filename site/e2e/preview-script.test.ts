import { barriersOf } from '@nila/api/testing/barriers'
import { expect, test } from 'vitest'
import { type Page, runNila } from './visit.ts'

const nila = runNila()

/** A page with the script of a preview, as the server puts it into those of a release that is not published. */
async function preview(path: string) {
  const visit = await nila.visit(path)
  await addScript(visit.page)
  return visit
}
const addScript = (page: Page) =>
  page.evaluate(() => {
    const script = document.createElement('script')
    Object.assign(script, { type: 'module', src: '/preview.js' })
    script.dataset.release = '12'
    document.body.append(script)
  })

const toggle = (page: Page) => page.getByRole('button', { name: 'Edit words' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
/** The words of what is marked. */
const marked = (page: Page) => page.locator('[data-nila-piece]').allTextContents()

test('a bar says what is looked at, within the policy of the page and without barriers', async () => {
  const { page, complaints } = await preview('/donate')
  const bar = page.getByRole('region', { name: 'Preview' })
  await bar.getByText('Preview of release 12 – not published').waitFor()
  await toggle(page).click()
  expect(await barriersOf(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('it speaks Hindi on a Hindi page', async () => {
  const { page } = await preview('/hi')
  await page.getByText('रिलीज़ 12 का पूर्वावलोकन – प्रकाशित नहीं').waitFor()
})

/** What the page asks the back office to find. */
async function searchFor(page: Page, act: () => Promise<void>) {
  const asked = page
    .context()
    .waitForEvent('request', (request) => new URL(request.url()).pathname === '/admin/releases/find')
  await act()
  return Object.fromEntries(new URL((await asked).url()).searchParams)
}

test('while words are edited, a click on a link leads to its words and nowhere else', async () => {
  const { page } = await preview('/hi/donate')
  const link = page.locator('footer a[href^="/"]').first()
  const text = (await link.textContent())?.trim()
  await page.getByRole('button', { name: 'शब्द बदलें' }).click()
  expect(await searchFor(page, () => link.click())).toEqual({ text, locale: 'hi', path: '/hi/donate' })
  expect(new URL(page.url()).pathname).toBe('/hi/donate')
})

test('by keyboard: the words take the focus, and Enter chooses them', async () => {
  const { page } = await preview('/donate')
  const text = await title(page).textContent()
  await toggle(page).press('Enter')
  await title(page).focus()
  expect(await marked(page)).toEqual([text])
  expect(await searchFor(page, () => page.keyboard.press('Enter'))).toMatchObject({ text })

  await toggle(page).press('Enter')
  expect(await marked(page)).toEqual([])
  expect(await title(page).getAttribute('tabindex')).toBeNull()
})

test('what is pointed at is the whole sentence, and a picture by its name', async () => {
  const { page } = await preview('/privacy-policy')
  await page.evaluate(() => {
    const sentence = document.createElement('p')
    sentence.append(
      'We keep ',
      Object.assign(document.createElement('strong'), { textContent: 'nothing' }),
      ' of it.',
    )
    const picture = Object.assign(document.createElement('img'), { alt: 'A moon', width: 40, height: 40 })
    document.querySelector('main')?.prepend(sentence, picture)
  })
  await toggle(page).click()
  await page.getByText('nothing', { exact: true }).hover()
  expect(await marked(page)).toEqual(['We keep nothing of it.'])
  await page.getByAltText('A moon').hover()
  await page.locator('img[data-nila-piece]').waitFor()
})

test('Leave asks the server and loads the page again', async () => {
  const { page } = await preview('/donate')
  const asked = page.waitForRequest((request) => request.method() === 'DELETE')
  await Promise.all([page.waitForNavigation(), page.getByRole('button', { name: 'Leave' }).click()])
  expect(new URL((await asked).url()).pathname).toBe('/api/admin/preview')
  await title(page).waitFor()
  expect(await page.getByRole('region', { name: 'Preview' }).count()).toBe(0)
})

test('where the server cannot be reached, the bar stays and says so', async () => {
  const { page } = await preview('/donate')
  await toggle(page).waitFor()
  await page.route('**/api/admin/preview', (route) => route.abort())
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.getByText('Nila cannot be reached. Please try again.').waitFor()
})

test('in our phone preview there is no bar of its own', async () => {
  const { page } = await nila.visit('/mobile-app')
  const phone = page.frameLocator('iframe[title="Nila on a phone"]')
  await page.locator('iframe[title="Nila on a phone"]').scrollIntoViewIfNeeded()
  await phone.getByRole('heading', { level: 1 }).waitFor()
  const inside = page.frames().find((frame) => frame !== page.mainFrame())
  await inside?.evaluate(
    () =>
      new Promise((resolve) => {
        const script = document.createElement('script')
        Object.assign(script, { type: 'module', src: '/preview.js', onload: resolve })
        document.body.append(script)
      }),
  )
  expect(await phone.getByRole('region', { name: 'Preview' }).count()).toBe(0)
})
