import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runProgram } from './run-program.ts'

test('a wrong variable ends a build before it begins, with one line that names it', async () => {
  const build = join(import.meta.dirname, 'build.ts')
  const { code, output } = await runProgram(process.execPath, [build], {
    env: { UPI_ID: 'nila' },
    isQuiet: true,
  })
  expect({ code, output }).toEqual({ code: 1, output: 'UPI_ID must be a UPI id, such as nila@examplebank\n' })
})
