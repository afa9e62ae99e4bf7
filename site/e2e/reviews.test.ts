import { createReview, setReviewStatus } from '@nila/api/contract'
import { expect, test } from 'vitest'
import { runNila, signIn } from './visit.ts'

const nila = runNila()

async function visitSignedIn() {
  const account = await nila.createAccount()
  const visit = await nila.visit('/reviews')
  await visit.page.getByRole('link', { name: 'Sign in to write a review' }).click()
  await signIn(visit.page, account, /\/reviews\?auth_success=\d+#own-review$/)
  await visit.page.getByRole('button', { name: 'Write a review' }).click()
  return { ...visit, own: visit.page.locator('#own-review'), account }
}

test('a user writes a review by keyboard, changes it and deletes it', async () => {
  const { page, own, complaints } = await visitSignedIn()
  await own.getByRole('radio', { name: '1 moon: poor' }).focus()
  for (let moon = 1; moon < 4; moon += 1) await page.keyboard.press('ArrowRight')
  expect(await own.getByRole('radio', { name: '4 moons: good' }).isChecked()).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Patient and clear')
  await page.keyboard.press('Tab')
  await page.keyboard.type('அருமையான உதவி, நன்றி நிலா.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await own.getByText('Thank you. Your review is with us and appears once we have read it.').waitFor()
  await own.getByText('We have not read it yet. Only you can see it.').waitFor()

  await own.getByRole('button', { name: 'Edit' }).click()
  await own.getByText('An edit returns your review to pending').waitFor()
  await own.getByLabel('Title').fill('Patient, clear, kind')
  await own.getByRole('button', { name: 'Save changes' }).click()
  await own.getByRole('heading', { name: 'Patient, clear, kind' }).waitFor()

  await own.getByRole('button', { name: 'Delete' }).click()
  await own
    .getByRole('dialog', { name: 'Delete your review?' })
    .getByRole('button', { name: 'Delete review' })
    .click()
  await own.getByText('Your review is deleted.').waitFor()
  await own.getByRole('button', { name: 'Write a review' }).waitFor()
  expect(complaints).toEqual([])
})

test('a review that is too short is said so beside its fields', async () => {
  const { own } = await visitSignedIn()
  await own.getByLabel('Title').fill('ab')
  await own.getByRole('button', { name: 'Send review' }).click()
  await own.getByText('Please choose 1 to 5 moons.').waitFor()
  await own.getByText('Please write at least 3 characters.').waitFor()
  await own.getByText('Please write at least 10 characters.').waitFor()
})

test('nothing that was written is lost by a reload or an expired session', async () => {
  const { page, context, own, account } = await visitSignedIn()
  await own.getByRole('radio', { name: '5 moons: excellent' }).check({ force: true })
  await own.getByLabel('Title').fill('Kind to my mother')
  await own.getByLabel('Your review', { exact: true }).fill('She asks in Telugu and is never hurried.')
  await page.reload()
  expect(await own.getByLabel('Title').inputValue()).toBe('Kind to my mother')

  await context.clearCookies()
  await own.getByRole('button', { name: 'Send review' }).click()
  await own.getByText('You have been signed out. What you wrote is kept here').waitFor()
  await own.getByRole('link', { name: 'Sign in to write a review' }).click()
  await signIn(page, account, /\/reviews\?auth_success=\d+#own-review$/)
  await own.getByRole('button', { name: 'Send review' }).click()
  await own.getByRole('heading', { name: 'Kind to my mother' }).waitFor()
})

test('reviews that cannot be loaded can be asked for again', async () => {
  const { page, context } = await nila.visit('/')
  await context.route('**/api/reviews?*', (route) => route.abort())
  await page.goto('/reviews')
  await page.getByRole('heading', { name: 'The reviews could not be loaded' }).waitFor()
  await context.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'No reviews yet' }).waitFor()
})

test('demo data is called demo data', async () => {
  const { page } = await nila.visit('/reviews')
  const label = page.getByText('Demo data: a program wrote these reviews')
  await page.getByRole('heading', { name: 'What people say' }).waitFor()
  expect(await label.count()).toBe(0)
  await nila.setDemo(true)
  await page.reload()
  await label.waitFor()
  await nila.setDemo(false)
})

test.each([
  ['is out of reach', 'abort'],
  ['never comes', 'hang'],
])('reviews are read even where the script that prepares them %s', async (_, fate) => {
  const account = await nila.createAccount()
  const review = { rating: 5, title: `எளிமை (${fate})`, content: 'தொடர்ந்து வளர வாழ்த்துகள், நிலா.' }
  const { id } = await (await nila.agentOf(account)).call(createReview, { body: review })
  const moderator = await nila.agentOf(await nila.createAccount({ role: 'admin' }))
  await moderator.call(setReviewStatus, { params: { id }, body: { isApproved: 1 } })
  const { page, context } = await nila.visit('/robots.txt')
  await context.route('**/prepare-elsewhere*', (route) => (fate === 'abort' ? route.abort() : undefined))
  const asked = page.waitForRequest('**/prepare-elsewhere*')
  await page.goto('/reviews')
  await asked
  await page.getByRole('heading', { name: review.title }).waitFor()
})
