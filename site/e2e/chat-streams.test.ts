import { textOf } from '@nila/api/testing/fake-model'
import { expect, test } from 'vitest'
import { answersOf, ask, fieldOf, questionsOf, runChat, sendOf, stopOf, untilAnswered } from './chatting.ts'
import type { Page } from './visit.ts'

/** Thinks for long enough to be seen thinking, and goes on for longer than any test waits; ended by Stop. */
const MODEL = 't1000-n4000-r40'
const chat = runChat(MODEL)

const wordsOf = async (page: Page) => (await answersOf(page).last().textContent()) ?? ''
const whole = () => textOf(MODEL)

/** Waits until so many words of the answer are there, none of them lost or doubled. */
const untilWord = async (page: Page, count: number) => {
  await expect
    .poll(async () => (await wordsOf(page)).split(' ').length, { timeout: 30_000 })
    .toBeGreaterThan(count)
  expect(whole().startsWith(await wordsOf(page))).toBe(true)
}
const countOf = async (page: Page) => (await wordsOf(page)).split(' ').length

async function stop(page: Page) {
  await stopOf(page).click()
  await page.getByText('You stopped this answer.').waitFor()
}

test('an answer comes word by word, and Stop ends it where it is and lets the model go', async () => {
  const { page } = await chat.openChat()
  const left = chat.fake.left.length
  await ask(page, 'Go on')
  await page.getByText('The answer is on its way').waitFor()
  await untilWord(page, 5)
  expect(await sendOf(page).count()).toBe(0)
  await stop(page)
  await chat.fake.untilLeft(left + 1)
  const stopped = await wordsOf(page)
  await page.reload()
  await expect.poll(() => wordsOf(page)).toBe(stopped)
  await page.getByText('You stopped this answer.').waitFor()
  await fieldOf(page).fill('Next')
  expect(await sendOf(page).getAttribute('aria-disabled')).toBe('false')
})

test('Escape stops nothing, and neither does the second click of a double click on Send', async () => {
  const { page } = await chat.openChat()
  await fieldOf(page).fill('Go on')
  await sendOf(page).dblclick()
  await untilWord(page, 5)
  await page.keyboard.press('Escape')
  const seen = await countOf(page)
  await untilWord(page, seen + 5)
  await stop(page)
})

test('a reload in the middle of an answer goes on with it', async () => {
  const { page } = await chat.openChat()
  await ask(page, 'Go on')
  await untilWord(page, 10)
  await page.reload()
  await untilWord(page, 20)
  const seen = await countOf(page)
  await untilWord(page, seen + 5)
  await stop(page)
})

test('two tabs show one answer, and either of them can stop it', async () => {
  const { page, context } = await chat.openChat()
  await ask(page, 'Go on')
  await untilWord(page, 5)
  const other = await context.newPage()
  await other.goto(page.url())
  await untilWord(other, 10)
  await fieldOf(other).fill('Meanwhile')
  expect(await sendOf(other).count()).toBe(0)
  await stop(other)
  await page.getByText('You stopped this answer.').waitFor()
  expect(await wordsOf(page)).toBe(await wordsOf(other))
  await untilAnswered(page)
})

test('offline in the middle of an answer it says so, keeps what is written, and goes on when it is back', async () => {
  const { page, context } = await chat.openChat()
  await ask(page, 'Go on')
  await untilWord(page, 5)
  await context.setOffline(true)
  await page.getByText('You are offline. What you write stays here').waitFor()
  await fieldOf(page).fill('written without a connection')
  const seen = await countOf(page)
  await context.setOffline(false)
  await untilWord(page, seen + 10)
  expect(await page.getByText('You are offline.').count()).toBe(0)
  expect(await fieldOf(page).inputValue()).toBe('written without a connection')
  await stop(page)
})

test('whoever goes to another conversation leaves the answer to itself, and finds it further on', async () => {
  const { page } = await chat.openChat('/chat', { viewport: { width: 1280, height: 800 } })
  await ask(page, 'Go on')
  await untilWord(page, 5)
  const seen = await countOf(page)
  const side = page.getByRole('navigation', { name: 'Your chats' })
  await side.getByRole('button', { name: 'New chat' }).click()
  await page.getByRole('heading', { name: 'What would you like to talk about?' }).waitFor()
  await side.getByRole('link', { name: /Go on/ }).click()
  await untilWord(page, seen)
  await stop(page)
})

test('two tabs that ask at the same place make two branches, and both are answered', async () => {
  const { page, context } = await chat.openChat()
  await ask(page, 'Begin')
  await untilWord(page, 5)
  const other = await context.newPage()
  await other.goto(page.url())
  await untilWord(other, 5)
  await stop(other)
  await untilAnswered(page)
  await ask(other, 'Hers')
  await untilWord(other, 5)
  await ask(page, 'Mine')
  await untilWord(page, 5)
  await page.reload()
  await questionsOf(page).getByText('Mine').waitFor()
  const mine = await countOf(page)
  await page.getByRole('button', { name: 'Earlier version' }).last().click()
  await questionsOf(page).getByText('Hers').waitFor()
  await untilWord(page, 20)
  await stopOf(page).click()
  await page.getByText('You stopped this answer.').nth(1).waitFor()
  await page.getByRole('button', { name: 'Later version' }).last().click()
  await untilWord(page, mine + 10)
  await stopOf(page).click()
  await untilAnswered(page)
})

test('while an answer grows its end stays in view, unless somebody has gone up to read', async () => {
  const { page } = await chat.openChat('/chat', { viewport: { width: 360, height: 500 } })
  await ask(page, 'Go on')
  const isEndInView = () =>
    page.evaluate(() => {
      const end = document.querySelector('.chat-main')?.getBoundingClientRect().bottom ?? 0
      return Math.abs(end - innerHeight) < 90
    })
  await untilWord(page, 120)
  expect(await isEndInView()).toBe(true)
  await page.mouse.move(180, 200)
  await page.mouse.wheel(0, -2000)
  const newest = page.getByRole('button', { name: 'Go to the newest words' })
  await newest.waitFor()
  const top = await page.evaluate(() => scrollY)
  const seen = await countOf(page)
  await untilWord(page, seen + 20)
  expect(await page.evaluate(() => scrollY)).toBe(top)
  await newest.click()
  await expect.poll(isEndInView).toBe(true)
  await stop(page)
})
