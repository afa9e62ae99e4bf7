import {
  type ChatLanguageTag,
  chatLanguageOf,
  chatLanguages,
  directionOf,
} from '@nila/api/contract/chat-languages'
import { expect, test } from 'vitest'
import { answersOf, askAndWait, runChat } from './chatting.ts'
import type { Page } from './visit.ts'

const chat = runChat('t0-r0-echo')

const picker = (page: Page) => page.getByRole('dialog', { name: 'Language of the answers' })
const opener = (page: Page) => page.getByRole('button', { name: /^Answers in/ })

async function choose(page: Page, name: string) {
  await opener(page).click()
  await picker(page).getByRole('searchbox').fill(name)
  await picker(page).getByRole('searchbox').press('Enter')
  await picker(page).waitFor({ state: 'detached' })
}

test('the picker has all languages by the names of their speakers, and is searched by those and in English', async () => {
  const { page } = await chat.openChat()
  await opener(page).click()
  const items = picker(page).getByRole('listitem')
  await expect.poll(() => items.count()).toBe(chatLanguages.length)
  expect(await picker(page).locator('li strong').allTextContents()).toEqual(
    chatLanguages.map(({ endonym }) => endonym),
  )
  expect(await picker(page).getByText('· experimental').count()).toBe(
    chatLanguages.filter((language) => 'isExperimental' in language).length,
  )
  const search = picker(page).getByRole('searchbox')
  await search.fill('santali')
  await expect.poll(() => items.allInnerTexts()).toEqual([expect.stringContaining('ᱥᱟᱱᱛᱟᱲᱤ')])
  for (const spelling of ['हिंदी', 'हिन्दी', 'Hindi']) {
    await search.fill(spelling)
    await expect.poll(() => items.allInnerTexts()).toEqual([expect.stringContaining('हिन्दी')])
  }
  await search.fill('klingon')
  await picker(page).getByText('No language has such a name.').waitFor()
})

test.each<ChatLanguageTag>(['hi', 'ta', 'ur', 'sat'])(
  'an answer in %s says its language and direction',
  async (tag) => {
    const { name, endonym } = chatLanguageOf(tag)
    const { page } = await chat.openChat()
    await choose(page, name)
    await askAndWait(page, endonym)
    const answer = answersOf(page).last()
    expect(await answer.getAttribute('lang')).toBe(tag)
    expect(await answer.getAttribute('dir')).toBe(directionOf(chatLanguageOf(tag)))
    expect(await page.locator('.chat-bubble').getAttribute('lang')).toBe(tag)
    const height = await answer.evaluate((element) => {
      const { lineHeight, fontSize } = getComputedStyle(element)
      return Math.round((10 * Number.parseFloat(lineHeight)) / Number.parseFloat(fontSize)) / 10
    })
    expect(height).toBe(tag === 'ur' ? 2 : 1.6)
    // The rest of the page keeps its own.
    expect(await page.getAttribute('html', 'lang')).toBe('en')
  },
)

test('the language stays with its conversation, and the last one chosen is that of the next', async () => {
  const { page } = await chat.openChat('/chat', { viewport: { width: 1280, height: 800 } })
  await choose(page, 'Tamil')
  await askAndWait(page, 'First')
  await page.getByRole('navigation', { name: 'Your chats' }).getByRole('button', { name: 'New chat' }).click()
  await page.getByRole('button', { name: 'Answers in தமிழ்' }).waitFor()
  await choose(page, 'Urdu')
  await askAndWait(page, 'Second')
  await page.reload()
  await page.getByRole('button', { name: 'Answers in اردو' }).waitFor()
  await page.getByRole('link', { name: /First/ }).click()
  await page.getByRole('button', { name: 'Answers in தமிழ்' }).waitFor()
})

test('until one is chosen Nila answers in the language of the page', async () => {
  const { page } = await chat.openChat('/hi/chat')
  await page.locator('.chat-language', { hasText: 'हिन्दी' }).waitFor()
})

test('who saves data is sent no faces and larger pieces', async () => {
  const { page } = await chat.openChat('/chat', { viewport: { width: 1280, height: 800 } })
  await page.getByRole('button', { name: 'Chat settings' }).click()
  await page.getByRole('dialog').getByLabel('Save data').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  const [request] = await Promise.all([
    page.waitForRequest('**/api/chat/messages'),
    askAndWait(page, 'Slowly'),
  ])
  expect(request.postDataJSON()).toMatchObject({ pace: 'slow' })
  await page.reload()
  await answersOf(page).waitFor()
  expect(await page.locator('html.fonts').count()).toBe(0)
})
