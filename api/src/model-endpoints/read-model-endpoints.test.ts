import { buildModelEndpoint } from '@nila/db/testing'
import { expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { createSecretBox } from '../secret-box.ts'
import { sealKey } from './model-key.ts'
import { readModelEndpoints } from './read-model-endpoints.ts'

const api = useApi()

const environment = {
  ASSISTANT_BASE_URL: 'http://127.0.0.1:11434',
  ASSISTANT_API_KEY: 'sk-env',
  ASSISTANT_MODEL: 'gemma',
}
const secretBox = createSecretBox({ secretKey: 'a key for tests only, of 32 bytes' })

function read(env: Record<string, string> = environment) {
  let lines = ''
  const log = createLog('trace', {
    write: (line: string) => {
      lines += line
    },
  })
  const reading = readModelEndpoints({ config: readConfig(env), db: api.database.db, log, secretBox })
  return reading.then((endpoints) => ({ endpoints, lines }))
}

test('the environment is asked as long as nobody connected anything', async () => {
  expect((await read()).endpoints).toMatchObject([
    { baseUrl: 'http://127.0.0.1:11434/v1', apiKey: 'sk-env', model: 'gemma', promptPrice: 0 },
  ])
  expect((await read({})).endpoints).toEqual([])
})

test('what was connected comes first to last, with its key, and without what is switched off', async () => {
  const baseUrl = 'https://models.example/v1'
  const sealedKey = await sealKey(secretBox, baseUrl, 'sk-stored')
  await buildModelEndpoint({ model: 'second', place: 2, promptPrice: 5 })
  await buildModelEndpoint({ model: 'first', place: 1, baseUrl, sealedKey })
  await buildModelEndpoint({ model: 'off', place: 0, isEnabled: false })
  const { endpoints } = await read()
  expect(endpoints).toMatchObject([
    { model: 'first', baseUrl, apiKey: 'sk-stored', contextTokens: 8192 },
    { model: 'second', apiKey: undefined, promptPrice: 5 },
  ])
})

test('where all are switched off nobody is asked, the environment neither', async () => {
  await buildModelEndpoint({ isEnabled: false })
  expect((await read()).endpoints).toEqual([])
})

test('one whose key cannot be opened is left out, which the log says', async () => {
  const baseUrl = 'https://models.example/v1'
  const other = createSecretBox({ secretKey: 'another key for tests, of 32 bytes' })
  await buildModelEndpoint({ baseUrl, sealedKey: await sealKey(other, baseUrl, 'sk-lost') })
  await buildModelEndpoint({ model: 'well' })
  const { endpoints, lines } = await read()
  expect(endpoints).toMatchObject([{ model: 'well' }])
  expect(lines).toContain(baseUrl)
})
