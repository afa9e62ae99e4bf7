import { beforeEach, expect, test } from 'vitest'
import { withBackOffice } from './back-office.ts'
import { expectNoBarrier } from './barriers.ts'
import { openPiece, pieceOf, write } from './writing.ts'

const office = withBackOffice({ demo: false })

interface EntryRow {
  locale: string
  key: string
  version: number
  hasDraft: boolean
  draft: unknown
  draftIsDefault: boolean
  publishedVersionId: number | null
}
const entries = () => office.nila.db<EntryRow>('copy_entries')

beforeEach(() => entries().delete())

// Of a page with few pieces: long ones take their time.
const LEAD = { locale: 'hi', key: 'notFound.lead' }
const entryOf = ({ locale, key }: typeof LEAD) => entries().where({ locale, key }).first()

/** Publishes words as an earlier version of the product did, which said something else there by itself. */
async function publishEarlier({ locale, key }: typeof LEAD, words: string, was: string): Promise<void> {
  const { db } = office.nila
  const [release] = await db('releases').insert({ state: 'published', snapshot: '{}' }).returning('id')
  const [version] = await db('copy_versions')
    .insert({
      locale,
      key,
      value: JSON.stringify(words),
      isDefault: false,
      defaultValue: JSON.stringify(was),
      sourceValue: JSON.stringify(was),
      releaseId: release.id,
    })
    .returning('id')
  await entries().insert({ locale, key, publishedVersionId: version.id })
}

/** Two editors of one piece: the second, in `page`, has written without having seen what the first has saved. */
async function writeBoth() {
  const page = await office.openAs('editor')
  const piece = await openPiece(page, LEAD)
  const base = await piece.getByRole('textbox').inputValue()
  const first = await office.openAs('editor')
  await write(first, LEAD, 'पहले के शब्द।')
  await piece.getByRole('textbox').fill('दूसरे के शब्द।')
  const conflict = page.getByRole('dialog', { name: 'Two people have changed this' })
  await conflict.waitFor()
  return { page, piece, conflict, first, base }
}

