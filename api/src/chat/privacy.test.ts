import { deleteAccount, exportAccount, reportMessage, setChatPreferences } from '@nila/api/contract'
import { Conversation, Guest, Message, MessageReport, Run } from '@nila/db'
import { expect, test } from 'vitest'
import type { Agent } from '../../testing/agent.ts'
import { useChat } from '../../testing/chat.ts'
import { textOf } from '../../testing/fake-model.ts'
import { confirmPassword } from '../../testing/second-factors.ts'
import { ask } from '../../testing/streams.ts'

const { api, talker, guest } = useChat({ guestMessages: 5 })
const DAY = 24 * 3_600_000

async function talk(agent: Agent, content: string) {
  const reading = await ask(agent, content)
  const { conversationId, answer } = await reading.until('begin')
  await reading.ended()
  return { conversationId, answerId: answer.id }
}
const age = (id: number, days: number) =>
  Conversation.query()
    .findById(id)
    .patch({ updatedAt: new Date(Date.now() - days * DAY) })

test('R47 what was talked about is in the file of one’s own data, and goes with the account', async () => {
  const user = await talker()
  const { answerId } = await talk(user, 'A secret of mine')
  await user.call(reportMessage, { params: { id: answerId }, body: { reason: 'wrong', note: 'Not so' } })
  await talk(await talker(), 'Of somebody else')
  await confirmPassword(user)
  const file = await user.call(exportAccount, {})
  expect(file.conversations).toMatchObject([
    { title: 'A secret of mine', messages: [{ content: 'A secret of mine' }, { content: textOf('n5-r0') }] },
  ])
  expect(file.reportedAnswers).toMatchObject([{ note: 'Not so', question: 'A secret of mine' }])
  await user.call(deleteAccount, { body: {} })
  const left = JSON.stringify([
    await Message.query(),
    await MessageReport.query(),
    await Conversation.query(),
  ])
  expect(left).not.toContain('secret')
  expect(left).toContain('Of somebody else')
})

test('R48 conversations go after the days that their owner chose, and those of others stay', async () => {
  const [chooser, keeper] = [await talker(), await talker()]
  const old = await talk(chooser, 'Old')
  const recent = await talk(chooser, 'Recent')
  const kept = await talk(keeper, 'Kept')
  await chooser.call(setChatPreferences, { body: { retentionDays: 30 } })
  await age(old.conversationId, 31)
  await age(recent.conversationId, 29)
  await age(kept.conversationId, 3000)
  await api.sweep()
  const ids = (await Conversation.query().orderBy('id')).map(({ id }) => id)
  expect(ids).toEqual([recent.conversationId, kept.conversationId])
})

test('R48 guests who do not come back are forgotten with all that they said', async () => {
  const [gone, here] = [await guest(), await guest()]
  await talk(gone, 'Gone')
  await talk(here, 'Here')
  const [first] = await Guest.query().orderBy('id')
  await first?.$query().patch({ seenAt: new Date(Date.now() - 8 * DAY) })
  await api.sweep()
  expect(await Guest.query()).toHaveLength(1)
  expect((await Conversation.query()).map(({ title }) => title)).toEqual(['Here'])
})

test('R48 what deleted answers took is forgotten once it is older than all figures', async () => {
  const user = await talker()
  await talk(user, 'One')
  await talk(user, 'Two')
  await Conversation.query().delete()
  const [first] = await Run.query().orderBy('id')
  await first?.$query().patch({ startedAt: new Date(Date.now() - 401 * DAY) })
  await api.sweep()
  expect(await Run.query()).toHaveLength(1)
})
