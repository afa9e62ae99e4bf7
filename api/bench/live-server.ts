import { readConfig } from '../src/config.ts'
import { startNila } from '../src/start-nila.ts'

// The whole product, as `npm start` runs it: pages, API, jobs and sockets.
const { url } = await startNila(
  readConfig({
    PORT: '0',
    DEMO: '0',
    LOG_LEVEL: 'warn',
    DATABASE_URL: process.env.BENCH_DATABASE,
    ASSISTANT_BASE_URL: process.env.BENCH_MODEL_URL,
    ASSISTANT_MODEL: process.env.BENCH_MODEL,
  }),
  { checksAnswers: false, servesRelease: true, print: () => undefined },
)
process.on('disconnect', () => process.exit())
process.send?.(Number(new URL(url).port))
