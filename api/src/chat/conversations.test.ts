import {
  deleteConversation,
  deleteConversations,
  getConversation,
  listConversations,
  rateMessage,
  readSharedConversation,
  reportMessage,
  shareConversation,
  unshareConversation,
  updateConversation,
} from '@nila/api/contract'
import { Message, MessageReport, Run } from '@nila/db'
import { describe, expect, test } from 'vitest'
import type { Agent } from '../../testing/agent.ts'
import { useChat } from '../../testing/chat.ts'
import { textOf } from '../../testing/fake-model.ts'
import { ask, askAgain, readOn } from '../../testing/streams.ts'

const chat = useChat()
const { api, talker } = chat
const TEXT = textOf('n5-r0')

/** A question with its answer, in a conversation of its own unless one is named. */
async function talk(user: Agent, content: string, more = {}) {
  const reading = await ask(user, content, more)
  const { conversationId, question, answer, run } = await reading.until('begin')
  await reading.ended()
  return { conversationId, questionId: question?.id as number, answerId: answer.id, runId: run.id }
}
/** What came of attempts that are all to be refused. */
const refusalsOf = async (attempts: Promise<unknown>[]): Promise<unknown[]> =>
  (await Promise.allSettled(attempts)).map((one) => (one.status === 'rejected' ? one.reason : 'not refused'))
const byId = (id: number) => ({ params: { id } })

describe('a conversation', () => {
  test('is named after its first words and keeps what was said', async () => {
    const user = await talker()
    const { conversationId } = await talk(user, '  आज मौसम\nकैसा है? ', { language: 'hi' })
    const conversation = await user.call(getConversation, byId(conversationId))
    expect(conversation).toMatchObject({
      title: 'आज मौसम कैसा है?',
      language: 'hi',
      avatar: null,
      isShared: false,
    })
    expect(conversation.messages).toMatchObject([
      { role: 'user', content: '  आज मौसम\nकैसा है? ', parentId: null, run: null, language: 'hi' },
      { role: 'assistant', content: TEXT, run: { kind: 'model', status: 'done' }, language: 'hi' },
    ])
  })

  test.each([
    ['# Moon\n\nThe **moon** and `code`', 'Moon The moon and code'],
    ['**', '**'],
    [`${'word '.repeat(30)}`, `${'word '.repeat(11)}word…`],
    ['கு'.repeat(100), `${'கு'.repeat(60)}…`],
  ])('that begins with %j is called %j', async (content, title) => {
    const user = await talker()
    const { conversationId } = await talk(user, content)
    expect(await user.call(getConversation, byId(conversationId))).toMatchObject({ title })
  })

  test('goes on: the model is told all of it, and to answer in the language that was chosen', async () => {
    const user = await talker()
    const first = await talk(user, 'My name is Asha')
    await talk(user, 'What is my name?', {
      conversationId: first.conversationId,
      parentId: first.answerId,
      language: 'ta',
    })
    const messages = chat.lastPrompt()
    expect(messages.slice(1)).toEqual([
      { role: 'user', content: 'My name is Asha' },
      { role: 'assistant', content: TEXT },
      { role: 'user', content: 'What is my name?' },
    ])
    expect(messages[0]).toMatchObject({ role: 'system', content: expect.stringContaining('Answer in Tamil') })
  })

  test('has branches: a question that is put anew leaves the former one where it was', async () => {
    const user = await talker()
    const first = await talk(user, 'One')
    const second = await talk(user, 'Two', { conversationId: first.conversationId, parentId: first.answerId })
    const anew = await talk(user, 'Another two', {
      conversationId: first.conversationId,
      parentId: first.answerId,
    })
    const messages = chat.lastPrompt()
    expect(messages.slice(1).map(({ content }) => content)).toEqual(['One', TEXT, 'Another two'])
    const kept = await user.call(getConversation, byId(first.conversationId))
    expect(kept.messages.filter(({ parentId }) => parentId === first.answerId).map(({ id }) => id)).toEqual([
      second.questionId,
      anew.questionId,
    ])
  })

  test('is renamed, found by a word in any script, and deleted with every word of it', async () => {
    const user = await talker()
    const { conversationId } = await talk(user, 'மழை எப்போது வரும்?', { language: 'ta' })
    await talk(user, 'Something else')
    await user.call(updateConversation, { ...byId(conversationId), body: { title: 'Weather' } })
    for (const q of ['மழை', 'weath']) {
      const { items } = await user.list(listConversations, { filter: { q } })
      expect(items).toMatchObject([{ id: conversationId, title: 'Weather' }])
    }
    await user.call(deleteConversation, byId(conversationId))
    await expect(user.call(getConversation, byId(conversationId))).rejects.toMatchObject({ status: 404 })
    expect(await Message.query().where({ conversationId })).toEqual([])
    // What it took is still counted, without a word.
    expect(await Run.query().where({ userId: user.user.id, messageId: null })).toHaveLength(1)
    await user.call(deleteConversations, {})
    expect((await user.list(listConversations)).items).toEqual([])
  })

  test('is deleted while it is being answered: the answer ends, no word of it stays, and others go on', async () => {
    chat.use('t0-n200-r400')
    const user = await talker()
    const doomed = await ask(user, 'One')
    const other = await ask(user, 'Two')
    const { conversationId } = await doomed.until('begin')
    await doomed.untilLength(20)
    await user.call(deleteConversation, byId(conversationId))
    expect(await doomed.ended()).toMatchObject({ status: 'stopped' })
    expect(await other.ended()).toMatchObject({ status: 'done' })
    expect(other.text).toBe(textOf('t0-n200-r400'))
    expect(await api.database.db('runEvents')).toEqual([])
    chat.use('n5-r0')
  })
})

