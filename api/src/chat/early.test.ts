import { USER_RUNS } from '@nila/api/contract'
import { Conversation, type Knex, Run, transaction } from '@nila/db'
import { expect, test } from 'vitest'
import { useChat } from '../../testing/chat.ts'
import { textOf } from '../../testing/fake-model.ts'
import { ask, type Reading } from '../../testing/streams.ts'

const chat = useChat()
const { talker } = chat

/** Says more than any test waits for: what is asked later finds it running, however late that is. */
const ENDLESS = 't0-n100000-r100'

/** A user with a conversation of one answer, and the question that goes on with it. */
async function openConversation() {
  chat.use('n5-r0')
  const user = await talker()
  const reading = await ask(user, 'What is rain?')
  const { conversationId, answer } = await reading.until('begin')
  await reading.ended()
  return { user, conversationId, next: { conversationId, parentId: answer.id } }
}

/** Does something while nobody else can store anything in a conversation. */
const whileHeld = (conversationId: number, work: (trx: Knex.Transaction) => Promise<unknown>) =>
  transaction(async (trx) => {
    await Conversation.query(trx).findById(conversationId).forUpdate()
    await work(trx)
  })

test('what the model says before its question is stored is told once it is', async () => {
  const { user, conversationId, next } = await openConversation()
  const asked = chat.model.requests.length
  let asking: ReturnType<typeof ask> | undefined
  await whileHeld(conversationId, async () => {
    asking = ask(user, 'And what is snow?', next)
    await chat.model.untilAsked(asked + 1)
    await expect.poll(() => chat.model.open).toBe(0)
    expect(await Run.query().where({ status: 'running' })).toEqual([])
  })
  const reading = await asking
  expect(await reading?.ended()).toMatchObject({ status: 'done' })
  expect(reading?.events[0]).toMatchObject({ type: 'begin' })
  expect(reading?.text).toBe(textOf('n5-r0'))
})

test('a model that was asked what cannot be stored is left', async () => {
  const { user, conversationId, next } = await openConversation()
  chat.use(ENDLESS)
  const [asked, left] = [chat.model.requests.length, chat.model.left.length]
  let asking: Promise<unknown> | undefined
  await whileHeld(conversationId, async (trx) => {
    asking = ask(user, 'And what is snow?', next).catch((error: unknown) => error)
    await chat.model.untilAsked(asked + 1)
    await Conversation.query(trx).deleteById(conversationId)
  })
  expect(await asking).toMatchObject({ status: 404, code: 'conversation_not_found' })
  await chat.model.untilLeft(left + 1)
  expect(await Run.query().where({ status: 'running' })).toEqual([])
})

test('of many questions at once no more reach the model than are answered', async () => {
  chat.use(ENDLESS)
  const user = await talker()
  const asked = chat.model.requests.length
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => ask(user, 'What is rain?').catch((error: unknown) => error)),
  )
  const refused = answers.filter((answer) => answer instanceof Error)
  expect(refused).toHaveLength(8 - USER_RUNS)
  for (const error of refused) expect(error).toMatchObject({ status: 409, code: 'too_many_runs' })
  for (const answer of answers) if (!(answer instanceof Error)) (answer as Reading).cut()
  expect(chat.model.requests.length - asked).toBe(USER_RUNS)
})

test('what stands against the conversation is told after what stands against whoever asks', async () => {
  const { user, conversationId } = await openConversation()
  chat.use(ENDLESS)
  const running = await Promise.all([ask(user, 'What is rain?'), ask(user, 'What is snow?')])
  const asked = chat.model.requests.length
  const next = { conversationId, parentId: 4711 }
  await expect(ask(user, 'And what is fog?', next)).rejects.toMatchObject({ code: 'too_many_runs' })
  for (const reading of running) reading.cut()
  expect(chat.model.requests.length).toBe(asked)
})
