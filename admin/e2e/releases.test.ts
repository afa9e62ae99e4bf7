import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { type Page, withBackOffice } from './back-office.ts'
import { confirmPassword, openPiece, pieceOf, write } from './writing.ts'

const office = withBackOffice({ demo: false })
/** The Hindi words of the product, as its build has them. */
const SHIPPED = join(import.meta.dirname, '..', '..', 'site', 'dist', 'copy', 'hi.json')

// A test that fails leaves nothing behind that the next would publish.
beforeEach(async () => {
  const { db } = office.nila
  await db('copy_entries').where({ hasDraft: true }).whereNull('publishedVersionId').delete()
  const open = ['queued', 'building', 'ready', 'failed']
  await db('releases').whereIn('state', open).update({ state: 'discarded' })
})

const bar = (page: Page) => page.getByRole('region', { name: 'Publishing' })
/** The site is really built, which takes its time where others work beside it. */
const BUILT = { timeout: 45_000 }

/** Has a release built of all drafts. */
async function prepare(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Prepare preview' }).click()
  await bar(page)
    .getByText(/^Release \d+ is ready/)
    .waitFor(BUILT)
}

/** Opens the preview of a release that is ready. @returns the page of the site in it */
async function openPreview(page: Page, path: string) {
  await bar(page).getByRole('link', { name: 'Open preview' }).click()
  await page.getByText(/^You are looking at release \d+ – not published$/).waitFor()
  await page.getByRole('textbox', { name: 'Page', exact: true }).fill(path)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  return page.frameLocator('iframe')
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const question = page.getByRole('dialog', { name: /^Publish release \d+\?$/ })
  await question.getByRole('button', { name: 'Publish' }).click()
}

const notice = (page: Page, words: string | RegExp) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words, { exact: true }).waitFor()

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()

/** What a visitor reads after a reload. The instance that serves them hears of another release a moment after it was published. */
const afterReload = (visitor: Page, read: (page: Page) => Promise<unknown> = headingOf) =>
  expect.poll(async () => {
    await visitor.reload()
    return read(visitor)
  })

// A test that is tried once more must not find its words published already.
let tries = 0

