import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers } from '../testing/fake-api.ts'
import { aModel, keepingModels } from '../testing/fake-assistant.ts'
import { descriptionOf, textIn } from '../testing/fields.ts'
import { renderApp } from '../testing/render-app.tsx'

type User = ReturnType<typeof renderApp>['user']
const step = async (name: string) => within(await screen.findByRole('form', { name }))
const next = async (user: User) => user.click(screen.getByRole('button', { name: 'Next' }))
const KEY = 'sk-canary-9'

test('a model is connected: address, key, one of the models of the server, limits, a test', async () => {
  const { api, user } = renderApp('/assistant/new', keepingModels([]))
  const address = await step('Address')
  await user.type(address.getByRole('textbox', { name: /Address of the server/ }), 'https://models.example')
  await next(user)
  await user.type((await step('Key')).getByLabelText(/Key \(API key\)/), KEY)
  await next(user)
  const model = await step('Model')
  await model.findByText('The server has 2 models.')
  await user.click(model.getByRole('combobox', { name: /Model/ }))
  await user.click(await screen.findByRole('option', { name: 'sarvam-m' }))
  await next(user)
  const limits = await step('Limits and prices')
  const price = limits.getByRole('textbox', { name: /Price of a million tokens read/ })
  await user.clear(price)
  await user.type(price, '12.50')
  await next(user)
  const last = await step('Test and save')
  await user.click(last.getByRole('button', { name: 'Test it' }))
  await last.findByText('Answered after 312 ms')
  last.getByText('नमस्ते!')
  await user.click(last.getByRole('button', { name: 'Save' }))
  await screen.findByRole('article', { name: 'sarvam-m' })
  const asked = { baseUrl: 'https://models.example', apiKey: KEY }
  expect(api.asked('POST', '/api/admin/model-endpoints/models')).toMatchObject([{ body: asked }])
  expect(api.asked('POST', '/api/admin/model-endpoints/try')).toMatchObject([
    { body: { ...asked, model: 'sarvam-m' } },
  ])
  expect(api.asked('POST', '/api/admin/model-endpoints')).toMatchObject([
    {
      body: {
        ...asked,
        model: 'sarvam-m',
        contextTokens: 8192,
        maxOutputTokens: 2048,
        promptPrice: 12_500_000,
        completionPrice: 0,
        isEnabled: true,
      },
    },
  ])
})

test('a server on this machine is offered, and nothing is asked of it until it is chosen', async () => {
  const { api, user } = renderApp('/assistant/new', keepingModels([]))
  const address = await step('Address')
  await user.click(await address.findByRole('button', { name: 'Use Ollama' }))
  expect(textIn(address.getByRole('textbox', { name: /Address of the server/ }))).toBe(
    'http://127.0.0.1:11434/v1',
  )
  expect(api.asked('POST', '/api/admin/model-endpoints/models')).toEqual([])
  await next(user)
  await step('Key')
  await next(user)
  await waitFor(() =>
    expect(api.asked('POST', '/api/admin/model-endpoints/models')).toMatchObject([
      { body: { baseUrl: 'http://127.0.0.1:11434/v1' } },
    ]),
  )
  expect(textIn((await step('Model')).getByRole('combobox', { name: /Model/ }))).toBe('gemma3:4b')
})

