import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from './build-release.ts'
import { installChromium } from './install-chromium.ts'
import { type ProgramOptions, runProgram } from './run-program.ts'

/** What `npm test` found, over all of its steps. */
const tally = { passed: 0, failed: 0 }

const count = (isPassed: boolean) => {
  if (isPassed) tally.passed += 1
  else tally.failed += 1
}

/** A step that passes or fails as one: it prints what it found only where it failed. */
async function check(
  name: string,
  program: string,
  args: string[],
  options: ProgramOptions = {},
): Promise<void> {
  const { code, output } = await runProgram(program, args, { ...options, isQuiet: true })
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name}`)
  if (code !== 0) console.log(output)
  count(code === 0)
}

async function build(): Promise<boolean> {
  try {
    await buildIfStale()
    count(true)
    return true
  } catch (error) {
    console.log(`FAILED  build\n${error instanceof Error ? error.message : error}`)
    count(false)
    return false
  }
}

async function runTests(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'nila-report-'))
  const report = join(folder, 'report.json')
  try {
    const { code } = await runProgram(
      'vitest',
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      // Read by what has more to look at than every change can wait for, such as all pages in all languages.
      { env: { NILA_TEST_FULL: process.argv.includes('--full') ? '1' : '' } },
    )
    const { numPassedTests, numFailedTests } = JSON.parse(await readFile(report, 'utf8'))
    tally.passed += numPassedTests
    // A file that could not even be loaded has no failed test to count, and is a failure all the same.
    tally.failed += Math.max(numFailedTests, code === 0 ? 0 : 1)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

// The tests look at a site whose operator has set nothing, whatever the one of this machine has.
Object.assign(process.env, { UPI_ID: '', SUPPORT_EMAIL: '' })

await installChromium()
await check('format and lint', 'biome', ['ci', '--colors=off', '.'])
await check('types of api and db', 'tsc', ['-p', '.'])
await check('types of admin', 'tsc', ['-p', 'admin'])
await check('types of site', 'astro', ['check'], { folder: 'site', env: { ASTRO_TELEMETRY_DISABLED: '1' } })
if (await build()) await runTests()
console.log(`${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1
