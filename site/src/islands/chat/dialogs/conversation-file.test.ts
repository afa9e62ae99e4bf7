import type { ChatMessage } from '@nila/api/contract'
import { expect, test } from 'vitest'
import { conversationFile } from './conversation-file.ts'

const plain = {
  language: 'hi',
  createdAt: '2026-11-22T00:00:00.000Z',
  run: null,
  rating: null,
  isReported: false,
} as const
const messages: ChatMessage[] = [
  { ...plain, id: 1, parentId: null, role: 'user', content: 'चाँद?' },
  { ...plain, id: 2, parentId: 1, role: 'assistant', content: 'पहला' },
  { ...plain, id: 3, parentId: 1, role: 'assistant', content: '**दूसरा**\n' },
]
const conversation = {
  id: 7,
  title: 'चाँद: क्या/क्यों?',
  language: 'hi' as const,
  avatar: null,
  createdAt: plain.createdAt,
  updatedAt: plain.createdAt,
  isShared: false,
  messages,
}
const words = { you: 'You', assistant: 'Nila' }

test('a file to read has the title and the newest branch, with who said what', () => {
  expect(conversationFile('text', conversation, words)).toEqual({
    name: 'चाँद क्या क्यों.md',
    type: 'text/markdown;charset=utf-8',
    content: '# चाँद: क्या/क्यों?\n\n## You\n\nचाँद?\n\n## Nila\n\n**दूसरा**\n',
  })
})

test('an avatar is named', () => {
  const avatar = { id: 1, name: 'Kisan Mitra', icon: 'sprout' as const, heygenLink: null, isOpen: true }
  expect(conversationFile('text', { ...conversation, avatar }, words).content).toContain('## Kisan Mitra')
})

test('a file for programs has every branch', () => {
  const { name, content } = conversationFile('data', conversation, words)
  expect(name).toBe('चाँद क्या क्यों.json')
  expect(JSON.parse(content)).toEqual(conversation)
})

test('a title of signs alone still makes a name', () => {
  expect(conversationFile('text', { ...conversation, title: '???' }, words).name).toBe('chat.md')
})
