import { describe, expect, test } from 'vitest'
import { answersOf, ask, fieldOf, questionsOf, runChat, untilAnswered } from './chatting.ts'
import { runNila, signInQuietly } from './visit.ts'

describe('where the model is busy', () => {
  const chat = runChat('r429')

  test('the answer says so, and from when another try is of use, counted down', async () => {
    const { page } = await chat.openChat()
    await ask(page, 'Anybody there?')
    const answer = page.locator('.chat-answer').last()
    await answer.getByText('The AI model is busy with many questions.').waitFor()
    await answer.getByText(/Please try again in \d+ (second|minute)s?\./).waitFor()
    expect(await questionsOf(page).allInnerTexts()).toEqual(['Anybody there?'])
    await untilAnswered(page)
  })
})

describe('where the model breaks off', () => {
  const chat = runChat('t0-n40-r0-reset20')

  test('what had come stays, and it can be tried again', async () => {
    const { page } = await chat.openChat()
    await ask(page, 'Tell me')
    await page.getByText('Your question is kept.').waitFor()
    expect(await answersOf(page).textContent()).toMatch(/^Nila0 /)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('2 of 2').waitFor()
  })
})

describe('where no model is connected', () => {
  const nila = runNila()

  test('the chat says so, and the help guide answers under its own name', async () => {
    const { page } = await nila.visit('/robots.txt')
    await signInQuietly(page, await nila.createAccount())
    await page.goto('/chat')
    await page.getByText('No AI model is connected: the help guide answers from Nila’s own pages.').waitFor()
    await ask(page, 'Is it free?')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('nothing that you write goes anywhere else').waitFor()
    await dialog.getByRole('button', { name: 'I am 13 or older, begin' }).click()
    await page.getByRole('heading', { name: 'Help guide' }).waitFor()
    await answersOf(page).getByText('No AI model is connected').waitFor()
    expect(await fieldOf(page).inputValue()).toBe('')
  })
})
