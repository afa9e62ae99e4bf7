import { type ChatLanguageTag, chatLanguageOf, chatLanguages } from '@nila/api/contract/chat-languages'
import { expect, test } from 'vitest'
import { writtenIn } from './script-of.ts'

const of = (words: string, tag: ChatLanguageTag) => writtenIn(words, chatLanguageOf(tag))

test.each(chatLanguages)('what is written in the letters of $name is taken as that', ({ tag, endonym }) => {
  expect(of(endonym, tag)).toBe(tag)
})

test('a question in English letters is read out as English, whatever it is answered in', () => {
  expect(of('kaise ho?', 'hi')).toBe('en')
})

test('of other letters nothing is said', () => {
  expect(of('Привет', 'hi')).toBe('')
  expect(of('42?', 'en')).toBe('')
})
