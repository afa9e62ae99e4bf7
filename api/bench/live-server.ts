import { join } from 'node:path'
import { readConfig } from '../src/config.ts'
import { startNila } from '../src/start-nila.ts'

// The whole product, as `npm start` runs it: pages, API, jobs and sockets.
const pages = process.env.BENCH_PAGES
const { url } = await startNila(
  readConfig({
    PORT: '0',
    DEMO: '0',
    LOG_LEVEL: 'warn',
    DATABASE_URL: process.env.BENCH_DATABASE,
    DATA_DIR: process.env.DATA_DIR,
    ASSISTANT_BASE_URL: process.env.BENCH_MODEL_URL,
    ASSISTANT_MODEL: process.env.BENCH_MODEL,
  }),
  {
    checksAnswers: false,
    servesRelease: true,
    // A site of another size than this one.
    renderer: pages
      ? {
          program: join(import.meta.dirname, '../../site/bench/render-some.ts'),
          env: { NODE_ENV: 'production', BENCH_PAGES: pages },
        }
      : undefined,
    print: () => undefined,
  },
)
process.on('disconnect', () => process.exit())
process.send?.(Number(new URL(url).port))
