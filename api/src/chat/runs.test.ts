import { getConversation, stopRun } from '@nila/api/contract'
import { Run } from '@nila/db'
import { describe, expect, test } from 'vitest'
import type { Agent } from '../../testing/agent.ts'
import { useChat } from '../../testing/chat.ts'
import { textOf } from '../../testing/fake-model.ts'
import { ask, askAgain, readOn } from '../../testing/streams.ts'

const chat = useChat()
const { api, talker } = chat

const storedAnswer = async (agent: Agent, conversationId: number, messageId: number) => {
  const { messages } = await agent.call(getConversation, { params: { id: conversationId } })
  return messages.find(({ id }) => id === messageId)
}

describe('the text that is stored and told equals the text that the model sent', () => {
  test.each([
    't0-n40-r0',
    't20-n40-r400',
    'n20-r0-comments',
    'n20-r0-empty',
    'n20-r0-nochoices',
    'n60-r0-split',
    'n20-r0-crlf',
    'n20-r0-plain',
    'n20-r0-think',
  ])('by a model that is %s', async (name) => {
    chat.use(name)
    const user = await talker()
    const reading = await ask(user, 'What is rain?')
    const { conversationId, answer, run } = await reading.until('begin')
    expect(await reading.ended()).toMatchObject({ id: run.id, status: 'done', failure: null })
    expect(reading.text).toBe(textOf(name))
    expect(await storedAnswer(user, conversationId, answer.id)).toMatchObject({
      content: textOf(name),
      run: { status: 'done' },
    })
  })
})

test('an answer that breaks off keeps what had come, and says that it failed', async () => {
  chat.use('n100-r0-reset50')
  const user = await talker()
  const reading = await ask(user, 'Tell me much')
  const { conversationId, answer } = await reading.until('begin')
  expect(await reading.ended()).toMatchObject({ status: 'failed', failure: 'model_failed' })
  expect(textOf('n100-r0-reset50').startsWith(reading.text)).toBe(true)
  expect((await storedAnswer(user, conversationId, answer.id))?.content).toBe(reading.text)
})

test('a model that is asked too much says when to come back', async () => {
  chat.use('r429')
  const reading = await ask(await talker(), 'Hello')
  expect(await reading.ended()).toMatchObject({ status: 'failed', failure: 'model_busy', retryAfter: 7 })
})

test('a viewer who is cut off reads on where they were', async () => {
  chat.use('t0-n200-r400')
  const user = await talker()
  let reading = await ask(user, 'A long story')
  const { run } = await reading.until('begin')
  for (let cut = 1; cut <= 3; cut += 1) {
    await reading.untilLength(cut * 100)
    reading.cut()
    await reading.closed
    reading = await readOn(user, run.id, reading)
  }
  expect(await reading.ended()).toMatchObject({ status: 'done' })
  expect(reading.text).toBe(textOf('t0-n200-r400'))
})

test('a second tab and another process show the same answer', async () => {
  chat.use('t0-n200-r400')
  const user = await talker()
  const first = await ask(user, 'A long story')
  const { run } = await first.until('begin')
  const second = await readOn(user, run.id)
  const elsewhere = await api.startAnother()
  const third = await readOn(
    { fetch: (path, init) => user.fetch(new URL(path, elsewhere).href, init) },
    run.id,
  )
  for (const reading of [first, second, third]) {
    expect(await reading.ended()).toMatchObject({ id: run.id, status: 'done' })
    expect(reading.text).toBe(textOf('t0-n200-r400'))
  }
})

test('the one who asked stops the answer: the model is left, and what had come stays', async () => {
  chat.use('t0-n2000-r50')
  const user = await talker()
  const reading = await ask(user, 'A long story')
  const { run, conversationId, answer } = await reading.until('begin')
  await reading.untilLength(10)
  const before = chat.model.left.length
  await user.call(stopRun, { params: { id: run.id }, body: {} })
  await chat.model.untilLeft(before + 1)
  expect(await reading.ended()).toMatchObject({ status: 'stopped' })
  expect((await storedAnswer(user, conversationId, answer.id))?.content).toBe(reading.text)
  await user.call(stopRun, { params: { id: run.id }, body: {} })
  expect((await Run.query().findById(run.id))?.status).toBe('stopped')
})

test('an answer is asked for again beside the former one', async () => {
  chat.use('n5-r0')
  const user = await talker()
  const first = await ask(user, 'Hello')
  const { conversationId, question, answer } = await first.until('begin')
  await first.ended()
  const again = await askAgain(user, answer.id)
  const begun = await again.until('begin')
  expect(begun).toMatchObject({ question: null, answer: { parentId: question?.id } })
  await again.ended()
  const { messages } = await user.call(getConversation, { params: { id: conversationId } })
  expect(messages.map(({ id }) => id)).toEqual([question?.id, answer.id, begun.answer.id])
})
