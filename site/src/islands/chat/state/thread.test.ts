import type { ChatMessage, MessageRun } from '@nila/api/contract'
import { expect, test } from 'vitest'
import { newThread, reduceThread, runningOf, type Thread, type ThreadAction } from './thread.ts'

const at = '2026-11-22T00:00:00.000Z'
const run: MessageRun = {
  id: 5,
  kind: 'model',
  status: 'running',
  failure: null,
  retryAfter: null,
  isCut: false,
}
const question = { content: 'How far?', parentId: null, language: 'en' } as const
const begun: ThreadAction = {
  type: 'begun',
  question,
  language: 'en',
  event: {
    type: 'begin',
    conversationId: 9,
    title: 'How far?',
    greeting: null,
    question: { id: 1, parentId: null, createdAt: at },
    answer: { id: 2, parentId: 1, createdAt: at },
    run,
  },
}
const after = (...actions: ThreadAction[]): Thread => actions.reduce(reduceThread, newThread())
const wordsOf = ({ messages }: Thread) => messages.map(({ content }) => content)

test('a question stands alone until it is taken, and is gone where it is refused', () => {
  expect(after({ type: 'asked', question }).asked).toEqual(question)
  expect(after({ type: 'asked', question }, { type: 'refused' }).asked).toBeUndefined()
  expect(after({ type: 'asked', question }, begun).asked).toBeUndefined()
})

test('what was taken begins a conversation with the question and an answer that is coming', () => {
  const thread = after({ type: 'asked', question }, begun)
  expect(thread.conversation).toMatchObject({ id: 9, title: 'How far?', avatar: null })
  expect(wordsOf(thread)).toEqual(['How far?', ''])
  expect(runningOf(thread)?.id).toBe(2)
})

test('a conversation with an avatar begins with its greeting', () => {
  const avatar = { id: 3, name: 'Kisan Mitra', icon: 'sprout' as const, heygenLink: null, isOpen: true }
  const greeting = { id: 1, parentId: null, createdAt: at, content: 'Namaste!' }
  const event = { ...begun.event, greeting, question: { id: 2, parentId: 1, createdAt: at } }
  const thread = after(
    { type: 'new', avatar: { ...avatar, greeting: 'Namaste!' } },
    { ...begun, event: { ...event, answer: { id: 4, parentId: 2, createdAt: at } } },
  )
  expect(wordsOf(thread)).toEqual(['Namaste!', 'How far?', ''])
  expect(thread.conversation?.avatar).toEqual(avatar)
})

test('words are added, a snapshot takes the place of all, and the end keeps them', () => {
  const thread = after(
    begun,
    { type: 'text', id: 2, text: 'Very ' },
    { type: 'text', id: 2, text: 'fra' },
    { type: 'snapshot', id: 2, text: 'Very f' },
    { type: 'text', id: 2, text: 'ar' },
    { type: 'ended', id: 2, run: { ...run, status: 'done' }, now: 0 },
  )
  expect(wordsOf(thread)).toEqual(['How far?', 'Very far'])
  expect(runningOf(thread)).toBeUndefined()
})

test('an answer that failed says from when on another try is of use', () => {
  const failed: MessageRun = { ...run, status: 'failed', failure: 'model_busy', retryAfter: 30 }
  expect(after(begun, { type: 'ended', id: 2, run: failed, now: 1000 }).waits).toEqual({ 2: 31_000 })
})

test('an answer that is coming in another branch is not the one that is waited for', () => {
  const other: ChatMessage = {
    ...{ id: 7, parentId: 1, role: 'assistant', content: 'First', language: 'en', createdAt: at },
    ...{ run: { ...run, status: 'done' }, rating: null, isReported: false },
  }
  const thread = after(begun)
  const both = { ...thread, messages: [...thread.messages, other] }
  expect(runningOf(both)?.id).toBe(2)
  expect(runningOf(reduceThread(both, { type: 'chosen', message: other }))).toBeUndefined()
})

test('a change of another conversation leaves this one as it is', () => {
  const thread = after(begun)
  const change = { type: 'conversation-changed', change: { title: 'Far' } } as const
  expect(reduceThread(thread, { ...change, id: 8 })).toBe(thread)
  expect(reduceThread(thread, { ...change, id: 9 }).conversation?.title).toBe('Far')
})

test('another conversation brings nothing of the one before', () => {
  expect(after(begun, { type: 'new', avatar: null })).toEqual(newThread())
})
