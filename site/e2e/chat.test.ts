import { listConversations } from '@nila/api/contract'
import { expect, test } from 'vitest'
import {
  answersOf,
  ask,
  askAndWait,
  fieldOf,
  questionsOf,
  runChat,
  sendOf,
  untilAnswered,
} from './chatting.ts'
import { addressOf, focusedName, signInQuietly } from './visit.ts'

/** Answers at once, with what it was asked. */
const chat = runChat('t0-r0-echo')

const button = (name: string) => ({ name, exact: true }) as const

test('a question is answered, kept, and there again after a reload', async () => {
  const { page, complaints } = await chat.openChat()
  await askAndWait(page, 'How far is the moon?')
  await expect.poll(() => answersOf(page).allInnerTexts()).toEqual(['How far is the moon?'])
  await page.waitForURL(/\/chat\?c=\d+$/)
  expect(await page.title()).toBe('How far is the moon? – Nila')
  await page.reload()
  await answersOf(page).getByText('How far is the moon?').waitFor()
  expect(await fieldOf(page).inputValue()).toBe('')
  expect(complaints).toEqual([])
})

test('before the first message somebody says that they are 13 or older, and the message goes then', async () => {
  const { page } = await chat.nila.visit('/robots.txt')
  await signInQuietly(page, await chat.nila.createAccount())
  await page.goto('/chat')
  await ask(page, 'Am I old enough?')
  const dialog = page.getByRole('dialog', { name: 'Before you begin' })
  await dialog.getByText('You must be 13 or older').waitFor()
  await dialog.getByText('your messages go to the AI model').waitFor()
  await dialog.getByRole('button', { name: 'Not now' }).click()
  expect(await fieldOf(page).inputValue()).toBe('Am I old enough?')
  expect(await questionsOf(page).count()).toBe(0)
  await sendOf(page).click()
  await dialog.getByRole('button', { name: 'I am 13 or older, begin' }).click()
  await answersOf(page).getByText('Am I old enough?').waitFor()
  await untilAnswered(page)
  await askAndWait(page, 'Again?')
})

test('another answer stands beside the first, and both can be looked at', async () => {
  const { page } = await chat.openChat()
  await askAndWait(page, 'Tell me a joke')
  await page.getByRole('button', { name: 'Answer again' }).click()
  await page.getByText('2 of 2').waitFor()
  await untilAnswered(page)
  expect(await answersOf(page).count()).toBe(1)
  await page.getByRole('button', { name: 'Earlier version' }).click()
  await page.getByText('1 of 2').waitFor()
  await page.getByRole('button', { name: 'Later version' }).click()
  await page.getByText('2 of 2').waitFor()
})

test('a question that is changed begins a branch; the one before stays, with its answer', async () => {
  const { page } = await chat.openChat()
  await askAndWait(page, 'One')
  await askAndWait(page, 'Two')
  const first = page.locator('.chat-question').first()
  await first.getByRole('button', button('Edit')).click()
  const field = page.getByRole('textbox', { name: 'Change your message' })
  await field.fill('Uno')
  // A change that was begun is kept, like everything that is typed.
  await page.reload()
  await expect.poll(() => field.inputValue()).toBe('Uno')
  await page.getByRole('button', { name: 'Send again' }).click()
  await answersOf(page).getByText('Uno').waitFor()
  await untilAnswered(page)
  expect(await questionsOf(page).allInnerTexts()).toEqual(['Uno'])
  await page.getByRole('button', { name: 'Earlier version' }).click()
  await expect.poll(() => questionsOf(page).allInnerTexts()).toEqual(['One', 'Two'])
  await page.reload()
  await expect.poll(() => questionsOf(page).allInnerTexts()).toEqual(['Uno'])
})

test('what is being written is kept for each conversation, over a reload too', async () => {
  const { page } = await chat.openChat('/chat', { viewport: { width: 1280, height: 800 } })
  await askAndWait(page, 'First chat')
  await fieldOf(page).fill('half a thought')
  await page.getByRole('navigation', { name: 'Your chats' }).getByRole('button', { name: 'New chat' }).click()
  await expect.poll(() => fieldOf(page).inputValue()).toBe('')
  await fieldOf(page).fill('another one')
  await page.reload()
  await expect.poll(() => fieldOf(page).inputValue()).toBe('another one')
  await page.getByRole('link', { name: /First chat/ }).click()
  await answersOf(page).getByText('First chat').waitFor()
  await expect.poll(() => fieldOf(page).inputValue()).toBe('half a thought')
  await page.goBack()
  await expect.poll(() => fieldOf(page).inputValue()).toBe('another one')
})

test('a message that is refused comes back into the field, with the reason', async () => {
  const { page, context } = await chat.openChat()
  await context.route('**/api/chat/messages', (route) => route.abort())
  await ask(page, 'Nobody hears me')
  await page.getByRole('alert').getByText('Your message was not sent, and it is still here').waitFor()
  expect(await fieldOf(page).inputValue()).toBe('Nobody hears me')
  expect(await questionsOf(page).count()).toBe(0)
  await context.unroute('**/api/chat/messages')
  await fieldOf(page).press('Enter')
  await answersOf(page).getByText('Nobody hears me').waitFor()
  expect(await page.getByRole('alert').getByText('was not sent').count()).toBe(0)
})

