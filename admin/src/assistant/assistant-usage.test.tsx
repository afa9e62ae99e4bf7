import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers } from '../testing/fake-api.ts'
import { aUsage, noUsage } from '../testing/fake-assistant.ts'
import { renderApp } from '../testing/render-app.tsx'

const open = (answer = () => answers.json(aUsage()), address = '/assistant-usage') =>
  renderApp(address, { 'GET /api/admin/chat-usage': answer })
const tile = async (name: string) => within(await screen.findByRole('region', { name }))

test('the figures say what they are of, and what of them is an estimate', async () => {
  open()
  const answered = await tile('Answers')
  answered.getByText('42')
  answered.getByText('40 by a model, 2 by the help guide')
  ;(await tile('People')).getByText('9 users, 2 guests')
  const first = await tile('Time to the first words')
  first.getByText('0.7 s')
  first.getByText('95 of 100 answers within 2.3 s')
  const tokens = await tile('Tokens')
  tokens.getByText('16,000')
  tokens.getByText('10% of them estimated by Nila, since the model did not count')
  ;(await tile('Cost, estimated')).getByText('₹2.34')
  ;(await tile('Did not come to an end')).getByText('3 failed, 0 interrupted, 1 stopped by whoever asked')
  ;(await tile('Thumbs')).getByText('7 up, 1 down')
})

test('the days are a picture that says what it shows, and a table on demand', async () => {
  const { user } = open()
  const daily = await tile('Day by day')
  daily.getByRole('img', { name: 'Answers a day over 7 days: at most 30 on Nov 19, 2026' })
  await user.click(daily.getByRole('button', { name: 'Cost, estimated' }))
  daily.getByRole('img', { name: 'Cost, estimated a day over 7 days: at most ₹2.00 on Nov 19, 2026' })
  await user.click(daily.getByText('As a table'))
  const rows = within(daily.getByRole('table', { name: 'Figures of each day' })).getAllByRole('row')
  expect(rows.slice(1, 3).map(({ textContent }) => textContent)).toEqual([
    'Nov 20, 20261250900₹0.000.6 s0',
    'Nov 19, 202630820₹2.000.8 s0',
  ])
})

test('each model and each failure has a line, in words', async () => {
  open()
  const models = await tile('Models')
  models.getByText('sarvam-m')
  models.getByText('https://models.example/v1')
  const failures = within((await tile('Why answers failed')).getByRole('table')).getAllByRole('row')
  expect(failures.map(({ textContent }) => textContent)).toEqual([
    'ReasonTimes',
    'The model is busy, or its limit is reached.2',
    'The question was held back by the moderation.1',
  ])
})

test('the range is in the address, and another one is asked for', async () => {
  const { api, user } = open(undefined, '/assistant-usage?days=7')
  await tile('Answers')
  await user.click(screen.getByRole('button', { name: 'Last 90 days' }))
  await tile('Answers')
  const asked = api.asked('GET', '/api/admin/chat-usage').map(({ query }) => query.days)
  expect(asked).toEqual([7, 90])
  expect(window.location.search).toBe('?days=90')
})

test('where nobody asked anything, that is said', async () => {
  open(() => answers.json(noUsage()))
  await screen.findByRole('heading', { name: 'Nobody has asked anything in this time' })
})

test('figures that cannot be loaded can be asked for again', async () => {
  let isAway = true
  const { user } = open(() => (isAway ? answers.problem('forbidden') : answers.json(aUsage())))
  await screen.findByText('Error loading the usage')
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await tile('Answers')
})
