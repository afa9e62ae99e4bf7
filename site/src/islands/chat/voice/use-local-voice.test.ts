import { expect, test } from 'vitest'
import { localVoiceOf } from './use-local-voice.ts'

const voice = (lang: string, localService = true) =>
  ({ lang, localService, name: lang }) as SpeechSynthesisVoice

test.each([
  ['hi-IN', 'hi'],
  ['hi_IN', 'hi'],
  ['ur-PK', 'ur'],
  ['kok', 'kok'],
  ['sd-Deva-IN', 'sd-Deva'],
])('a voice for %s reads %s', (spoken, tag) => {
  expect(localVoiceOf([voice('en-US'), voice(spoken)], tag)?.lang).toBe(spoken)
})

test('a voice of another machine reads nothing: the words would be sent there', () => {
  expect(localVoiceOf([voice('hi-IN', false)], 'hi')).toBeUndefined()
})

test('a language in a script of its own is not read by a voice for another script', () => {
  expect(localVoiceOf([voice('sd-PK')], 'sd-Deva')).toBeUndefined()
  expect(localVoiceOf([voice('mni-IN')], 'mni-Mtei')).toBeUndefined()
})

test('a language that begins alike is another language', () => {
  expect(localVoiceOf([voice('san-IN'), voice('tal')], 'sa')).toBeUndefined()
})
