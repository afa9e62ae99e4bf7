import { getConversation, setChatPreferences } from '@nila/api/contract'
import { expect, test } from 'vitest'
import type { Agent } from '../../testing/agent.ts'
import { useChat } from '../../testing/chat.ts'
import { textOf } from '../../testing/fake-model.ts'
import { ask, type Reading, readOn, StreamRefusal } from '../../testing/streams.ts'

const chat = useChat({}, { runTimes: { restLimit: 1000 } })
const { api, talker } = chat
// Two and a half seconds each, in several scripts, with characters split over chunks.
const MODEL = 't0-n500-r200-split'

/** Numbers that are the same in every run of the test. */
function numbersFrom(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
}

async function storedText(agent: Agent, conversationId: number, messageId: number) {
  const { messages } = await agent.call(getConversation, { params: { id: conversationId } })
  return messages.find(({ id }) => id === messageId)
}

test('100 cuts of the viewer at random places lose and double no character', async () => {
  chat.use(MODEL)
  const next = numbersFrom(1)
  const whole = textOf(MODEL)
  let cuts = 0
  const watch = async () => {
    const user = await talker()
    let reading: Reading = await ask(user, 'A long story')
    const { run, conversationId, answer } = await reading.until('begin')
    for (let own = 0; own < 10; own += 1) {
      await reading.untilLength(Math.min(whole.length - 1, reading.text.length + 1 + next(200)))
      reading.cut()
      await reading.closed
      cuts += 1
      reading = await readOn(user, run.id, reading)
    }
    expect(await reading.ended()).toMatchObject({ status: 'done' })
    expect(reading.text).toBe(whole)
    expect(await storedText(user, conversationId, answer.id)).toMatchObject({ content: whole })
  }
  await Promise.all(Array.from({ length: 10 }, watch))
  expect(cuts).toBe(100)
})

test('20 restarts of the server during answers lose and double no character', async () => {
  chat.use(MODEL)
  const users = await Promise.all(Array.from({ length: 4 }, () => api.signIn()))
  let instance = await api.startInstance()
  let isOver = false

  /** Reads to the end, at whichever instance is there. */
  async function readToEnd(user: Agent, reading: Reading, runId: number): Promise<Reading> {
    await reading.closed
    if (reading.events.at(-1)?.type === 'end') return reading
    const goOn = () => readOn(chat.at(instance.url, user), runId, reading)
    // The instance may be going away while it is asked; a page would try again as well.
    const next = await goOn().catch((error: unknown) => {
      if (error instanceof StreamRefusal && error.status < 500) throw error
      return reading
    })
    return readToEnd(user, next, runId)
  }

  let answers = 0
  const talk = async (user: Agent) => {
    await user.call(setChatPreferences, { body: { isOfAge: true } })
    while (!isOver) {
      const first = await ask(chat.at(instance.url, user), 'A long story').catch(() => undefined)
      const begun = await first?.until('begin').catch(() => undefined)
      if (!first || !begun) continue
      const last = await readToEnd(user, first, begun.run.id)
      const stored = await storedText(user, begun.conversationId, begun.answer.id)
      const { run } = last.events.at(-1) as { run: { status: string } }
      // What a restart cuts short is kept as far as it had come, and says so.
      expect(['done', 'interrupted']).toContain(run.status)
      expect(stored).toMatchObject({ content: last.text, run: { status: run.status } })
      expect(textOf(MODEL).startsWith(last.text)).toBe(true)
      if (run.status === 'done') expect(last.text).toBe(textOf(MODEL))
      answers += 1
    }
  }
  const talking = Promise.all(users.map(talk))
  for (let restart = 1; restart <= 20; restart += 1) {
    const former = instance
    instance = await api.startInstance()
    await former.stop()
  }
  isOver = true
  await talking
  expect(answers).toBeGreaterThanOrEqual(20)
})
