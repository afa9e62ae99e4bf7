import { expect, test } from 'vitest'
import { fieldOf, questionsOf, runChat, untilAnswered } from './chatting.ts'
import type { Page } from './visit.ts'

const chat = runChat('t0-r0-echo')

const toggle = (page: Page) => page.getByRole('button', { name: 'Write Hindi with English letters' })
const candidates = (page: Page) => page.getByRole('group', { name: 'Choose how the word is written' })
const wordsIn = (page: Page) => fieldOf(page).inputValue()

/** The chat of somebody who is answered in Hindi, with the typing on. */
async function openTyping() {
  const visit = await chat.openChat()
  const { page } = visit
  await page.getByRole('button', { name: /^Answers in/ }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill('Hindi')
  await page.getByRole('dialog').getByRole('searchbox').press('Enter')
  await toggle(page).click()
  await fieldOf(page).focus()
  // Until the engine is there, letters stay what they are.
  await expect
    .poll(async () => {
      await fieldOf(page).fill('')
      await page.keyboard.type('n')
      return candidates(page).count()
    })
    .toBe(1)
  await fieldOf(page).fill('')
  return visit
}

test('words become Devanagari at the space, and the last one when the message is sent', async () => {
  const { page, complaints } = await openTyping()
  await page.keyboard.type('namaste dost', { delay: 5 })
  await expect.poll(() => wordsIn(page)).toBe('नमस्ते dost')
  await page.keyboard.press('Enter')
  await untilAnswered(page)
  expect(await questionsOf(page).allInnerTexts()).toEqual(['नमस्ते दोस्त'])
  expect(complaints).toEqual([])
})

test('a number chooses another spelling, and Backspace takes the word back', async () => {
  const { page } = await openTyping()
  await page.keyboard.type('kal')
  const second = candidates(page).getByRole('button').nth(1)
  const spelling = ((await second.textContent()) ?? '').slice(1)
  await page.keyboard.press('2')
  await expect.poll(() => wordsIn(page)).toBe(`${spelling} `)
  await page.keyboard.press('Backspace')
  await expect.poll(() => wordsIn(page)).toBe('kal')
  await page.keyboard.press('Space')
  await expect.poll(() => wordsIn(page)).toBe('kal ')
})

test('a spelling can be touched, and one that was chosen twice comes first the next time', async () => {
  const { page } = await openTyping()
  await page.keyboard.type('kal')
  const spelling = ((await candidates(page).getByRole('button').nth(2).textContent()) ?? '').slice(1)
  await candidates(page).getByRole('button', { name: spelling }).click()
  await page.keyboard.type('kal')
  await candidates(page).getByRole('button', { name: spelling }).click()
  await expect.poll(() => wordsIn(page)).toBe(`${spelling} ${spelling} `)
  await page.keyboard.type('kal ')
  await expect.poll(() => wordsIn(page)).toBe(`${spelling} ${spelling} ${spelling} `)
  // It is kept on the device, and goes when its user does.
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('chat_')))
  expect(await kept()).toHaveLength(1)
  await page.locator('[popovertarget=user-menu]').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL((url) => url.pathname !== '/chat')
  expect(await kept()).toEqual([])
})

test('the caret stays where the word was typed, in the middle of others', async () => {
  const { page } = await openTyping()
  await fieldOf(page).fill('मेरा है')
  await fieldOf(page).evaluate((area) => (area as HTMLTextAreaElement).setSelectionRange(5, 5))
  await page.keyboard.type('ghar ', { delay: 5 })
  await expect.poll(() => wordsIn(page)).toBe('मेरा घर है')
  expect(await fieldOf(page).evaluate((area) => (area as HTMLTextAreaElement).selectionStart)).toBe(8)
})

test('addresses and what is pasted stay as they are, and nothing changes once it is off', async () => {
  const { page } = await openTyping()
  await page.keyboard.type('https://nila.example ', { delay: 2 })
  expect(await wordsIn(page)).toBe('https://nila.example ')
  await toggle(page).click()
  await fieldOf(page).fill('')
  await page.keyboard.type('namaste ')
  expect(await wordsIn(page)).toBe('namaste ')
})

test('it is offered for Hindi only', async () => {
  const { page } = await chat.openChat()
  await fieldOf(page).waitFor()
  expect(await toggle(page).count()).toBe(0)
})