test('two editors write one piece: the second sees both and what stood there, and nothing is overwritten until they choose', async () => {
  const { page, piece, conflict, first, base } = await writeBoth()
  await conflict.getByRole('region', { name: 'Before both' }).getByText(base).waitFor()
  const theirs = conflict.getByRole('region', { name: /^Theirs \(/ })
  expect(await theirs.textContent()).toContain('पहले')
  const mine = conflict.getByRole('region', { name: 'Yours' })
  expect(await mine.textContent()).toContain('दूसरे')
  await expectNoBarrier(page, [320])
  await conflict.getByRole('button', { name: 'Cancel' }).click()
  await piece.getByText('Not saved: somebody else has changed it meanwhile.').waitFor()
  expect(await entryOf(LEAD)).toMatchObject({ version: 1, draft: 'पहले के शब्द।' })

  await piece.getByRole('button', { name: 'Compare and decide' }).click()
  await conflict.getByRole('textbox', { name: 'New words' }).fill('पहले और दूसरे के शब्द।')
  await conflict.getByRole('button', { name: 'Save the new words' }).click()
  await piece.getByText('Saved as draft').waitFor()
  expect(await entryOf(LEAD)).toMatchObject({ version: 2, draft: 'पहले और दूसरे के शब्द।' })

  await first.reload()
  await pieceOf(first, LEAD.key).getByRole('textbox').waitFor()
  expect(await pieceOf(first, LEAD.key).getByRole('textbox').inputValue()).toBe('पहले और दूसरे के शब्द।')
  expect(office.complaints).toEqual([])
})

test.each([
  ['Use theirs', 'पहले के शब्द।'],
  ['Use yours', 'दूसरे के शब्द।'],
])(
  '%s: of two versions the one that was chosen stands, on the screen and behind it',
  async (choice, words) => {
    const { piece, conflict } = await writeBoth()
    await conflict.getByRole('button', { name: choice }).click()
    await expect.poll(() => piece.getByRole('textbox').inputValue()).toBe(words)
    await expect.poll(async () => (await entryOf(LEAD))?.draft).toBe(words)
    await piece.getByText('Not saved').waitFor({ state: 'detached' })
  },
)

const TITLE = { locale: 'hi', key: 'notFound.title' }

test('a default that a new version moved is told beside the words over it, which are kept or given up for it', async () => {
  await publishEarlier(TITLE, 'हमारे शब्द।', 'पुराने शब्द।')
  await publishEarlier(LEAD, 'हमारा परिचय।', 'पुराना परिचय।')
  const page = await office.openAs('editor')
  const title = await openPiece(page, TITLE)
  const lead = pieceOf(page, LEAD.key)
  const banner = 'The product says something else here since this was written.'
  await lead.getByText(banner).waitFor()

  await title.getByText(banner).waitFor()
  await title.getByRole('button', { name: 'Compare and decide' }).click()
  const dialog = page.getByRole('dialog', { name: 'The default has changed' })
  await dialog.getByRole('region', { name: 'Default then' }).getByText('पुराने शब्द।').waitFor()
  const now = (
    await dialog.getByRole('region', { name: 'Default now' }).locator('ins').allTextContents()
  ).join('')
  expect(now).not.toBe('')
  await dialog.getByRole('region', { name: 'Ours' }).getByText('हमारे').waitFor()
  await expectNoBarrier(page, [320])
  await dialog.getByRole('button', { name: 'Keep ours' }).click()
  await title.getByText(banner).waitFor({ state: 'detached' })
  expect(await title.getByRole('textbox').inputValue()).toBe('हमारे शब्द।')

  await lead.getByRole('button', { name: 'Compare and decide' }).click()
  await dialog.getByRole('button', { name: 'Adopt the new default' }).click()
  await lead.getByText(banner).waitFor({ state: 'detached' })
  await expect.poll(() => lead.getByRole('textbox').inputValue()).not.toBe('हमारा परिचय।')

  await page.reload()
  await title.getByRole('textbox').waitFor()
  expect(await page.getByText(banner).count()).toBe(0)
  expect(await entryOf(TITLE)).toMatchObject({ hasDraft: false })
  // What visitors see stays until that is published.
  expect(await entryOf(LEAD)).toMatchObject({ hasDraft: true, draftIsDefault: true })
  expect(office.complaints).toEqual([])
})

test('words of a key that no page has any more are kept, and can be read', async () => {
  await publishEarlier({ locale: 'ta', key: 'landing.oldPart.title' }, 'பழைய சொற்கள்', 'Old')
  const page = await office.openAs('editor')
  await page.goto('/admin/copy')
  await page.getByRole('link', { name: '1 retired key' }).click()
  await page.getByRole('button', { name: /^Show the words: landing\.oldPart\.title/ }).click()
  await page.getByText('பழைய சொற்கள்').waitFor()
  await expectNoBarrier(page, [320])
  expect(office.complaints).toEqual([])
})

test('what is typed without a network survives a reload, and is saved once when the network is back', async () => {
  const page = await office.openAs('editor', {})
  page.on('dialog', (dialog) => dialog.accept())
  const piece = await openPiece(page, LEAD)
  await page.context().setOffline(true)
  await piece.getByRole('textbox').fill('बिना नेटवर्क के लिखा।')
  await piece.getByText('Not saved – trying again').waitFor()
  await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  expect(await piece.count()).toBe(0)

  await page.context().setOffline(false)
  // Chromium also loads by itself what it could not load before.
  await openPiece(page, LEAD)
  await expect.poll(() => entryOf(LEAD)).toBeDefined()
  expect(await piece.getByRole('textbox').inputValue()).toBe('बिना नेटवर्क के लिखा।')
  expect(await entryOf(LEAD)).toMatchObject({ version: 1, draft: 'बिना नेटवर्क के लिखा।' })
  expect(office.complaints).toEqual([])
})

test('what is typed when the session has ended is there after signing in, and is saved', async () => {
  const page = await office.openAs('editor')
  const piece = await openPiece(page, LEAD)
  await page.context().clearCookies()
  await piece.getByRole('textbox').fill('सत्र के बाद लिखा।')
  await page.waitForURL((url) => url.pathname === '/auth')
  const back = new URL(page.url()).searchParams.get('redirect_to') ?? ''
  expect(back).toContain('/admin/copy?')
  expect(await entryOf(LEAD)).toBeUndefined()

  await page.request.post('/api/login', { data: await office.nila.createAccount({ role: 'editor' }) })
  await page.goto(back)
  await piece.getByText('Saved as draft').waitFor()
  expect(await entryOf(LEAD)).toMatchObject({ version: 1, draft: 'सत्र के बाद लिखा।' })
})
