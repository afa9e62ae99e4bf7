import { getConversation } from '@nila/api/contract'
import { ModelEndpoint, Run, Setting } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { useChat } from '../../testing/chat.ts'
import { textOf } from '../../testing/fake-model.ts'
import { ask, askAgain } from '../../testing/streams.ts'

const chat = useChat()
const { talker } = chat

const endpoint = (over: Partial<ModelEndpoint>) => ({
  baseUrl: chat.model.baseUrl,
  model: 'n5-r0',
  contextTokens: 8192,
  maxOutputTokens: 512,
  place: 1,
  ...over,
})

describe('a failure is said by what one can do about it', () => {
  test.each([
    ['s500', 'model_failed'],
    ['s401', 'model_unauthorized'],
    ['r429', 'model_busy'],
    ['no-such-model', 'model_missing'],
    ['n20-r0-error', 'model_failed'],
  ])('of a model that is %s', async (name, failure) => {
    chat.use(name)
    const reading = await ask(await talker(), 'Hello')
    expect(await reading.ended()).toMatchObject({ status: 'failed', failure })
    chat.use('n5-r0')
  })

  test('and the question can be put again, which answers it', async () => {
    chat.use('s500')
    const user = await talker()
    const reading = await ask(user, 'Hello')
    const { answer, conversationId } = await reading.until('begin')
    await reading.ended()
    chat.use('n5-r0')
    const again = await askAgain(user, answer.id)
    expect(await again.ended()).toMatchObject({ status: 'done' })
    expect(chat.lastPrompt().slice(1)).toEqual([{ role: 'user', content: 'Hello' }])
    const { messages } = await user.call(getConversation, { params: { id: conversationId } })
    expect(messages).toHaveLength(3)
  })
})

test('a second model answers where the first one cannot, and what it took is counted by its prices', async () => {
  await ModelEndpoint.query().insert(endpoint({ model: 's500' }))
  await ModelEndpoint.query().insert(
    endpoint({ model: 'n7-r0-usage', place: 2, promptPrice: 1_000_000, completionPrice: 2_000_000 }),
  )
  const reading = await ask(await talker(), 'Hello')
  expect(await reading.ended()).toMatchObject({ status: 'done' })
  expect(reading.text).toBe(textOf('n7-r0-usage'))
  const [run] = await Run.query()
  expect(run).toMatchObject({ model: 'n7-r0-usage', isEstimated: false, status: 'done' })
  const { promptTokens, completionTokens, cost } = run as Run
  expect(cost).toBe((promptTokens ?? 0) + 2 * (completionTokens ?? 0))
})

test('a question that the operator’s moderation refuses reaches no model', async () => {
  const { id } = await ModelEndpoint.query().insert(endpoint({})).returning('id')
  const moderation = { endpointId: id, model: 'moderator' }
  await Setting.query().insert({ key: 'chat', value: { moderation, version: 1 } })
  const user = await talker()
  const asked = () => chat.model.requests.filter(({ path }) => path.endsWith('/chat/completions')).length
  const before = asked()
  const refused = await ask(user, 'Please FLAG-ME')
  expect(await refused.ended()).toMatchObject({ status: 'failed', failure: 'moderated' })
  expect(asked()).toBe(before)
  expect(await (await ask(user, 'Hello')).ended()).toMatchObject({ status: 'done' })
  expect(asked()).toBe(before + 1)
})

test('a long conversation is cut at its beginning to what the model can bear in mind', async () => {
  await ModelEndpoint.query().insert(endpoint({ contextTokens: 2000, maxOutputTokens: 500 }))
  const user = await talker()
  let follow = {}
  for (let turn = 1; turn <= 5; turn += 1) {
    const reading = await ask(user, `Turn ${turn} ${'many words '.repeat(120)}`, follow)
    const { conversationId, answer } = await reading.until('begin')
    await reading.ended()
    follow = { conversationId, parentId: answer.id }
  }
  const [system, ...kept] = chat.lastPrompt()
  expect(system?.role).toBe('system')
  expect(kept.at(-1)?.content).toContain('Turn 5')
  expect(kept.length).toBeGreaterThan(1)
  expect(kept.map(({ content }) => content).join()).not.toContain('Turn 1')
})
