import type { ChatMessage } from '@nila/api/contract'
import { expect, test } from 'vitest'
import { choose, pathOf, versionOf } from './tree.ts'

const message = (id: number, parentId: number | null, role: ChatMessage['role']): ChatMessage => ({
  id,
  parentId,
  role,
  content: String(id),
  language: 'en',
  createdAt: '2026-11-22T00:00:00.000Z',
  run: null,
  rating: null,
  isReported: false,
})
/** A question, an answer and another one to it; below each of them a question; the first of those was changed once. */
const messages = [
  message(1, null, 'user'),
  message(2, 1, 'assistant'),
  message(3, 2, 'user'),
  message(4, 3, 'assistant'),
  message(5, 1, 'assistant'),
  message(6, 5, 'user'),
  message(7, 2, 'user'),
]
const idsOf = (path: ChatMessage[]) => path.map(({ id }) => id)

test('the newest branch is shown until another is chosen', () => {
  expect(idsOf(pathOf(messages, {}))).toEqual([1, 5, 6])
})

test('a version that is chosen brings along what was said below it, the newest first', () => {
  const choices = choose({}, message(2, 1, 'assistant'))
  expect(idsOf(pathOf(messages, choices))).toEqual([1, 2, 7])
  expect(idsOf(pathOf(messages, choose(choices, message(3, 2, 'user'))))).toEqual([1, 2, 3, 4])
})

test('a choice that is not there any more is as none', () => {
  expect(idsOf(pathOf(messages, { 0: 99, 1: 98 }))).toEqual([1, 5, 6])
})

test('an empty conversation has no path', () => {
  expect(pathOf([], {})).toEqual([])
})

test('versions are counted among messages that follow the same one', () => {
  expect(versionOf(messages, message(5, 1, 'assistant'))).toEqual({ place: 1, count: 2 })
  expect(versionOf(messages, message(3, 2, 'user'))).toEqual({ place: 0, count: 2 })
  expect(versionOf(messages, message(1, null, 'user'))).toEqual({ place: 0, count: 1 })
})
