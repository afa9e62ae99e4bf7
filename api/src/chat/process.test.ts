import { getConversation, login, setChatPreferences } from '@nila/api/contract'
import { addressOf, createTestDatabase } from '@nila/db/testing'
import { expect, inject, onTestFinished, test } from 'vitest'
import { buildAccount, PASSWORD } from '../../testing/accounts.ts'
import { createAgent } from '../../testing/agent.ts'
import { startFakeModel, textOf } from '../../testing/fake-model.ts'
import { makeDataFolder, startProcess } from '../../testing/process.ts'
import { ask, readOn } from '../../testing/streams.ts'

const RATE = 100
const MODEL = `t0-n3000-r${RATE}`
/** Seconds of text that a process that is killed may lose. */
const MAY_LOSE = 3

/** A product over a database of its own, which can be started again and again. */
async function install() {
  const model = await startFakeModel()
  onTestFinished(() => model.stop())
  const database = await createTestDatabase(inject('postgres'))
  onTestFinished(() => database.drop())
  const folder = await makeDataFolder()
  onTestFinished(() => folder.remove())
  const { username } = await buildAccount()
  const start = async () => {
    const nila = await startProcess({
      DATABASE_URL: addressOf(database.connection),
      DATA_DIR: folder.path,
      ASSISTANT_BASE_URL: model.baseUrl,
      ASSISTANT_MODEL: MODEL,
    })
    onTestFinished(() => void nila.child.kill('SIGKILL'))
    const agent = createAgent(nila.url ?? '')
    await agent.call(login, { body: { username, password: PASSWORD } })
    await agent.call(setChatPreferences, { body: { isOfAge: true } })
    return { nila, agent }
  }
  return { model, start }
}

test('kill -9 loses at most three seconds of an answer, which says then that it was interrupted', async () => {
  const { start } = await install()
  const first = await start()
  const reading = await ask(first.agent, 'A long story')
  const { run, conversationId, answer } = await reading.until('begin')
  const perSecond = (textOf(MODEL).length / 3000) * RATE
  await reading.untilLength(perSecond * 5)
  first.nila.child.kill('SIGKILL')
  await reading.closed

  const second = await start()
  const rest = await readOn(second.agent, run.id, reading)
  expect(await rest.ended()).toMatchObject({ status: 'interrupted' })
  expect(rest.text.length).toBeGreaterThan(reading.text.length - MAY_LOSE * perSecond)
  expect(textOf(MODEL).startsWith(rest.text)).toBe(true)
  const { messages } = await second.agent.call(getConversation, { params: { id: conversationId } })
  expect(messages.find(({ id }) => id === answer.id)).toMatchObject({
    content: rest.text,
    run: { status: 'interrupted' },
  })
})

test('SIGTERM sends viewers away, keeps what has come, and leaves the model alone', async () => {
  const { model, start } = await install()
  const first = await start()
  const reading = await ask(first.agent, 'A long story')
  const { run } = await reading.until('begin')
  await reading.untilLength(200)
  first.nila.child.kill('SIGTERM')
  await reading.until('away')
  expect(await first.nila.ended).toBe(0)
  expect(model.open).toBe(0)

  const rest = await readOn((await start()).agent, run.id, reading)
  expect(await rest.ended()).toMatchObject({ status: 'interrupted' })
  expect(textOf(MODEL).startsWith(rest.text)).toBe(true)
  expect(rest.text.length).toBeGreaterThanOrEqual(reading.text.length)
})
