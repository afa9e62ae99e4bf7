import { expect, test } from 'vitest'
import { answersOf, ask, askAndWait, fieldOf, questionsOf, runChat, untilAnswered } from './chatting.ts'
import { signInQuietly } from './visit.ts'

const chat = runChat('t0-r0-echo', { ASSISTANT_GUEST_MESSAGES: '2' })

/** The chat of a guest who has said that they are old enough. */
async function openAsGuest() {
  const visit = await chat.nila.visit('/chat')
  await ask(visit.page, 'First')
  await visit.page.getByRole('button', { name: 'I am 13 or older, begin' }).click()
  await answersOf(visit.page).getByText('First').waitFor()
  await untilAnswered(visit.page)
  return visit
}

test('a guest tries the chat, sees how much is left, and is invited at the end; the words stay', async () => {
  const { page, complaints } = await openAsGuest()
  await page.getByText('Messages you can still send as a guest: 1').waitFor()
  await askAndWait(page, 'Second')
  const invitation = page
    .getByRole('alert')
    .filter({ hasText: 'You have sent all the messages that a guest can' })
  await invitation.waitFor()
  await ask(page, 'Third')
  expect(await fieldOf(page).inputValue()).toBe('Third')
  expect(await questionsOf(page).allInnerTexts()).toEqual(['First', 'Second'])
  const signUp = invitation.getByRole('link', { name: 'Sign up' })
  expect(await signUp.getAttribute('href')).toMatch(/^\/auth\?tab=register&redirect_to=%2Fchat%3Fc%3D\d+$/)
  expect(complaints).toEqual([])
})

test('who signs up comes back to the conversation, with the words that were being written', async () => {
  const { page } = await openAsGuest()
  await fieldOf(page).fill('Half a thought')
  const address = page.url()
  await signInQuietly(page, await chat.nila.createAccount())
  await page.goto(address)
  await answersOf(page).getByText('First').waitFor()
  await expect.poll(() => fieldOf(page).inputValue()).toBe('Half a thought')
  await page.reload()
  await answersOf(page).getByText('First').waitFor()
  expect(await page.getByText('chats from before you signed in').count()).toBe(0)
})

test('who signs in elsewhere is asked whether the chats of before are theirs', async () => {
  const { page } = await openAsGuest()
  await signInQuietly(page, await chat.nila.createAccount())
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/chat')
  await page.getByText('there are chats from before you signed in: 1').waitFor()
  await page.getByRole('button', { name: 'Keep them' }).click()
  await page.getByRole('navigation', { name: 'Your chats' }).getByRole('link', { name: /First/ }).click()
  await answersOf(page).getByText('First').waitFor()
})

test('a guest has settings, no avatars, and nothing to share', async () => {
  const { page } = await openAsGuest()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Options of this chat' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Share by a link' }).click()
  await dialog.getByText('Chats of guests cannot be shared.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Your chats' }).click()
  await dialog.getByRole('link', { name: /First/ }).waitFor()
  await dialog.getByRole('button', { name: 'Chat settings' }).click()
  await dialog.getByText('Chats of guests are deleted by themselves').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'New chat' }).click()
  await page.getByRole('button', { name: 'Choose an avatar' }).click()
  await dialog.getByText('Avatars are for who has an account.').waitFor()
})

test('a guest who has said nothing has no list, and nothing is refused', async () => {
  const { page, complaints } = await chat.nila.visit('/chat', { viewport: { width: 1280, height: 800 } })
  await page.getByText('No chats yet. What you talk about appears here.').waitFor()
  await page.getByText('Messages you can still send as a guest: 2').waitFor()
  expect(complaints).toEqual([])
})
