import { Run } from '@nila/db'
import { expect, test } from 'vitest'
import { useChat } from '../../testing/chat.ts'
import { ask, readOn } from '../../testing/streams.ts'

const chat = useChat({ guestMessages: 5 }, { runTimes: { unwatchedLimit: { user: 7000, guest: 2500 } } })
const { api, talker, guest } = chat
const ENDLESS = 't0-n100000-r100'

const statusOf = async (id: number) => (await Run.query().findById(id))?.status

test('an answer that nobody watches goes on for a while, for a guest a shorter one; then the model is left', async () => {
  chat.use(ENDLESS)
  const left = chat.model.left.length
  const [ofGuest, ofUser] = [await ask(await guest(), 'Hello'), await ask(await talker(), 'Hello')]
  const { run } = await ofGuest.until('begin')
  const other = await ofUser.until('begin')
  for (const reading of [ofGuest, ofUser]) reading.cut()
  await chat.model.untilLeft(left + 1)
  await expect.poll(() => statusOf(run.id)).toBe('stopped')
  expect(await statusOf(other.run.id)).toBe('running')
  await chat.model.untilLeft(left + 2)
  await expect.poll(() => statusOf(other.run.id)).toBe('stopped')
})

test('an answer that somebody watches at another process goes on', async () => {
  chat.use('t0-n500-r100')
  const stranger = await guest()
  const reading = await ask(stranger, 'Hello')
  const { run } = await reading.until('begin')
  const elsewhere = await readOn(chat.at(await api.startAnother(), stranger), run.id)
  await elsewhere.untilLength(1)
  reading.cut()
  expect(await elsewhere.ended()).toMatchObject({ status: 'done' })
})
