import { chatLanguages, getChatState, getConversation, setChatPreferences } from '@nila/api/contract'
import { expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { ask } from '../../testing/streams.ts'

const api = useApi()

test('without a model the help guide answers through the same stream, and says so in the language of the answer', async () => {
  const user = await api.signIn()
  await user.call(setChatPreferences, { body: { isOfAge: true } })
  expect(await user.call(getChatState, {})).toMatchObject({ hasModel: false })
  const openings = new Set<string>()
  for (const { tag } of chatLanguages) {
    const reading = await ask(user, 'Xyzzy plugh?', { language: tag })
    const { run, conversationId } = await reading.until('begin')
    expect(run).toMatchObject({ kind: 'help', status: 'running' })
    expect(await reading.ended()).toMatchObject({ kind: 'help', status: 'done' })
    const { messages } = await user.call(getConversation, { params: { id: conversationId } })
    expect(messages[1]).toMatchObject({ content: reading.text, language: tag, run: { kind: 'help' } })
    openings.add(reading.text.split('\n')[0] ?? '')
  }
  expect(openings.size).toBe(chatLanguages.length)
  expect([...openings][0]).toContain('No AI model is connected')
})
