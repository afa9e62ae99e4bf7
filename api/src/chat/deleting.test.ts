import { stopRun } from '@nila/api/contract'
import { Conversation, Message, Run } from '@nila/db'
import { expect, test } from 'vitest'
import { useChat } from '../../testing/chat.ts'
import { ask } from '../../testing/streams.ts'

const chat = useChat()
const { api, talker } = chat

/** How many queries wait for what another transaction holds. */
const countWaiting = async () => {
  const { rows } = await api.database.db.raw(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows.length
}

test('a conversation that goes just when its answer ends goes, and what the answer took is counted', async () => {
  chat.use('t0-n100000-r100')
  const user = await talker()
  const reading = await ask(user, 'Tell me something')
  const { run, conversationId } = await reading.until('begin')
  await reading.untilLength(10)
  await api.database.db.transaction(async (trx) => {
    // If each waited for the other, this one should be refused: the answer would try again.
    await trx.raw("set local deadlock_timeout = '10ms'")
    await Conversation.query(trx).findById(conversationId).forUpdate()
    await user.call(stopRun, { params: { id: run.id }, body: {} })
    await expect.poll(countWaiting).toBe(1)
    await Conversation.query(trx).deleteById(conversationId)
  })
  expect(await reading.ended()).toMatchObject({ status: 'stopped' })
  expect(await Message.query()).toEqual([])
  expect(await Run.query().findById(run.id)).toMatchObject({ status: 'stopped', messageId: null })
  expect(await api.database.db('runEvents')).toEqual([])
})
