import { barriersInAnyLook } from '@nila/api/testing/barriers'
import { describe, expect, test } from 'vitest'
import { answersOf, ask, fieldOf, runChat, untilAnswered } from './chatting.ts'
import type { Page } from './visit.ts'

const chat = runChat('t0-r0-echo')

const ANSWER = [
  '# Moon',
  'The **moon** is far. See [a page](https://example.org/moon).',
  '- one\n- two',
  '```js\nconst far = 384400\n```',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '> a quote',
  'And $e^{i\\pi}+1=0$.',
].join('\n\n')

const barriers = async (page: Page) => expect(await barriersInAnyLook(page)).toEqual([])
const fieldIn = (page: Page) => page.locator('.chat-field textarea')

async function talk(page: Page) {
  await fieldIn(page).fill(ANSWER)
  await fieldIn(page).press('Enter')
  await answersOf(page).locator('math').waitFor()
  await page.locator('.chat-send[type=submit]').waitFor()
}

describe.each(['/chat', '/ur/chat'])('at %s', (path) => {
  test('neither the beginning nor a conversation has a barrier', async () => {
    const { page } = await chat.openChat(path)
    await page.locator('.chat-examples').waitFor()
    await barriers(page)
    await talk(page)
    await barriers(page)
    await page.locator('.chat-question .icon-button').last().click()
    await page.locator('.chat-edit').waitFor()
    await barriers(page)
  })
})

test('no dialog has a barrier', async () => {
  const { page } = await chat.openChat('/chat', { viewport: { width: 360, height: 740 } })
  await ask(page, 'Words')
  await untilAnswered(page)
  const dialog = page.getByRole('dialog')
  async function look(open: () => Promise<void>, seen: string) {
    await page.setViewportSize({ width: 360, height: 740 })
    await open()
    await dialog.getByText(seen).first().waitFor()
    await barriers(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  const press = (name: string | RegExp) => () => page.getByRole('button', { name }).click()
  await look(press(/^Answers in/), 'ᱥᱟᱱᱛᱟᱲᱤ')
  await look(press('Your chats'), 'Words')
  await look(press('Report'), 'Send report')
  await look(press('Bad answer'), 'It is not true')
  await look(press('Options of this chat'), 'Rename')
  await look(async () => {
    await press('Options of this chat')()
    await dialog.getByRole('button', { name: 'Share by a link' }).click()
    await dialog.getByRole('button', { name: 'Make a link' }).click()
  }, 'The link')
  await look(async () => {
    await press('Your chats')()
    await dialog.getByRole('button', { name: 'Chat settings' }).click()
  }, 'Save data')
  await press('New chat')()
  await look(press('Choose an avatar'), 'The assistant for everything')
})

test('a dialog gives the focus back to the button that opened it', async () => {
  const { page } = await chat.openChat()
  const opener = page.getByRole('button', { name: /^Answers in/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('searchbox').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('the field grows to six lines and then scrolls, and nothing is ever wider than the window', async () => {
  const { page } = await chat.openChat('/chat', { viewport: { width: 320, height: 640 } })
  const height = () => page.locator('.chat-grow').evaluate((element) => element.clientHeight)
  await fieldOf(page).waitFor()
  const one = await height()
  await fieldOf(page).fill('a\nb\nc')
  const three = await height()
  await fieldOf(page).fill('a\n'.repeat(6))
  const six = await height()
  await fieldOf(page).fill('a\n'.repeat(40))
  expect([three > one, six > three, (await height()) - six < 10]).toEqual([true, true, true])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
