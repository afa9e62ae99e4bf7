import { DASHBOARD_DAYS, type Dashboard, type ReviewStatus } from '@nila/api/contract'
import { type Database, EmailLog, OutboxEmail, type Review } from '@nila/db'
import { countOpenReports } from '../chat-reports/find-chat-reports.ts'
import { countKinds, sumOf } from '../http/count-records.ts'
import type { Outbox } from '../mail/outbox.ts'
import { breakerOf, findProviderStates } from '../mail/provider-states.ts'
import { PROVIDER_NAMES } from '../mail/providers.ts'
import { countAll } from '../subscriptions/count-subscriptions.ts'
import { MAIL_KEPT_DAYS } from '../sweep.ts'
import { countDays } from './count-days.ts'

async function readUsers(db: Database): Promise<Dashboard['users']> {
  return {
    total: sumOf(await countKinds('users'), () => true),
    signUps: await countDays(db, { table: 'users', column: 'created_at' }, DASHBOARD_DAYS),
  }
}

async function readReviews(db: Database) {
  const kinds = await countKinds<Pick<Review, 'isApproved'>>('reviews')
  const countOf = (status: ReviewStatus) => sumOf(kinds, ({ isApproved }) => isApproved === status)
  const written = await countDays(db, { table: 'reviews', column: 'created_at' }, DASHBOARD_DAYS)
  return {
    pending: countOf(0),
    total: sumOf(kinds, () => true),
    approved: countOf(1),
    rejected: countOf(2),
    written,
  }
}

async function readSubscriptions(db: Database) {
  const { counts } = await countAll(undefined)
  const { pending, missingTransactionId: missingTransactionIds, active } = counts
  const requested = await countDays(db, { table: 'subscriptions', column: 'created_at' }, DASHBOARD_DAYS)
  return { pending, missingTransactionIds, active, requested }
}

async function readChat(db: Database) {
  const answers = await countDays(db, { table: 'runs', column: 'started_at' }, DASHBOARD_DAYS)
  return { answers, openReports: await countOpenReports() }
}

async function readMail(db: Database, { providers }: Outbox): Promise<Dashboard['mail']> {
  const states = await findProviderStates()
  const sent = { table: 'email_outbox', column: 'settled_at', where: "state = 'sent'" }
  return {
    waiting: await OutboxEmail.query().where({ state: 'waiting' }).resultSize(),
    logged: await EmailLog.query().resultSize(),
    sent: await countDays(db, sent, MAIL_KEPT_DAYS),
    providers: PROVIDER_NAMES.map((name) => {
      const isConfigured = providers.some((provider) => provider.name === name)
      return { name, isConfigured, isWorking: isConfigured && breakerOf(states.get(name)) === 'closed' }
    }),
  }
}

/** What an administrator sees first. Its parts are read side by side, each over one connection of the pool. */
export async function readDashboard(db: Database, outbox: Outbox): Promise<Dashboard> {
  const [users, reviews, subscriptions, chat, mail] = await Promise.all([
    readUsers(db),
    readReviews(db),
    readSubscriptions(db),
    readChat(db),
    readMail(db, outbox),
  ])
  const { openReports, ...otherChat } = chat
  const { pending: pendingReviews, ...otherReviews } = reviews
  const { pending: pendingSubscriptions, missingTransactionIds, ...otherSubscriptions } = subscriptions
  return {
    pending: {
      reviews: pendingReviews,
      subscriptions: pendingSubscriptions,
      'chat-reports': openReports,
      missingTransactionIds,
    },
    users,
    reviews: otherReviews,
    subscriptions: otherSubscriptions,
    chat: otherChat,
    mail,
  }
}