test('no step is left with a field that is wrong', async () => {
  const { user } = renderApp('/assistant/new', keepingModels([]))
  const address = await step('Address')
  const field = address.getByRole('textbox', { name: /Address of the server/ })
  for (const wrong of ['models.example', 'ftp://models.example', 'https://me:secret@models.example']) {
    await user.clear(field)
    await user.type(field, wrong)
    await next(user)
    expect(descriptionOf(field)).toMatch(/begins with http:\/\/ or https:\/\//)
    expect(document.activeElement).toBe(field)
  }
  await user.clear(field)
  await user.type(field, 'https://models.example')
  await next(user)
  await step('Key')
  await next(user)
  const model = await step('Model')
  await next(user)
  expect(descriptionOf(model.getByRole('combobox', { name: /Model/ }))).toMatch(/at least 1/)
  await user.type(model.getByRole('combobox', { name: /Model/ }), 'mine')
  await next(user)
  const context = (await step('Limits and prices')).getByRole('textbox', { name: /Memory in tokens/ })
  await user.clear(context)
  await user.type(context, '12')
  await next(user)
  expect(descriptionOf(context)).toBe('Please enter a whole number from 1024 to 10000000.')
})

test('a server that does not say its models keeps nobody from naming one', async () => {
  const { user } = renderApp('/assistant/new', {
    ...keepingModels([]),
    'POST /api/admin/model-endpoints/models': () =>
      answers.json({ isWorking: false, failure: 'model_missing', detail: '404' }),
  })
  const address = await step('Address')
  await user.type(address.getByRole('textbox', { name: /Address of the server/ }), 'https://models.example')
  await next(user)
  await step('Key')
  await next(user)
  const model = await step('Model')
  await model.findByText(/The server did not say which models it has/)
  await user.type(model.getByRole('combobox', { name: /Model/ }), 'mine')
  await next(user)
  await step('Limits and prices')
})

test('changing a model keeps its key unless another is typed, over the version that was seen', async () => {
  const { api, user } = renderApp('/assistant/3', keepingModels([aModel({ version: 7 })]))
  await step('Address')
  await next(user)
  ;(await step('Key')).getByText('A key is stored. Leave this empty to keep it.')
  await next(user)
  await step('Model')
  await next(user)
  const output = (await step('Limits and prices')).getByRole('textbox', { name: /Longest answer in tokens/ })
  await user.clear(output)
  await user.type(output, '512')
  await next(user)
  const last = await step('Test and save')
  last.getByText('With a key')
  await user.click(last.getByRole('button', { name: 'Save' }))
  await screen.findByRole('article', { name: 'sarvam-m' })
  const [change] = api.asked('PATCH', '/api/admin/model-endpoints/3')
  expect(change).toMatchObject({ body: { maxOutputTokens: 512 }, ifMatch: '"7"' })
  expect(change?.body).not.toHaveProperty('apiKey')
})

test('with another address the stored key is said to stay behind', async () => {
  const { user } = renderApp('/assistant/3', keepingModels([aModel()]))
  const field = (await step('Address')).getByRole('textbox', { name: /Address of the server/ })
  await user.clear(field)
  await user.type(field, 'https://elsewhere.example/v1')
  await next(user)
  ;(await step('Key')).getByText(/The stored key is of another address and is not sent to this one/)
})

test('what was typed outlives the screen, and the key does not', async () => {
  const { user } = renderApp('/assistant/new', keepingModels([]))
  const address = await step('Address')
  await user.type(address.getByRole('textbox', { name: /Address of the server/ }), 'https://models.example')
  await next(user)
  await user.type((await step('Key')).getByLabelText(/Key \(API key\)/), KEY)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(KEY)
  await user.click(screen.getByRole('link', { name: 'Back to the models' }))
  await user.click(await screen.findByRole('link', { name: 'Connect a model' }))
  expect(textIn((await step('Address')).getByRole('textbox', { name: /Address of the server/ }))).toBe(
    'https://models.example',
  )
  await next(user)
  expect(textIn((await step('Key')).getByLabelText(/Key \(API key\)/))).toBe('')
})

test('a field that only the API refuses is shown at its step', async () => {
  const { user } = renderApp('/assistant/3', {
    ...keepingModels([aModel()]),
    'PATCH /api/admin/model-endpoints/:id': () =>
      answers.problem('invalid_input', { baseUrl: { code: 'model_address_invalid', error: 'No' } }),
  })
  await step('Address')
  for (const name of ['Key', 'Model', 'Limits and prices', 'Test and save']) {
    await next(user)
    await step(name)
  }
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const field = (await step('Address')).getByRole('textbox', { name: /Address of the server/ })
  expect(descriptionOf(field)).toMatch(/begins with http:\/\/ or https:\/\//)
})

test('a model that is gone says so', async () => {
  renderApp('/assistant/4711', keepingModels([]))
  await screen.findByText('This model is not connected any more. It may have been removed.')
})
