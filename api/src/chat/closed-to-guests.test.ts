import { getChatState, listConversations, setChatPreferences } from '@nila/api/contract'
import { Guest } from '@nila/db'
import { expect, test } from 'vitest'
import { useChat } from '../../testing/chat.ts'
import { ask } from '../../testing/streams.ts'

const { api } = useChat()

test('without ASSISTANT_GUEST_MESSAGES nobody talks without an account, and no guest is made', async () => {
  const stranger = api.visitor()
  expect(await stranger.call(getChatState, {})).toMatchObject({ isOpen: false, messagesLeft: 0 })
  const attempts = await Promise.allSettled([
    stranger.call(setChatPreferences, { body: { isOfAge: true } }),
    stranger.list(listConversations),
    ask(stranger, 'Hello'),
  ])
  for (const attempt of attempts)
    expect(attempt).toMatchObject({ reason: { status: 401, code: 'authentication_required' } })
  expect(await Guest.query()).toEqual([])
})
