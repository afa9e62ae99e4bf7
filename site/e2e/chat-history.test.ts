import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { answersOf, askAndWait, fieldOf, questionsOf, runChat } from './chatting.ts'
import type { Page } from './visit.ts'

const chat = runChat('t0-r0-echo')
const wide = { viewport: { width: 1280, height: 800 } }

const sideOf = (page: Page) => page.getByRole('navigation', { name: 'Your chats' })
const titlesIn = (page: Page) => sideOf(page).locator('.chat-title').allTextContents()
const optionsOf = (page: Page) => page.getByRole('dialog', { name: 'Options of this chat' })

/** A page with these conversations, the last of them open. */
async function openWith(titles: string[]) {
  const visit = await chat.openChat('/chat', wide)
  for (const title of titles) {
    await sideOf(visit.page).getByRole('button', { name: 'New chat' }).click()
    await askAndWait(visit.page, title)
  }
  // A title shows no Markdown.
  const shown = titles.map((title) => title.replaceAll('**', ''))
  await expect.poll(() => titlesIn(visit.page)).toEqual(shown.toReversed())
  return visit
}

/** Saves the open conversation, and reads the file. */
async function save(page: Page, name: string) {
  await page.getByRole('button', { name: 'Options of this chat' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    optionsOf(page).getByRole('button', { name }).click(),
  ])
  await optionsOf(page).getByRole('button', { name: 'Close' }).click()
  return { file: download.suggestedFilename(), content: readFileSync(await download.path(), 'utf8') }
}

test('conversations are searched by what was said in them', async () => {
  const { page } = await openWith(['Mangoes in May', 'चाँद कितनी दूर है'])
  const search = sideOf(page).getByRole('searchbox', { name: 'Search your chats' })
  await search.fill('चाँद')
  await expect.poll(() => titlesIn(page)).toEqual(['चाँद कितनी दूर है'])
  await search.fill('nothing like that')
  await sideOf(page).getByText('No chat says “nothing like that”.').waitFor()
  await search.fill('')
  await expect.poll(() => titlesIn(page)).toEqual(['चाँद कितनी दूर है', 'Mangoes in May'])
})

test('a conversation gets another title, everywhere', async () => {
  const { page } = await openWith(['Mangoes in May'])
  await sideOf(page).getByRole('button', { name: 'Options of “Mangoes in May”' }).click()
  await optionsOf(page).getByRole('button', { name: 'Rename' }).click()
  await optionsOf(page).getByLabel('Title').fill('Fruit')
  await optionsOf(page).getByLabel('Title').press('Enter')
  await page.getByRole('heading', { name: 'Fruit', level: 1 }).waitFor()
  await expect.poll(() => titlesIn(page)).toEqual(['Fruit'])
  expect(await page.title()).toBe('Fruit – Nila')
})

test('deleting asks once more, and the open conversation gives way to a new one', async () => {
  const { page } = await openWith(['Keep me', 'Delete me'])
  await page.getByRole('button', { name: 'Options of this chat' }).click()
  await optionsOf(page).getByRole('button', { name: 'Delete' }).click()
  await optionsOf(page).getByRole('button', { name: 'Cancel' }).click()
  await optionsOf(page).getByRole('button', { name: 'Delete' }).click()
  await optionsOf(page).getByRole('button', { name: 'Delete chat' }).click()
  await expect.poll(() => titlesIn(page)).toEqual(['Keep me'])
  await page.getByRole('heading', { name: 'What would you like to talk about?' }).waitFor()
  expect(new URL(page.url()).search).toBe('')
})

test('all conversations are deleted at once, after being asked', async () => {
  const { page } = await openWith(['One', 'Two'])
  await sideOf(page).getByRole('button', { name: 'Chat settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Chat settings' })
  await dialog.getByRole('button', { name: 'Delete all chats' }).click()
  await dialog.getByRole('button', { name: 'Delete all', exact: true }).click()
  await sideOf(page).getByText('No chats yet.').waitFor()
  expect(await chat.nila.db('conversations').whereIn('title', ['One', 'Two'])).toEqual([])
})

test('how long conversations are kept is chosen, and stays chosen', async () => {
  const { page } = await chat.openChat('/chat', wide)
  const dialog = page.getByRole('dialog', { name: 'Chat settings' })
  const keep = dialog.getByLabel('Keep my chats')
  await sideOf(page).getByRole('button', { name: 'Chat settings' }).click()
  await keep.selectOption({ label: 'For 30 days' })
  await dialog.getByText('Your choice is saved.').waitFor()
  await page.reload()
  await sideOf(page).getByRole('button', { name: 'Chat settings' }).click()
  await expect.poll(() => keep.inputValue()).toBe('30')
})

test('a conversation is saved to be read, and for programs', async () => {
  const { page } = await openWith(['What is **bold**?'])
  const text = await save(page, 'Save to read')
  expect(text.file).toMatch(/\.md$/)
  expect(text.content).toContain('## You\n\nWhat is **bold**?\n\n## Nila\n\nWhat is **bold**?')
  const data = await save(page, 'Save for programs')
  expect(data.file).toMatch(/\.json$/)
  expect(JSON.parse(data.content)).toMatchObject({
    messages: [
      { role: 'user', content: 'What is **bold**?' },
      { role: 'assistant', content: 'What is **bold**?' },
    ],
  })
})

test('a link shows the conversation to anybody, without what comes later, until it is ended', async () => {
  const { page } = await openWith(['Shared words'])
  await page.getByRole('button', { name: 'Options of this chat' }).click()
  await optionsOf(page).getByRole('button', { name: 'Share by a link' }).click()
  await optionsOf(page).getByRole('button', { name: 'Make a link' }).click()
  const link = await optionsOf(page).getByLabel('The link').inputValue()
  await optionsOf(page).getByRole('button', { name: 'Close' }).click()
  await askAndWait(page, 'Private words')

  const reader = await chat.nila.visit('/robots.txt')
  await reader.page.goto(link)
  await reader.page.getByRole('heading', { name: 'Shared words', level: 1 }).waitFor()
  expect(await questionsOf(reader.page).allInnerTexts()).toEqual(['Shared words'])
  expect(await answersOf(reader.page).allInnerTexts()).toEqual(['Shared words'])
  expect(reader.complaints).toEqual([])

  await page.getByRole('button', { name: 'Options of this chat' }).click()
  await optionsOf(page).getByRole('button', { name: 'Share by a link' }).click()
  await optionsOf(page).getByText('There is a link to this chat.').waitFor()
  await optionsOf(page).getByRole('button', { name: 'End the link' }).click()
  await optionsOf(page).getByText('The link has ended.').waitFor()
  await reader.page.reload()
  await reader.page.getByRole('alert').getByText('This link shows nothing any more.').waitFor()
})

test('on a phone the conversations are in a dialog, which leads to one and closes', async () => {
  const { page } = await chat.openChat('/chat', { viewport: { width: 360, height: 740 } })
  await askAndWait(page, 'On the phone')
  await page.getByRole('button', { name: 'New chat' }).click()
  await page.getByRole('button', { name: 'Your chats' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your chats' })
  await dialog.getByRole('link', { name: /On the phone/ }).click()
  await answersOf(page).getByText('On the phone').waitFor()
  expect(await dialog.count()).toBe(0)
  expect(await fieldOf(page).isVisible()).toBe(true)
})
