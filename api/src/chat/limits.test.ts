import {
  claimGuestConversations,
  getChatState,
  getConversation,
  listConversations,
  QUESTION_LENGTH,
  setChatPreferences,
} from '@nila/api/contract'
import { Conversation, Guest, Run, Setting } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { useChat } from '../../testing/chat.ts'
import { ask } from '../../testing/streams.ts'

const GUEST_MESSAGES = 2
const chat = useChat({ guestMessages: GUEST_MESSAGES })
const { api, talker, guest } = chat

const limitTo = (dailyMessages: number) =>
  Setting.query().insert({ key: 'chat', value: { dailyMessages, version: 1 } })

describe('whoever talks', () => {
  test('has said that they are 13 or older', async () => {
    const user = await api.signIn()
    await expect(ask(user, 'Hello')).rejects.toMatchObject({ status: 403, code: 'age_unconfirmed' })
    expect(await Conversation.query()).toEqual([])
    expect(await user.call(getChatState, {})).toMatchObject({ isOfAge: false })
    await user.call(setChatPreferences, { body: { isOfAge: true } })
    expect(await (await ask(user, 'Hello')).ended()).toMatchObject({ status: 'done' })
  })

  test('has at most two answers under way at once', async () => {
    chat.use('t0-n500-r100')
    const user = await talker()
    const readings = await Promise.allSettled(Array.from({ length: 8 }, () => ask(user, 'Hello')))
    const refused = readings.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(6)
    for (const one of refused) expect(one).toMatchObject({ reason: { status: 409, code: 'too_many_runs' } })
    expect(await Run.query()).toHaveLength(2)
    chat.use('n5-r0')
  })

  test('waits for an answer before asking what follows it', async () => {
    chat.use('t0-n500-r100')
    const user = await talker()
    const reading = await ask(user, 'Hello')
    const { conversationId, answer } = await reading.until('begin')
    const next = ask(user, 'And then?', { conversationId, parentId: answer.id })
    await expect(next).rejects.toMatchObject({ status: 409, code: 'answer_under_way' })
    reading.cut()
    chat.use('n5-r0')
  })

  test('sends as many messages a day as the administrators allow', async () => {
    await limitTo(2)
    const user = await talker()
    for (const left of [1, 0]) {
      await (await ask(user, 'Hello')).ended()
      expect(await user.call(getChatState, {})).toMatchObject({ messagesLeft: left })
    }
    const third = await ask(user, 'Hello').catch((error: unknown) => error)
    expect(third).toMatchObject({ status: 429, code: 'daily_limit_reached' })
    const { retryAfter } = third as { retryAfter: string }
    expect(Number(retryAfter)).toBeGreaterThan(0)
    expect(Number(retryAfter)).toBeLessThanOrEqual(86_400)
    // Deleting gives nothing back, and others are not touched.
    await Conversation.query().delete()
    await expect(ask(user, 'Hello')).rejects.toMatchObject({ status: 429 })
    expect(await (await ask(await talker(), 'Hello')).ended()).toMatchObject({ status: 'done' })
  })

  test.each([
    ['nothing', ' \u200b\n'],
    ['too much', 'a'.repeat(QUESTION_LENGTH + 1)],
    ['what cannot be stored', 'a\0b'],
  ])('is refused where they say %s, and nothing is stored', async (_, content) => {
    const user = await talker()
    await expect(ask(user, content)).rejects.toMatchObject({ status: 400, code: 'invalid_input' })
    expect(await Conversation.query()).toEqual([])
  })

  test('is refused a language that Nila does not know', async () => {
    const asking = ask(await talker(), 'Hello', { language: 'tlh' })
    await expect(asking).rejects.toMatchObject({ status: 400 })
  })
})

describe('a guest', () => {
  test('sends as many messages as the operator lets guests, whatever they delete', async () => {
    const stranger = await guest()
    expect(await stranger.call(getChatState, {})).toMatchObject({
      isGuest: true,
      isOpen: true,
      messagesLeft: 2,
    })
    for (const content of ['One', 'Two']) await (await ask(stranger, content)).ended()
    await Conversation.query().delete()
    await expect(ask(stranger, 'Three')).rejects.toMatchObject({ status: 403, code: 'guest_limit_reached' })
    expect(await stranger.call(getChatState, {})).toMatchObject({ messagesLeft: 0 })
  })

  test('has one answer under way at once', async () => {
    chat.use('t0-n500-r100')
    const stranger = await guest()
    const reading = await ask(stranger, 'Hello')
    await expect(ask(stranger, 'Hello')).rejects.toMatchObject({ code: 'too_many_runs' })
    reading.cut()
    chat.use('n5-r0')
  })

  test('is known by a cookie that scripts cannot read, of which only a hash is kept', async () => {
    const stranger = api.visitor()
    const response = await stranger.send('PATCH', '/api/chat/preferences', { isOfAge: true })
    const [cookie] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^nila_guest=.*; httponly/i)
    expect(cookie).toMatch(/samesite=lax/i)
    const [kept] = await Guest.query()
    expect(JSON.stringify(kept)).not.toContain(stranger.jar.get('nila_guest'))
  })

  test('keeps the conversation when they sign up: it is the user’s, once', async () => {
    const stranger = await guest()
    const reading = await ask(stranger, 'Keep this')
    const { conversationId } = await reading.until('begin')
    await reading.ended()
    const user = await api.signIn()
    user.jar.set('nila_guest', stranger.jar.get('nila_guest') ?? '')
    expect(await user.call(getChatState, {})).toMatchObject({ guestConversations: 1, isGuest: false })
    const claims = await Promise.all([1, 2].map(() => user.call(claimGuestConversations, { body: {} })))
    expect(claims.map(({ claimed }) => claimed).sort()).toEqual([0, 1])
    expect((await user.list(listConversations)).items).toMatchObject([{ id: conversationId }])
    expect(await user.call(getChatState, {})).toMatchObject({ isOfAge: true, guestConversations: 0 })
    await expect(stranger.call(getConversation, { params: { id: conversationId } })).rejects.toMatchObject({
      status: 401,
    })
  })
})