test('an editor changes the Hindi hero, looks at it, publishes it and goes back: a reload shows it to a visitor', async () => {
  const [first, second] = [`चाँद से पूछिए ${++tries}।`, `सूरज से पूछिए ${tries}।`]
  const place = { locale: 'hi', key: 'landing.hero.title' }
  const visitor = await office.open()
  await visitor.goto('/hi')
  const before = await headingOf(visitor)
  const page = await office.openAs('editor')
  await write(page, place, first)
  await bar(page).getByText('1 change is not published.').waitFor()
  await prepare(page)

  const preview = await openPreview(page, '/hi')
  await preview.getByRole('heading', { level: 1, name: first }).waitFor()
  await visitor.reload()
  expect(await headingOf(visitor)).toBe(before)

  await publish(page)
  await notice(page, 'Published')
  await afterReload(visitor).toBe(first)
  const live = page.getByRole('article').filter({ hasText: 'Live' }).getByRole('heading')
  const release = String(await live.textContent()).toLowerCase()

  await write(page, place, second)
  await prepare(page)
  await publish(page)
  await notice(page, 'Published')
  await afterReload(visitor).toBe(second)

  await bar(page).getByRole('link', { name: 'All releases' }).click()
  await page.getByRole('button', { name: `Go back to ${release}`, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click()
  await notice(page, `Went back to ${release}`)
  await afterReload(visitor).toBe(first)
  const piece = await openPiece(page, place)
  expect(await piece.getByRole('textbox').inputValue()).toBe(first)
  expect(office.complaints).toEqual([])
})

test('an editor goes back to the site that came with the product, and a reload shows it to a visitor', async () => {
  const words = `तारों से पूछिए ${++tries}।`
  const place = { locale: 'hi', key: 'landing.hero.title' }
  const visitor = await office.open()
  await visitor.goto('/hi')
  const page = await office.openAs('editor')
  await write(page, place, words)
  await prepare(page)
  await openPreview(page, '/hi')
  await publish(page)
  await afterReload(visitor).toBe(words)

  await page.goto('/admin/releases')
  await page.getByRole('button', { name: 'Go back to the site that came with the product' }).click()
  const question = page.getByRole('dialog', { name: 'Go back to the words of the product?' })
  await question.getByRole('button', { name: 'Go back' }).click()
  await notice(page, 'Went back to the words of the product')
  await page.getByText('Visitors see the site with the words that came with the product.').waitFor()
  const { values } = JSON.parse(await readFile(SHIPPED, 'utf8'))
  await afterReload(visitor).toBe(values[place.key])
  expect(office.complaints).toEqual([])
})

test('a link that leads nowhere is told with its piece, to which it leads, and visitors see the site as it was', async () => {
  const visitor = await office.open()
  await visitor.goto('/ta')
  const donate = () => visitor.locator('main a[href$="/donate"]').count()
  const before = await donate()
  expect(before).toBeGreaterThan(0)
  const page = await office.openAs('editor')
  const place = { locale: 'ta', key: 'landing.support.donate.href' }
  await write(page, place, '/no-such-page')
  await bar(page).getByRole('button', { name: 'Prepare preview' }).click()
  await bar(page).getByText('The preview could not be prepared.').waitFor(BUILT)
  const problem = bar(page).getByRole('listitem').filter({ hasText: 'A link leads nowhere.' }).first()
  await problem.getByText('on /ta').waitFor()
  expect(await problem.textContent()).toContain('/no-such-page')
  expect(await bar(page).getByRole('button', { name: 'Publish' }).count()).toBe(0)
  await visitor.reload()
  expect(await donate()).toBe(before)

  await page.goto('/admin/releases')
  await problem
    .getByRole('link', { name: /^Change the words: Landing page · Support · Donate · Href/ })
    .click()
  const field = pieceOf(page, place.key).getByRole('textbox')
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await field.inputValue()).toBe('/no-such-page')
  expect(office.complaints).toEqual([])
})

test('words that are clicked in the preview are open to be written', async () => {
  const page = await office.openAs('editor')
  const place = { locale: 'te', key: 'landing.hero.title' }
  await write(page, place, 'చంద్రుణ్ణి అడగండి.')
  await prepare(page)
  const preview = await openPreview(page, '/te')
  const heading = preview.getByRole('heading', { level: 1, name: 'చంద్రుణ్ణి అడగండి.' })
  await heading.waitFor()
  await page.getByRole('button', { name: 'Edit words' }).click()
  await heading.click()
  await page.waitForURL((url) => url.pathname === '/admin/copy')
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(place)
  const field = pieceOf(page, place.key).getByRole('textbox')
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await field.inputValue()).toBe('చంద్రుణ్ణి అడగండి.')
  expect(office.complaints).toEqual([])
})

test('a super-administrator changes the UPI id with their password; editors can read it, and neither write nor publish it', async () => {
  const id = `nila-${++tries}@examplebank`
  const upiId = { locale: 'en', key: 'site.upiId' }
  const visitor = await office.open()
  await visitor.goto('/donate')
  const shown = (page: Page) => page.locator('[data-upi-id]').allTextContents()
  expect(await shown(visitor)).not.toContain(id)
  const page = await office.openAs('super_admin')
  const piece = await openPiece(page, upiId)
  await piece.getByRole('textbox').fill(id)
  await piece.getByText('Not saved yet').waitFor()
  await piece.getByRole('button', { name: 'Save as draft' }).click()
  await confirmPassword(page)
  await piece.getByText('Saved as draft').waitFor()
  await prepare(page)

  const editor = await office.openAs('editor')
  await editor.goto('/admin/releases')
  await bar(editor)
    .getByText(/a super-administrator publishes them/)
    .waitFor()
  expect(await bar(editor).getByRole('button', { name: 'Publish' }).count()).toBe(0)

  await publish(page)
  await notice(page, 'Published')
  await afterReload(visitor, shown).toEqual([id])
  const read = await openPiece(editor, upiId)
  await read.getByText(/^Only a super-administrator changes/).waitFor()
  const field = read.getByRole('textbox')
  expect(await field.inputValue()).toBe(id)
  expect(await field.getAttribute('readonly')).not.toBeNull()
  expect(office.complaints).toEqual([])
})
