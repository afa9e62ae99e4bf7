import { StartError } from '@nila/db'
import { ConfigError, readConfig } from './config.ts'
import { startNila } from './start-nila.ts'

/** Past this the process goes away whatever hangs; supervisors wait no longer (milliseconds). */
const STOP_LIMIT = 20_000

async function main(): Promise<void> {
  const started = startNila(readConfig(process.env), {
    checksAnswers: process.env.NODE_ENV !== 'production',
    servesRelease: process.env.NODE_ENV !== 'development',
    print: (words) => console.log(words),
  })

  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), STOP_LIMIT).unref()
    // Also in the middle of the start, whose database would otherwise be left running.
    await started.then((nila) => nila.stop())
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  // The launcher was killed without a word; nobody is left to stop this process.
  process.on('disconnect', stop)
  await started
}

main().catch((error: unknown) => {
  const isExplained = error instanceof ConfigError || error instanceof StartError
  console.error(isExplained ? error.message : error)
  process.exit(1)
})
