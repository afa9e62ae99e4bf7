import {
  type AvatarBody,
  createAvatar,
  listOwnSubscriptions,
  requestSubscription,
  verifySubscription,
} from '@nila/api/contract'
import { beforeAll, expect, test } from 'vitest'
import { answersOf, ask, askAndWait, fieldOf, questionsOf, runChat } from './chatting.ts'

const chat = runChat('t0-r0-echo')
const DAY = 24 * 3600 * 1000

const body: AvatarBody = {
  name: 'Kisan Mitra',
  description: 'Talks about sowing, pests, soil and market prices.',
  category: 'Farming',
  icon: 'sprout',
  price: 0,
  isActive: true,
  heygenLink: 'https://app.heygen.com/kisan',
  persona: 'You are a farmer.',
  greeting: 'Namaste! What grows on your field?',
}
let admin: Awaited<ReturnType<typeof chat.nila.agentOf>>
let open: number
let locked: number

beforeAll(async () => {
  admin = await chat.nila.agentOf(await chat.nila.createAccount({ role: 'admin' }))
  open = (await admin.call(createAvatar, { body })).id
  locked = (await admin.call(createAvatar, { body: { ...body, name: 'Rasoi Dost' } })).id
})

/** The chat of a user who has access to Kisan Mitra. */
async function openWithAccess(path = '/chat') {
  const visit = await chat.openChat('/chat')
  await visit.agent.call(requestSubscription, { body: { avatarId: open, paymentMethod: 'free_access' } })
  const { items } = await visit.agent.list(listOwnSubscriptions)
  const id = items[0]?.id ?? 0
  await admin.call(verifySubscription, {
    params: { id },
    body: { action: 'approve', expiresAt: new Date(Date.now() + DAY).toISOString() },
  })
  await visit.page.goto(path)
  return { ...visit, subscriptionId: id }
}

test('an avatar that is open greets first, and answers under its name', async () => {
  const { page } = await openWithAccess()
  await page.getByRole('button', { name: 'Choose an avatar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Whom would you like to talk with?' })
  const ask = dialog.getByRole('link', { name: 'Ask for access' })
  expect(await ask.getAttribute('href')).toBe(`/avatars?ask=${locked}`)
  await dialog.getByRole('button', { name: /Kisan Mitra/ }).click()
  await page.getByText('Namaste! What grows on your field?').waitFor()
  expect(await fieldOf(page).getAttribute('placeholder')).toBe('Write to Kisan Mitra')
  await askAndWait(page, 'Rice')
  await expect
    .poll(() => answersOf(page).allInnerTexts())
    .toEqual(['Namaste! What grows on your field?', 'Rice'])
  expect(await page.locator('.chat-speaker h2').allTextContents()).toEqual(['Kisan Mitra', 'Kisan Mitra'])
  const film = page.getByRole('link', { name: /See Kisan Mitra speak/ })
  expect(await film.getAttribute('href')).toBe('https://app.heygen.com/kisan')
  await page.reload()
  await page.getByText('Namaste! What grows on your field?').waitFor()
})

test('an address begins a conversation with an avatar', async () => {
  const { page } = await openWithAccess(`/chat?avatar=${open}`)
  await page.getByText('Namaste! What grows on your field?').waitFor()
})

test('where access has ended in the middle, the words stay and the way to ask again is shown', async () => {
  const { page, subscriptionId } = await openWithAccess(`/chat?avatar=${open}`)
  await askAndWait(page, 'Rice')
  await chat.nila
    .db('subscriptions')
    .where({ id: subscriptionId })
    .update({ expiresAt: new Date(Date.now() - 1000) })
  await ask(page, 'And wheat?')
  const note = page.getByRole('alert').filter({ hasText: 'Your access to Kisan Mitra has ended' })
  await note.waitFor()
  expect(await fieldOf(page).inputValue()).toBe('And wheat?')
  expect(await questionsOf(page).allInnerTexts()).toEqual(['Rice'])
  expect(await note.getByRole('link', { name: 'Ask for access' }).getAttribute('href')).toBe(
    `/avatars?ask=${open}`,
  )
  await page.reload()
  await note.waitFor()
  expect(await fieldOf(page).inputValue()).toBe('And wheat?')
})
