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
  ['TRUST_PROXY_HOPS', '-1'],
  ['LOG_LEVEL', 'loud'],
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

test('.env.example names the variables that are read, and no others', () => {
  const text = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8')
  const names = [...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(names.sort()).toEqual(Object.keys(Environment.shape).sort())
})
