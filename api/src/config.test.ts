import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, Environment, readConfig } from './config.ts'

test('without any variable the product runs on this machine only', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    publicUrl: 'http://localhost:8080',
    isLoopback: true,
  })
})

test('a blank variable is one that is not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 8080, databaseUrl: undefined })
})

test.each([
  ['PORT', '80a'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'nila.example'],
  ['PUBLIC_URL', 'https://nila.example/app'],
  ['DATABASE_URL', 'mysql://x'],
  ['DEMO', 'yes'],
  ['PASSWORD_MIN_LENGTH', '5'],
  ['SESSION_KEYS', 'short'],
  ['SECRET_KEY', 'short'],
  ['ADMIN_SECOND_FACTOR', 'yes'],
  ['TRUST_PROXY_HOPS', '-1'],
  ['WS_PER_ADDRESS', '0'],
  ['LOG_LEVEL', 'loud'],
  ['MAIL_FROM', 'Nila'],
  ['MAIL_FROM', 'Nila <a@nila.example>, b@nila.example'],
  ['SUPPORT_EMAIL', 'help'],
  ['UPI_ID', 'nila'],
  ['UPI_ID', 'nila@bank&am=500'],
  ['BREVO_API_URL', 'api.brevo.com'],
  ['BREVO_SMTP_URL', 'http://relay.example'],
  ['BREVO_DAILY_LIMIT', 'many'],
  ['GMAIL_USER', 'nila'],
  ['GMAIL_SMTP_URL', 'smtp://'],
  ['BREVO_SMTP_URL', 'smtp://us%er:key@relay.example'],
  ['BREVO_API_KEY', 'xkeysib-1\nx'],
  ['GMAIL_APP_PASSWORD', 'abcd\u200befgh'],
  ['ASSISTANT_BASE_URL', 'localhost:11434'],
  ['ASSISTANT_BASE_URL', 'https://key@models.example/v1'],
  ['ASSISTANT_GUEST_MESSAGES', '-1'],
])('%s=%s stops the start with a line that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

test.each([
  [{ HOST: '0.0.0.0' }, false],
  [{ PUBLIC_URL: 'https://nila.example' }, false],
  [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:8080' }, true],
  [{ HOST: 'localhost' }, true],
])('%j is loopback: %s', (env, isLoopback) => {
  expect(readConfig(env).isLoopback).toBe(isLoopback)
})

test.each([
  [{}, false],
  [{ PUBLIC_URL: 'https://nila.example' }, true],
  [{ PUBLIC_URL: 'https://nila.example', ADMIN_SECOND_FACTOR: 'required' }, true],
  [{ PUBLIC_URL: 'https://nila.example', ADMIN_SECOND_FACTOR: 'optional' }, false],
  [{ ADMIN_SECOND_FACTOR: 'required' }, true],
])('with %j administrators need a second factor: %s', (env, adminNeedsSecondFactor) => {
  expect(readConfig(env)).toMatchObject({ adminNeedsSecondFactor })
})

test('the address of a model needs the name of one', () => {
  expect(() => readConfig({ ASSISTANT_BASE_URL: 'http://127.0.0.1:11434' })).toThrow(/^ASSISTANT_MODEL /)
})

test('without any variable nobody carries mail', () => {
  expect(readConfig({}).mail).toMatchObject({ brevo: undefined, gmail: undefined, sink: undefined })
})

test('mails come from MAIL_FROM, else from the Gmail account that sends them, else from the site', () => {
  const from = (env: Record<string, string>) => readConfig(env).mail.from
  expect(from({ MAIL_FROM: 'Nila Help <hello@nila.example>' })).toEqual({
    name: 'Nila Help',
    address: 'hello@nila.example',
  })
  expect(from({ MAIL_FROM: 'hello@nila.example' })).toEqual({ name: 'Nila', address: 'hello@nila.example' })
  expect(from({ GMAIL_USER: 'nila@gmail.com' }).address).toBe('nila@gmail.com')
  expect(from({ PUBLIC_URL: 'https://nila.example' }).address).toBe('no-reply@nila.example')
})

test('Brevo is spoken to by its API where there is a key, else by its SMTP relay', () => {
  const relay = 'smtp://user:key@smtp-relay.brevo.com:587'
  expect(readConfig({ BREVO_API_KEY: 'k', BREVO_SMTP_URL: relay }).mail.brevo).toEqual({
    kind: 'api',
    key: 'k',
    url: 'https://api.brevo.com/v3',
    dailyLimit: 300,
  })
  expect(readConfig({ BREVO_SMTP_URL: relay }).mail.brevo).toMatchObject({ kind: 'smtp', url: relay })
})

test('Gmail needs both user and App Password, which may be written as Google shows it', () => {
  expect(readConfig({ GMAIL_USER: 'nila@gmail.com' }).mail.gmail).toBeUndefined()
  const { gmail } = readConfig({
    GMAIL_USER: 'nila@gmail.com',
    GMAIL_APP_PASSWORD: 'abcd efgh ijkl mnop',
  }).mail
  expect(gmail).toEqual({
    url: 'smtps://nila%40gmail.com:abcdefghijklmnop@smtp.gmail.com:465',
    dailyLimit: 500,
  })
})

test('.env.example names the variables that are read, and no others', () => {
  const text = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8')
  const names = [...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(names.sort()).toEqual(Object.keys(Environment.shape).sort())
})
