import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from '@nila/db'
import { pino } from 'pino'
import { createApp, createListener } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { startJobs } from '../src/jobs/start-jobs.ts'
import { createServices } from '../src/services.ts'
import { loadSessionKeys } from '../src/session-keys.ts'

// The product's own API, as `npm start` runs it.
const { TRUST_PROXY_HOPS, TRACK_RATE_LIMIT } = process.env
const config = readConfig({ TRUST_PROXY_HOPS, TRACK_RATE_LIMIT })
const connection = process.env.BENCH_DATABASE ?? ''
const db = connect({ connection })
const log = pino({ level: 'warn' })
const services = createServices({ config, db, log, jobs: await startJobs({ connection, log }) })
const app = createApp(services, { sessionKeys: await loadSessionKeys(config), checksAnswers: false })
const server = createServer(createListener(app, services))
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('SIGINT', () => process.exit(0))
