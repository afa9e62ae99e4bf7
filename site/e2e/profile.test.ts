import { describe, expect, test } from 'vitest'
import { confirmIdentity, openAs, part } from './account-pages.ts'
import { runMailingNila } from './mailing.ts'
import { runNila } from './visit.ts'

describe('/profile', () => {
  const nila = runNila()

  test('shows the account, the state of the own review, and the way to both', async () => {
    const account = await nila.createAccount()
    const { page, complaints } = await nila.visit('/')
    await openAs(page, account, '/profile')
    const details = part(page, 'Your details')
    await details.getByText(account.username, { exact: true }).waitFor()
    await part(page, 'Your review').getByText('You have not written a review yet.').waitFor()
    const agent = await nila.agentOf(account)
    const review = { rating: 4, title: 'A calm companion', content: 'It answers in my own language.' }
    await agent.send('POST', '/api/reviews', review)
    await page.reload()
    await part(page, 'Your review').getByText('A calm companion').waitFor()
    await part(page, 'Your review').getByText('Pending. We have not read it yet.').waitFor()
    const link = part(page, 'Your review').getByRole('link', { name: 'Go to your review' })
    expect(await link.getAttribute('href')).toBe('/reviews#own-review')
    await page.getByRole('main').getByRole('link', { name: 'Settings' }).click()
    await part(page, 'Password').waitFor()
    expect(complaints).toEqual([])
  })
})

describe('an email address', () => {
  const { buildReader, mailOf, openPage } = runMailingNila()

  test('is verified by the link, which is sent again; a new one takes its place once it is verified too', async () => {
    const account = await buildReader()
    await mailOf(account.email, '/verify-email')
    const page = await openPage('/')
    await openAs(page, account, '/profile')
    const details = part(page, 'Your details')
    await details.getByText('Not verified').waitFor()
    await details.getByRole('button', { name: 'Send the link again' }).click()
    await details.getByText(`A link is on its way to ${account.email}.`).waitFor()
    await page.goto((await mailOf(account.email, '/verify-email', 2)).link)
    await page.getByText('Thank you. Your email address is verified.').waitFor()

    await page.goto('/settings')
    const email = part(page, 'Email')
    await email.getByText(`Your address is ${account.email}.`).waitFor()
    await email.getByText('Verified', { exact: true }).waitFor()
    await email.getByLabel('New email address').fill('meera@')
    await email.getByRole('button', { name: 'Change the address' }).click()
    await email.getByText('Please enter a valid email address').waitFor()
    await email.getByLabel('New email address').fill('nair@example.org')
    await email.getByRole('button', { name: 'Change the address' }).click()
    await confirmIdentity(page)
    await email.getByText(`Until then ${account.email} stays`).waitFor()
    expect(await email.getByLabel('New email address').inputValue()).toBe('')

    await email.getByRole('button', { name: 'Keep the present address' }).click()
    await email.getByText(`Your address stays ${account.email}.`).waitFor()
    expect(await email.getByText('Until then').count()).toBe(0)
    await email.getByLabel('New email address').fill('nair@example.org')
    await email.getByRole('button', { name: 'Change the address' }).click()
    await email.getByText(`Until then ${account.email} stays`).waitFor()
    await page.goto((await mailOf('nair@example.org', '/verify-email', 2)).link)
    await page.getByText('Thank you. Your email address is verified.').waitFor()
    await page.goto('/settings')
    await email.getByText('Your address is nair@example.org.').waitFor()

    await email.getByRole('button', { name: 'Remove the address' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove the address' }).click()
    await email.getByText('Your email address is removed.').waitFor()
    await email.getByText('Your account has no email address.').waitFor()
  })
})