test('a question that came although nobody was told is not asked twice', async () => {
  const { page, context } = await chat.openChat()
  await askAndWait(page, 'First')
  await context.route('**/api/chat/messages', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await ask(page, 'Second')
  await answersOf(page).getByText('Second').waitFor()
  await expect.poll(() => fieldOf(page).inputValue()).toBe('')
  expect(await questionsOf(page).allInnerTexts()).toEqual(['First', 'Second'])
})

test('who was signed out meanwhile keeps the words and comes back to the conversation', async () => {
  const { page, context, account } = await chat.openChat()
  await askAndWait(page, 'Before')
  await context.clearCookies()
  await ask(page, 'After')
  await page.getByRole('alert').getByText('You have been signed out').waitFor()
  expect(await fieldOf(page).inputValue()).toBe('After')
  await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click()
  await page.waitForURL('**/auth?redirect_to=*')
  await signInQuietly(page, account)
  await page.reload()
  await page.waitForURL(/\/chat\?c=\d+/)
  await answersOf(page).getByText('Before').waitFor()
  await expect.poll(() => fieldOf(page).inputValue()).toBe('After')
})

test('a bad answer can be said to be so, with the reason, and taken back', async () => {
  const { page } = await chat.openChat()
  await askAndWait(page, 'Rate me')
  await page.getByRole('button', { name: 'Bad answer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'It is not true' }).click()
  await page.getByText('Thank you. That helps').waitFor()
  const stored = () => chat.nila.db('messages').whereNotNull('rating').select('rating', 'ratingReason')
  await expect.poll(stored).toEqual([{ rating: -1, ratingReason: 'wrong' }])
  const bad = page.getByRole('button', { name: 'Bad answer' })
  expect(await bad.getAttribute('aria-pressed')).toBe('true')
  await bad.click()
  await expect.poll(() => bad.getAttribute('aria-pressed')).toBe('false')
  await expect.poll(stored).toEqual([])
})

test('an answer can be reported once, with what is wrong', async () => {
  const { page } = await chat.openChat()
  await askAndWait(page, 'Report me')
  await page.getByRole('button', button('Report')).click()
  const dialog = page.getByRole('dialog', { name: 'Report this answer' })
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByText('Please choose what is wrong.').waitFor()
  await dialog.getByLabel('It is harmful or hurtful').check()
  await dialog.getByLabel('Anything to add').fill('It hurt.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await page.getByText('Your report is with whoever looks after this site.').waitFor()
  expect(await chat.nila.db('message_reports').select('reason', 'note')).toEqual([
    { reason: 'unsafe', note: 'It hurt.' },
  ])
  await page.reload()
  await page.getByRole('button', button('Reported')).waitFor()
})

test('the keyboard alone asks, breaks lines, looks at an answer and asks again', async () => {
  const { page } = await chat.openChat()
  await fieldOf(page).focus()
  await page.keyboard.type('Line one')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('line two')
  await page.keyboard.press('Enter')
  await untilAnswered(page)
  expect(await questionsOf(page).allInnerTexts()).toEqual(['Line one\nline two'])
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
  // Back through the tools of the answer, the nearest first.
  const names: (string | null | undefined)[] = []
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Shift+Tab')
    names.push(await focusedName(page))
  }
  expect(names).toEqual(['Report', 'Bad answer', 'Good answer', 'Answer again', 'Copy'])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('2 of 2').waitFor()
})

test('where fingers type, Enter breaks the line and the button sends', async () => {
  const { page } = await chat.openChat('/chat', {
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  })
  await fieldOf(page).fill('Line one')
  await fieldOf(page).press('Enter')
  await page.keyboard.type('line two')
  expect(await fieldOf(page).inputValue()).toBe('Line one\nline two')
  await sendOf(page).tap()
  await untilAnswered(page)
  expect(await questionsOf(page).allInnerTexts()).toEqual(['Line one\nline two'])
  // What only shows itself to a pointer elsewhere is there for a finger.
  const edit = page.locator('.chat-question').getByRole('button', button('Edit'))
  expect(await edit.evaluate((element) => getComputedStyle(element.parentElement as Element).opacity)).toBe(
    '1',
  )
})

test('each block of an answer is said once, when it is whole, and then that it is complete', async () => {
  const { page } = await chat.openChat()
  await askAndWait(page, 'First paragraph.\n\n- one\n- two')
  const said = page.getByRole('log', { name: 'Conversation' }).locator('p')
  await expect
    .poll(() => said.allTextContents())
    .toEqual(['First paragraph.', expect.stringMatching(/one\s+two/), 'The answer is complete.'])
})

test('a conversation that does not come yet keeps its draft to itself, and can be asked for again', async () => {
  const { page, context } = await chat.openChat()
  await askAndWait(page, 'Here')
  await context.route('**/api/chat/conversations/*', (route) => route.abort())
  await page.reload()
  const failure = page.getByRole('alert').filter({ hasText: 'This conversation could not be loaded' })
  await failure.waitFor()
  await fieldOf(page).fill('Written meanwhile')
  await context.unroute('**/api/chat/conversations/*')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await answersOf(page).getByText('Here').waitFor()
  expect(await fieldOf(page).inputValue()).toBe('Written meanwhile')
})

test('a conversation of somebody else is not there', async () => {
  const { page, agent } = await chat.openChat()
  await askAndWait(page, 'Mine')
  const { items } = await agent.list(listConversations)
  const other = await chat.openChat(`/chat?c=${items[0]?.id}`)
  await other.page.getByRole('alert').getByText('This conversation is not there any more').waitFor()
  expect(addressOf(other.page)).toBe(`/chat?c=${items[0]?.id}`)
})
