import { expect, test } from 'vitest'
import { withBackOffice } from './back-office.ts'

const office = withBackOffice({ demo: false })
const PASSWORD = 'a lamp by the window'

test('from a visitor to a published review: register, write, become administrator, approve by keyboard, read it', async () => {
  const author = await office.open()
  await author.goto('/auth?tab=register')
  const form = author.getByRole('tabpanel')
  await form.getByLabel('Username').fill('Meera')
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Password again', { exact: true }).fill(PASSWORD)
  await author.getByRole('button', { name: 'Create Account' }).click()
  await author.getByText('Account created successfully for Meera!').waitFor()
  expect(await form.getByLabel('Username').inputValue()).toBe('Meera')
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await author.getByRole('button', { name: 'Sign In' }).click()
  await author.waitForURL(/auth_success/)

  await author.goto('/reviews')
  await author.getByRole('button', { name: 'Write a review' }).click()
  await author.getByRole('radio', { name: '5 moons: excellent' }).check({ force: true })
  await author.getByLabel('Title').fill('மிகவும் பயனுள்ளது')
  await author
    .getByRole('textbox', { name: 'Your review' })
    .fill('It explains every sum in Tamil, twice if need be.')
  await author.getByRole('button', { name: 'Send review' }).click()
  await author.getByText('We have not read it yet. Only you can see it.').waitFor()

  const administrator = await office.open()
  await administrator.goto(office.nila.printed.match(/http\S+\/nila-admin#\S+/)?.[0] ?? '')
  await administrator.getByLabel('Password', { exact: false }).first().fill(PASSWORD)
  await administrator.getByLabel('Repeat the password').fill(PASSWORD)
  await administrator.keyboard.press('Enter')
  await administrator.getByRole('heading', { name: 'Dashboard' }).waitFor()

  await administrator.goto('/admin/reviews')
  const card = administrator.getByRole('article', { name: 'மிகவும் பயனுள்ளது' })
  await card.waitFor()
  while (!(await card.evaluate((element) => element === document.activeElement))) {
    await administrator.keyboard.press('Tab')
  }
  await administrator.keyboard.press('a')
  await administrator.getByRole('tab', { name: 'Approved (1)' }).waitFor()

  const visitor = await office.open()
  await visitor.goto('/reviews')
  await visitor.getByRole('heading', { name: 'மிகவும் பயனுள்ளது' }).waitFor()
  await visitor.getByText('Meera').waitFor()

  await administrator.goto('/admin/audit-log')
  const entry = administrator.getByRole('row', { name: /Approved a review/ })
  await entry.getByText('ADMIN').waitFor()
  await entry.getByText('மிகவும் பயனுள்ளது').waitFor()
  expect(office.complaints).toEqual([])
})
