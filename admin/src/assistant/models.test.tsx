import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answers } from '../testing/fake-api.ts'
import { aModel, keepingModels, someSettings } from '../testing/fake-assistant.ts'
import { descriptionOf, textIn } from '../testing/fields.ts'
import { renderApp } from '../testing/render-app.tsx'

const card = async (name: string) => within(await screen.findByRole('article', { name }))
const toast = async () => within(await screen.findByRole('region', { name: 'Notifications' }))
const environment = {
  baseUrl: 'http://127.0.0.1:11434/v1',
  isInsecure: false,
  hasKey: false,
  model: 'gemma3:4b',
}

describe('the models', () => {
  test('where there is none, the help guide answers, which is said', async () => {
    renderApp('/assistant', keepingModels([]))
    await screen.findByRole('heading', { name: 'No AI model is connected' })
  })

  test('each says where it is, when it is asked and what it may use up; of its key only that there is one', async () => {
    renderApp('/assistant', keepingModels([aModel(), aModel({ id: 4, model: 'spare', isEnabled: false })]))
    const first = await card('sarvam-m')
    first.getByText('https://models.example/v1')
    first.getByText('Asked first')
    first.getByText('With a key')
    first.getByText('8,192 tokens in all, 2,048 of them for an answer')
    first.getByText('₹12.50 read, ₹40.00 written')
    first.getByText('Not tested since this screen was opened')
    ;(await card('spare')).getByText('Switched off')
  })

  test('the one of the environment can be tested and not changed', async () => {
    const { api, user } = renderApp('/assistant', keepingModels([], environment))
    const model = await card('gemma3:4b')
    model.getByText('Answers now. It is changed where the server is started.')
    expect(model.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Test'])
    await user.click(model.getByRole('button', { name: 'Test gemma3:4b' }))
    await model.findByText('Answered after 250 ms')
    model.getByText('Hello!')
    expect(api.asked('POST', '/api/admin/model-endpoints/environment/test')).toHaveLength(1)
  })

  test('a test that fails says why, in our words and in those of the server', async () => {
    const { user } = renderApp('/assistant', {
      ...keepingModels([aModel()]),
      'POST /api/admin/model-endpoints/:id/test': () =>
        answers.json({ isWorking: false, failure: 'model_unauthorized', detail: '401: <b>bad key</b>' }),
    })
    const model = await card('sarvam-m')
    await user.click(model.getByRole('button', { name: 'Test sarvam-m' }))
    const outcome = within(await model.findByRole('status'))
    outcome.getByText('The key was refused.')
    outcome.getByText('401: <b>bad key</b>')
  })

  test('an unencrypted one is marked', async () => {
    renderApp('/assistant', keepingModels([aModel({ isInsecure: true, baseUrl: 'http://gpu.example/v1' })]))
    ;(await card('sarvam-m')).getByText(/go over the network unencrypted/)
  })

  test('the order is changed by a press', async () => {
    const { api, user } = renderApp(
      '/assistant',
      keepingModels([aModel(), aModel({ id: 4, model: 'spare' })]),
    )
    const second = await card('spare')
    second.getByText('Asked as number 2')
    await user.click(second.getByRole('button', { name: 'Ask spare earlier' }))
    await (await toast()).findByText('Order changed')
    expect(api.asked('PUT', '/api/admin/model-endpoints/order')).toMatchObject([{ body: { ids: [4, 3] } }])
    ;(await card('spare')).getByText('Asked first')
  })

  test('one is switched off over the version that was seen, and the toast takes it back', async () => {
    const { api, user } = renderApp('/assistant', {
      ...keepingModels([aModel({ version: 4 })]),
      'POST /api/admin/undo/:id': () =>
        answers.json({
          operationId: 52,
          resource: 'model-endpoints',
          results: [{ id: 3, success: true }],
        }),
    })
    await user.click((await card('sarvam-m')).getByRole('button', { name: 'Switch off sarvam-m' }))
    await screen.findByText('All models are switched off. The help guide answers.')
    expect(api.asked('PATCH', '/api/admin/model-endpoints/3')).toMatchObject([
      { body: { isEnabled: false }, ifMatch: '"4"' },
    ])
    await user.click((await toast()).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(api.asked('POST', '/api/admin/undo/51')).toHaveLength(1))
  })

  test('removing asks first; a refusal says why and keeps it', async () => {
    const { api, user } = renderApp('/assistant', {
      ...keepingModels([aModel()]),
      'DELETE /api/admin/model-endpoints/:id': () => answers.problem('model_endpoint_in_use'),
    })
    const remove = async () =>
      user.click((await card('sarvam-m')).getByRole('button', { name: 'Remove sarvam-m' }))
    await remove()
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(api.asked('DELETE', '/api/admin/model-endpoints/3')).toEqual([])
    await remove()
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    await (await toast()).findByText(/Questions are moderated by means of this model/)
    await card('sarvam-m')
  })

  test('where the API wants the password, it is asked for, and the change is made', async () => {
    let isConfirmed = false
    const routes = keepingModels([aModel()])
    const { user } = renderApp('/assistant', {
      ...routes,
      'DELETE /api/admin/model-endpoints/:id': (call) =>
        isConfirmed
          ? routes['DELETE /api/admin/model-endpoints/:id'](call)
          : answers.problem('reauthentication_required'),
      'POST /api/reauthentication': () => {
        isConfirmed = true
        return answers.none()
      },
      'GET /api/account/second-factors': () => answers.json({ passkeys: 0, totp: false, recoveryCodes: 0 }),
      'GET /api/passkeys': () => answers.list([]),
    })
    await user.click((await card('sarvam-m')).getByRole('button', { name: 'Remove sarvam-m' }))
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
    await user.type(dialog.getByLabelText(/Password/), 'secret{Enter}')
    await screen.findByRole('heading', { name: 'No AI model is connected' })
  })

  test('models that cannot be loaded can be asked for again', async () => {
    let isAway = true
    const routes = keepingModels([aModel()])
    const { user } = renderApp('/assistant', {
      ...routes,
      'GET /api/admin/model-endpoints': () =>
        isAway ? answers.problem('forbidden') : routes['GET /api/admin/model-endpoints'](),
    })
    await screen.findByText('The models could not be loaded')
    isAway = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await card('sarvam-m')
  })
})

describe('the settings', () => {
  const form = async () => within(await screen.findByRole('form', { name: 'Settings of the chat' }))

  test('are saved over the version that was seen', async () => {
    const { api, user } = renderApp('/assistant', {
      ...keepingModels([aModel()]),
      'PATCH /api/admin/chat-settings': ({ body }) =>
        answers.json({ ...someSettings(), ...(body as object), version: 2 }),
    })
    const settings = await form()
    await user.clear(settings.getByRole('textbox', { name: /Messages of a user a day/ }))
    await user.type(settings.getByRole('textbox', { name: /Messages of a user a day/ }), '50')
    await user.click(settings.getByRole('combobox', { name: /Questions are moderated by/ }))
    await user.click(await screen.findByRole('option', { name: /sarvam-m/ }))
    await user.type(settings.getByRole('textbox', { name: /Model of the moderation/ }), 'guard')
    await user.click(settings.getByRole('button', { name: 'Save the settings' }))
    await (await toast()).findByText('Settings saved')
    expect(api.asked('PATCH', '/api/admin/chat-settings')).toMatchObject([
      {
        body: { dailyMessages: 50, currency: 'INR', moderation: { endpointId: 3, model: 'guard' } },
        ifMatch: '"1"',
      },
    ])
  })

  test('what is wrong is said at its field and nothing is sent', async () => {
    const { api, user } = renderApp('/assistant', keepingModels([]))
    const settings = await form()
    const field = settings.getByRole('textbox', { name: /Messages of a user a day/ })
    await user.clear(field)
    await user.type(field, '0')
    await user.click(settings.getByRole('button', { name: 'Save the settings' }))
    expect(descriptionOf(field)).toBe('Please enter a whole number from 1 to 100000.')
    expect(document.activeElement).toBe(field)
    expect(api.asked('PATCH', '/api/admin/chat-settings')).toEqual([])
  })

  test("a colleague's change is shown instead of being overwritten", async () => {
    const { user } = renderApp('/assistant', {
      ...keepingModels([]),
      'PATCH /api/admin/chat-settings': () =>
        answers.problem('stale_version', {}, someSettings({ currency: 'EUR', version: 2 })),
    })
    const settings = await form()
    await user.type(settings.getByRole('textbox', { name: /Messages of a user a day/ }), '0')
    await user.click(settings.getByRole('button', { name: 'Save the settings' }))
    await (await toast()).findByText(/A colleague changed the settings meanwhile/)
    expect(textIn((await form()).getByRole('textbox', { name: /Currency/ }))).toBe('EUR')
  })
})