describe('R25 what belongs to somebody else is not there', () => {
  test('for another user, a guest and an administrator: 404, and nothing changes', async () => {
    const owner = await talker()
    const { conversationId, questionId, answerId, runId } = await talk(owner, 'A secret')
    const attempts = (agent: Agent) => [
      agent.call(getConversation, byId(conversationId)),
      agent.call(updateConversation, { ...byId(conversationId), body: { title: 'Mine' } }),
      agent.call(deleteConversation, byId(conversationId)),
      agent.call(rateMessage, { ...byId(answerId), body: { rating: 'up' } }),
      agent.call(reportMessage, { ...byId(answerId), body: { reason: 'wrong' } }),
      agent.call(shareConversation, { ...byId(conversationId), body: { lastMessageId: answerId } }),
      agent.call(unshareConversation, byId(conversationId)),
      ask(agent, 'More', { conversationId, parentId: answerId }),
      ask(agent, 'More', { parentId: answerId }),
      askAgain(agent, questionId),
      readOn(agent, runId),
    ]
    for (const agent of [await talker(), await talker({ role: 'admin' })]) {
      for (const refusal of await refusalsOf(attempts(agent))) expect(refusal).toMatchObject({ status: 404 })
      const stopping = await agent.send('POST', `/api/chat/runs/${runId}/stop`, {})
      expect(stopping.status).toBe(404)
      await agent.call(deleteConversations, {})
    }
    for (const refusal of await refusalsOf(attempts(api.visitor())))
      expect(refusal).toMatchObject({ status: 401 })
    expect(await owner.call(getConversation, byId(conversationId))).toMatchObject({ title: 'A secret' })
  })

  test('a message does not follow one of another conversation, nor a question', async () => {
    const user = await talker()
    const one = await talk(user, 'One')
    const two = await talk(user, 'Two')
    for (const parentId of [one.answerId, two.questionId]) {
      const asking = ask(user, 'Three', { conversationId: two.conversationId, parentId })
      await expect(asking).rejects.toMatchObject({ status: 404, code: 'message_not_found' })
    }
  })
})

describe('a link to a conversation', () => {
  test('shows it up to a message, to anybody, until it ends', async () => {
    const user = await talker({ username: 'asha' })
    const first = await talk(user, 'One')
    await talk(user, 'Two', { conversationId: first.conversationId, parentId: first.answerId })
    const share = { ...byId(first.conversationId), body: { lastMessageId: first.answerId } }
    const { token } = await user.call(shareConversation, share)
    const stranger = api.visitor()
    const shown = await stranger.call(readSharedConversation, { body: { token } })
    expect(shown.messages).toMatchObject([
      { role: 'user', content: 'One' },
      { role: 'assistant', content: TEXT },
    ])
    expect(JSON.stringify(shown)).not.toContain('asha')
    expect(await user.call(getConversation, byId(first.conversationId))).toMatchObject({ isShared: true })

    const next = await user.call(shareConversation, share)
    const ended = { status: 404, code: 'share_not_found' }
    await expect(stranger.call(readSharedConversation, { body: { token } })).rejects.toMatchObject(ended)
    await user.call(unshareConversation, byId(first.conversationId))
    await expect(stranger.call(readSharedConversation, { body: next })).rejects.toMatchObject(ended)
  })
})

describe('an answer', () => {
  test('is rated, and the rating is taken back', async () => {
    const user = await talker()
    const { conversationId, answerId, questionId } = await talk(user, 'One')
    const ratingOf = async () =>
      (await user.call(getConversation, byId(conversationId))).messages.find(({ id }) => id === answerId)
        ?.rating
    await user.call(rateMessage, { ...byId(answerId), body: { rating: 'down', reason: 'wrong' } })
    expect(await ratingOf()).toBe('down')
    expect(await Message.query().findById(answerId)).toMatchObject({ ratingReason: 'wrong' })
    await user.call(rateMessage, { ...byId(answerId), body: { rating: null } })
    expect(await ratingOf()).toBeNull()
    const rating = user.call(rateMessage, { ...byId(questionId), body: { rating: 'up' } })
    await expect(rating).rejects.toMatchObject({ status: 404 })
  })

  test('is reported once, with a copy that outlives the conversation', async () => {
    const user = await talker()
    const { conversationId, answerId } = await talk(user, 'Tell me something')
    const report = { ...byId(answerId), body: { reason: 'unsafe', note: 'Please look' } } as const
    await user.call(reportMessage, report)
    await expect(user.call(reportMessage, report)).rejects.toMatchObject({ code: 'message_reported' })
    await user.call(deleteConversation, byId(conversationId))
    expect(await MessageReport.query()).toMatchObject([
      { question: 'Tell me something', answer: TEXT, reason: 'unsafe', note: 'Please look', messageId: null },
    ])
  })
})
