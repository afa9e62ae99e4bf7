import { expect, test } from 'vitest'
import { normaliseBaseUrl } from './base-url.ts'

test.each([
  ['http://127.0.0.1:11434', 'http://127.0.0.1:11434/v1'],
  ['http://127.0.0.1:11434/', 'http://127.0.0.1:11434/v1'],
  [' https://api.openai.com/v1/ ', 'https://api.openai.com/v1'],
  ['https://openrouter.ai/api/v1', 'https://openrouter.ai/api/v1'],
  ['https://example.org/v1/chat/completions', 'https://example.org/v1'],
  ['https://example.org/v1/models/', 'https://example.org/v1'],
  [
    'https://generativelanguage.googleapis.com/v1beta/openai/',
    'https://generativelanguage.googleapis.com/v1beta/openai',
  ],
])('%s is the base %s', (typed, baseUrl) => {
  expect(normaliseBaseUrl(typed)?.baseUrl).toBe(baseUrl)
})

test.each([
  'localhost:11434',
  'ftp://example.org',
  'file:///etc/passwd',
  'https://user:secret@example.org/v1',
  'https://example.org/v1?key=secret',
  'https://example.org/v1?',
  'https://example.org/v1#top',
  'https://',
  '',
])('%s is no address of a model', (typed) => {
  expect(normaliseBaseUrl(typed)).toBeUndefined()
})

test('only a network in between makes plain HTTP insecure', () => {
  const isInsecure = (typed: string) => normaliseBaseUrl(typed)?.isInsecure
  for (const host of ['localhost:1', '127.0.0.1', '127.1.2.3:8080', '[::1]:8080', 'models.localhost']) {
    expect(isInsecure(`http://${host}`)).toBe(false)
  }
  for (const host of ['192.168.1.5:11434', '10.0.0.1', 'localhost.example.org', '127.0.0.1.example.org']) {
    expect(isInsecure(`http://${host}`)).toBe(true)
  }
  expect(isInsecure('https://example.org')).toBe(false)
})
