import { Username } from '@nila/api/contract'
import { UpiId } from '@nila/api/contract/copy/settings'
import { z } from 'zod'
import { normaliseBaseUrl } from './assistant/base-url.ts'
import { variable, whole } from './environment-variable.ts'
import { type MailConfig, mailVariables, readMailConfig } from './mail/mail-config.ts'

/** Loopback names and addresses: what answers there is reachable from this machine only. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/

/** Every variable the product reads; `.env.example` lists the same names. */
export const Environment = z.object({
  HOST: variable(z.string().default('127.0.0.1')),
  PORT: variable(whole(0, 65535).default(8080)),
  PUBLIC_URL: variable(
    z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }).optional(),
  ),
  DATABASE_URL: variable(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  ),
  DATA_DIR: variable(z.string().default('.data')),
  DEMO: variable(z.enum(['0', '1'], 'must be 0 or 1').optional()),
  ADMIN_USERNAME: variable(Username.default('ADMIN')),
  PASSWORD_MIN_LENGTH: variable(whole(6, 64).default(6)),
  SESSION_KEYS: variable(
    z
      .string()
      .transform((keys) => keys.split(',').map((key) => key.trim()))
      .pipe(z.array(z.string().min(32, 'needs keys of at least 32 characters, separated by commas')))
      .optional(),
  ),
  SECRET_KEY: variable(z.string().min(32, 'must be at least 32 characters').optional()),
  ADMIN_SECOND_FACTOR: variable(z.enum(['required', 'optional'], 'must be required or optional').optional()),
  TRUST_PROXY_HOPS: variable(whole(0, 10).default(0)),
  TRACK_RATE_LIMIT: variable(whole(0, 1_000_000).default(1200)),
  RETENTION_DAYS: variable(whole(31, 36_500).default(400)),
  GEO_CITY_FILE: variable(z.string().optional()),
  WS_PER_ADDRESS: variable(whole(1, 100_000).default(200)),
  ...mailVariables,
  ASSISTANT_BASE_URL: variable(
    z
      .string()
      .refine(
        (address) => normaliseBaseUrl(address) !== undefined,
        'must be an http:// or https:// address, without a password, a question mark or a fragment',
      )
      .optional(),
  ),
  ASSISTANT_API_KEY: variable(z.string().optional()),
  ASSISTANT_MODEL: variable(z.string().optional()),
  ASSISTANT_GUEST_MESSAGES: variable(whole(0, 1000).default(0)),
  // Read by the build of the site too; a wrong one stops the start as it stops the build.
  UPI_ID: variable(UpiId.optional()),
  METRICS_TOKEN: variable(z.string().min(16, 'must be at least 16 characters').optional()),
  LOG_LEVEL: variable(
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'is not a log level')
      .default('warn'),
  ),
})

/** What a wrong variable stops the start with: one line naming it. */
export class ConfigError extends Error {}

export interface Config {
  host: string
  port: number
  /** The origin of the site as visitors see it, without a slash at its end. Links are built from it and from nothing else. */
  publicUrl: string
  databaseUrl: string | undefined
  dataDir: string
  /** What the operator said of demo data; undefined where the product decides. */
  demo: boolean | undefined
  /** Whether both HOST and PUBLIC_URL are loopback, without which there is no demo mode. */
  isLoopback: boolean
  adminUsername: string
  passwordMinLength: number
  sessionKeys: string[] | undefined
  /** What stored secrets are encrypted with; undefined where the database keeps a key of its own. */
  secretKey: string | undefined
  /** Whether editors and administrators need a second factor for their addresses (R11). */
  adminNeedsSecondFactor: boolean
  trustProxyHops: number
  /** The most events of visits that one address may tell in a minute; 0 for no limit. */
  trackRateLimit: number
  /** How long visits, sign-ins and mail logs are kept. */
  retentionDays: number
  /** A database of cities, for places closer than countries. */
  geoCityFile: string | undefined
  /** The most sockets that one address may hold at once. */
  socketsPerAddress: number
  mail: MailConfig
  /** Where donations go, unless editors have published another id. */
  upiId: string | undefined
  /** Where answers come from, unless the back office says it; undefined where the operator named no address. */
  assistant: { baseUrl: string; apiKey: string | undefined; model: string } | undefined
  /** How many messages somebody without an account may send in all; 0 keeps the chat to users. */
  guestMessages: number
  metricsToken: string | undefined
  logLevel: string
}

function assistantModelOf(model: string | undefined): string {
  if (model) return model
  throw new ConfigError('ASSISTANT_MODEL must name the model at ASSISTANT_BASE_URL that answers')
}

/** Reads the environment once; throws `ConfigError` naming the first variable that is wrong. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = Environment.safeParse(env)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const words =
      issue?.message === 'username_invalid' ? 'must be a name that a user could have' : issue?.message
    throw new ConfigError(`${String(issue?.path[0])} ${words}`)
  }
  const { data } = parsed
  const publicUrl = new URL(data.PUBLIC_URL ?? `http://localhost:${data.PORT}`)
  if (publicUrl.pathname !== '/' || publicUrl.search || publicUrl.hash) {
    throw new ConfigError('PUBLIC_URL must be an origin, such as https://nila.example, without a path')
  }
  return {
    host: data.HOST,
    port: data.PORT,
    publicUrl: publicUrl.origin,
    databaseUrl: data.DATABASE_URL,
    dataDir: data.DATA_DIR,
    demo: data.DEMO === undefined ? undefined : data.DEMO === '1',
    isLoopback: LOOPBACK.test(data.HOST) && LOOPBACK.test(publicUrl.hostname),
    adminUsername: data.ADMIN_USERNAME,
    passwordMinLength: data.PASSWORD_MIN_LENGTH,
    sessionKeys: data.SESSION_KEYS,
    secretKey: data.SECRET_KEY,
    adminNeedsSecondFactor: data.ADMIN_SECOND_FACTOR
      ? data.ADMIN_SECOND_FACTOR === 'required'
      : !LOOPBACK.test(publicUrl.hostname),
    trustProxyHops: data.TRUST_PROXY_HOPS,
    trackRateLimit: data.TRACK_RATE_LIMIT,
    retentionDays: data.RETENTION_DAYS,
    geoCityFile: data.GEO_CITY_FILE,
    socketsPerAddress: data.WS_PER_ADDRESS,
    mail: readMailConfig(data, publicUrl.hostname),
    upiId: data.UPI_ID,
    assistant: data.ASSISTANT_BASE_URL
      ? {
          baseUrl: data.ASSISTANT_BASE_URL,
          apiKey: data.ASSISTANT_API_KEY,
          model: assistantModelOf(data.ASSISTANT_MODEL),
        }
      : undefined,
    guestMessages: data.ASSISTANT_GUEST_MESSAGES,
    metricsToken: data.METRICS_TOKEN,
    logLevel: data.LOG_LEVEL,
  }
}
