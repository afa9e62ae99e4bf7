import type { Database } from '@nila/db'
import type { Logger } from 'pino'
import { createVisitRecorder, type VisitRecorder } from './analytics/visit-recorder.ts'
import { createVisitorKeys, type VisitorKeys } from './analytics/visitor-keys.ts'
import { type Assistant, createAssistant } from './assistant/create-assistant.ts'
import { createPasswordHasher, type PasswordHasher } from './auth/hash-password.ts'
import { failureOf } from './chat/answer-source.ts'
import { createRuns, type Runs, type RunsOptions } from './chat/runs/create-runs.ts'
import type { Config } from './config.ts'
import type { CopyDefaults } from './copy/copy-defaults.ts'
import { loadDefaults } from './copy/load-defaults.ts'
import { createPlaceOf, type PlaceOf } from './geo/place-of.ts'
import { createLimit, type Limit } from './http/failure-limits.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import type { Jobs } from './jobs/start-jobs.ts'
import { createOutbox, type Outbox } from './mail/outbox.ts'
import { createLiveRelease, type LiveRelease } from './releases/live-release.ts'
import { createSecretBox, type SecretBox } from './secret-box.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** What handlers and verbs work with; made once, so that tests make it from other parts. */
export interface Services {
  config: Config
  db: Database
  log: Logger
  jobs: Jobs
  outbox: Outbox
  hasher: PasswordHasher
  secretBox: SecretBox
  metrics: Metrics
  placeOf: PlaceOf
  visitorKeys: VisitorKeys
  visitRecorder: VisitRecorder
  assistant: Assistant
  runs: Runs
  copyDefaults: CopyDefaults
  /** What is live, as this instance has it; what it says of settings counts for mails too. */
  liveRelease: LiveRelease
  limits: {
    /** Attempts at one account from one address; the sixth failure is refused (R3). */
    signInAttempts: Limit
    /** Codes of authenticator apps and recovery codes tried on one account from one address. */
    secondFactorAttempts: Limit
    /** The same from everywhere: six digits are few, and whoever tries them has the password already. */
    secondFactorFailures: Limit
    /** Sets of recovery codes made for one account; each costs ten hashes. */
    recoveryCodes: Limit
    /** Passkey ceremonies that one address begins; each leaves a row for some minutes. */
    passkeyChallenges: Limit
    /** Failures from one address at whatever account: someone who tries one password on many names. */
    signInFailures: Limit
    /** New accounts from one address; a whole class may sit behind one. */
    registrations: Limit
    /** Links asked for from one address. */
    linkRequests: Limit
    /** Test mails of one administrator. */
    testMails: Limit
    /** Mails that one stranger can cause to one address, and that all of them can. */
    mailsToAddressFromClient: Limit
    mailsToAddress: Limit
    /** Wrong codes of one mailed link from one address; the link itself bears more (account-link.ts). */
    linkCodes: Limit
    /** Messages to support from one address, and from everywhere: the mailbox behind them is people's, and a budget of mails a day. */
    contactFromClient: Limit
    contact: Limit
    /** Avatars asked for by one user: each request is somebody's work. */
    subscriptionRequests: Limit
    /** Guests made for one address: whoever drops their cookie is another one. */
    guests: Limit
  }
}

export interface ServiceParts extends Pick<Services, 'config' | 'db' | 'log' | 'jobs'> {
  /** How long answers go on that nobody watches, or while the process goes away. */
  runTimes?: Pick<RunsOptions, 'unwatchedLimit' | 'restLimit'>
  /** What the site says by itself; that of the built one unless given. */
  copyDefaults?: CopyDefaults
}

const createLimits = (db: Database): Services['limits'] => ({
  signInAttempts: createLimit(db, { name: 'sign-in', points: 5, duration: 15 * MINUTE }),
  secondFactorAttempts: createLimit(db, { name: 'second-factor', points: 5, duration: 15 * MINUTE }),
  secondFactorFailures: createLimit(db, { name: 'second-factor-account', points: 30, duration: DAY }),
  recoveryCodes: createLimit(db, { name: 'recovery-codes', points: 5, duration: 15 * MINUTE }),
  passkeyChallenges: createLimit(db, { name: 'passkey', points: 600, duration: 15 * MINUTE }),
  signInFailures: createLimit(db, { name: 'sign-in-address', points: 100, duration: 15 * MINUTE }),
  registrations: createLimit(db, { name: 'register', points: 60, duration: 60 * MINUTE }),
  linkRequests: createLimit(db, { name: 'link-request', points: 30, duration: 60 * MINUTE }),
  testMails: createLimit(db, { name: 'test-mail', points: 10, duration: 60 * MINUTE }),
  mailsToAddressFromClient: createLimit(db, { name: 'mail-to-from', points: 5, duration: 60 * MINUTE }),
  mailsToAddress: createLimit(db, { name: 'mail-to', points: 20, duration: 60 * MINUTE }),
  linkCodes: createLimit(db, { name: 'link-code', points: 5, duration: 15 * MINUTE }),
  contactFromClient: createLimit(db, { name: 'contact-from', points: 5, duration: 60 * MINUTE }),
  contact: createLimit(db, { name: 'contact', points: 60, duration: 60 * MINUTE }),
  subscriptionRequests: createLimit(db, { name: 'subscription', points: 20, duration: 60 * MINUTE }),
  guests: createLimit(db, { name: 'guest', points: 30, duration: DAY }),
})

export function createServices({
  config,
  db,
  log,
  jobs,
  runTimes = {},
  copyDefaults = loadDefaults(config),
}: ServiceParts): Services {
  const metrics = createMetrics()
  const liveRelease = createLiveRelease({ config, log })
  return {
    config,
    db,
    log,
    jobs,
    outbox: createOutbox(config, { jobs, log, liveRelease }),
    hasher: createPasswordHasher(),
    secretBox: createSecretBox(config),
    metrics,
    placeOf: createPlaceOf(config.geoCityFile),
    visitorKeys: createVisitorKeys(db),
    visitRecorder: createVisitRecorder({ db, log, metrics }),
    assistant: createAssistant({
      onFailure: ({ baseUrl, model }, { failure, detail }) =>
        log.warn({ baseUrl, model, failure, detail }, 'a model gave no answer'),
    }),
    runs: createRuns({ db, log, failureOf, ...runTimes }),
    copyDefaults,
    liveRelease,
    limits: createLimits(db),
  }
}
