import { z } from 'zod'
import { EmailProviderName } from './email-testing.ts'
import { endpoint } from './endpoint.ts'

/** The days of the dashboard are India's. */
export const DASHBOARD_TIME_ZONE = 'Asia/Kolkata'
export const DASHBOARD_DAYS = 30

/** How many a day, oldest first, today last, days without any included; the last thirty days unless said. */
const Days = z.array(z.strictObject({ day: z.iso.date(), count: z.int() }))

export const PendingWork = z.strictObject({
  reviews: z.int(),
  subscriptions: z.int(),
  /** Answers of the chat that were reported. */
  'chat-reports': z.int(),
})
export type PendingWork = z.infer<typeof PendingWork>

/** What waits for a decision; asked again whenever something changed. */
export const getPendingWork = endpoint({
  method: 'GET',
  path: '/admin/pending-work',
  guard: 'admin',
  answer: PendingWork,
})

export const Dashboard = z.strictObject({
  pending: z.strictObject({
    ...PendingWork.shape,
    /** Of the subscriptions, those by UPI without a transaction id. */
    missingTransactionIds: z.int(),
  }),
  users: z.strictObject({ total: z.int(), signUps: Days }),
  reviews: z.strictObject({ total: z.int(), approved: z.int(), rejected: z.int(), written: Days }),
  subscriptions: z.strictObject({ active: z.int(), requested: Days }),
  chat: z.strictObject({ answers: Days }),
  mail: z.strictObject({
    /** In the queue now. */
    waiting: z.int(),
    /** Mails that nobody took, kept as logs. */
    logged: z.int(),
    /** Handed to a provider; only the days of which it is still known, since mails that were sent are kept for a week. */
    sent: Days,
    providers: z.array(
      z.strictObject({ name: EmailProviderName, isConfigured: z.boolean(), isWorking: z.boolean() }),
    ),
  }),
})
export type Dashboard = z.infer<typeof Dashboard>

export const getDashboard = endpoint({
  method: 'GET',
  path: '/admin/dashboard',
  guard: 'admin',
  answer: Dashboard,
})
