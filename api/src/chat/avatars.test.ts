import { getConversation, listChatAvatars } from '@nila/api/contract'
import { Avatar, Conversation, Subscription } from '@nila/db'
import { buildAvatar, buildSubscription } from '@nila/db/testing'
import { describe, expect, test } from 'vitest'
import { useChat } from '../../testing/chat.ts'
import { textOf } from '../../testing/fake-model.ts'
import { ask, askAgain } from '../../testing/streams.ts'

const chat = useChat({ guestMessages: 5 })
const { talker, guest } = chat
const HOUR = 3_600_000
const LOCKED = { status: 403, code: 'avatar_locked' }

/** A user with access to an avatar that has a way to speak. */
async function withAccess(over: Partial<Subscription> = {}) {
  const avatar = await buildAvatar({
    name: 'Guru Vidya',
    greeting: 'Namaste! What shall we learn?',
    persona: 'You are a patient teacher.',
  })
  const user = await talker()
  const access = { userId: user.user.id, avatarId: avatar.id, status: 'active', ...over } as const
  return { avatar, user, subscription: await buildSubscription(access) }
}

describe('an avatar', () => {
  test('greets, is told how to speak, and never shows that', async () => {
    const { avatar, user } = await withAccess({ expiresAt: new Date(Date.now() + HOUR) })
    const [listed] = await user.call(listChatAvatars, {})
    expect(listed).toMatchObject({ id: avatar.id, greeting: avatar.greeting, isOpen: true })
    const reading = await ask(user, 'Teach me', { avatarId: avatar.id })
    const { conversationId, greeting } = await reading.until('begin')
    await reading.ended()
    expect(greeting).toMatchObject({ content: avatar.greeting, parentId: null })
    const messages = chat.lastPrompt()
    expect(messages[0]?.content).toContain('You are a patient teacher.')
    expect(messages.slice(1).map(({ content }) => content)).toEqual([avatar.greeting, 'Teach me'])
    const shown = await user.call(getConversation, { params: { id: conversationId } })
    expect(shown).toMatchObject({ avatar: { name: 'Guru Vidya', isOpen: true } })
    expect(shown.messages.map(({ content }) => content)).toEqual([
      avatar.greeting,
      'Teach me',
      textOf('n5-r0'),
    ])
    expect(JSON.stringify(shown)).not.toContain('patient teacher')
  })

  test.each([
    ['never asked for', { status: 'rejected' }],
    ['still waiting', { status: 'pending_verification' }],
    ['over', { expiresAt: new Date(Date.now() - HOUR) }],
  ] as const)('refuses whose access is %s, and nothing is stored', async (_, over) => {
    const { avatar, user } = await withAccess(over)
    expect(await user.call(listChatAvatars, {})).toEqual([])
    await expect(ask(user, 'Teach me', { avatarId: avatar.id })).rejects.toMatchObject(LOCKED)
    expect(await Conversation.query()).toEqual([])
  })

  test('refuses guests, and whoever names one that is not there', async () => {
    const { avatar, user } = await withAccess()
    await expect(ask(await guest(), 'Teach me', { avatarId: avatar.id })).rejects.toMatchObject(LOCKED)
    await expect(ask(user, 'Teach me', { avatarId: avatar.id + 1 })).rejects.toMatchObject(LOCKED)
  })

  test('stops answering in a conversation when the access ends, or it is taken off the list', async () => {
    const { avatar, user, subscription } = await withAccess()
    const reading = await ask(user, 'Teach me', { avatarId: avatar.id })
    const { conversationId, answer } = await reading.until('begin')
    await reading.ended()
    const more = () => ask(user, 'More', { conversationId, parentId: answer.id })
    await Subscription.query()
      .findById(subscription.id)
      .patch({ expiresAt: new Date(Date.now() - HOUR) })
    await expect(more()).rejects.toMatchObject(LOCKED)
    await expect(askAgain(user, answer.id)).rejects.toMatchObject(LOCKED)
    // What was said stays readable.
    const shown = await user.call(getConversation, { params: { id: conversationId } })
    expect(shown).toMatchObject({ avatar: { isOpen: false } })
    expect(shown.messages).toHaveLength(3)
    await Subscription.query().findById(subscription.id).patch({ expiresAt: null })
    await Avatar.query().findById(avatar.id).patch({ isActive: false })
    await expect(more()).rejects.toMatchObject(LOCKED)
  })
})
