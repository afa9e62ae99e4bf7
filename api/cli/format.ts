import { runProgram } from './run-program.ts'

const { code } = await runProgram('biome', ['check', '--write', '.'])
process.exitCode = code
