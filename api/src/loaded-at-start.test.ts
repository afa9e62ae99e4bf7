import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const START = join(import.meta.dirname, 'start-nila.ts')
/** Prints the address of every module that importing the product loads. */
const PROGRAM = `
import { registerHooks } from 'node:module'
const loaded = []
registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
await import(${JSON.stringify(START)})
console.log(loaded.join('\\n'))
`

test('the schemas of all copy and the library for passkeys are not loaded before somebody needs them', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', PROGRAM],
    { maxBuffer: 16 * 1024 * 1024 },
  )
  const loaded = stdout.split('\n')
  expect(loaded.some((url) => url.endsWith('/api/src/copy/routes.ts'))).toBe(true)
  expect(loaded.filter((url) => /contract\/copy\/(index|fields)\.ts|@simplewebauthn/.test(url))).toEqual([])
})
