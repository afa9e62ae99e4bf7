import type { Database, Knex } from '../connect.ts'
import { AuditEntry } from '../models/audit-entry.ts'
import { Avatar } from '../models/avatar.ts'
import { Conversation } from '../models/conversation.ts'
import { LoginAttempt } from '../models/login-attempt.ts'
import { Message } from '../models/message.ts'
import { MessageReport } from '../models/message-report.ts'
import { Review } from '../models/review.ts'
import { Setting } from '../models/setting.ts'
import { Subscription } from '../models/subscription.ts'
import { User } from '../models/user.ts'
import { StartError } from '../start-error.ts'
import { avatars } from './avatars.ts'
import { type Chance, chanceOf } from './chance.ts'
import { conversations, reports, runs } from './conversations.ts'
import { decisions } from './decisions.ts'
import { insertVisits } from './insert-visits.ts'
import { DEMO_PASSWORD_HASH, DEMO_USERNAME, loginHistory, people } from './people.ts'
import { reviews } from './reviews.ts'
import { subscriptions } from './subscriptions.ts'
import { visits } from './visits.ts'

export { type Chance, chanceOf, DEMO_PASSWORD_HASH, DEMO_USERNAME }

const LOADING = 7_143_004
const SEED = 2026

export interface DemoOptions {
  /** The demo's super-admin. Neither this account nor `demo` has a password until the server sets one. */
  adminUsername: string
  /** The demo's dates are counted back from here. */
  now?: Date
}

/** Whether the database holds the demo. */
export const isDemo = async (db: Database): Promise<boolean> =>
  (await Setting.query(db).findById('demo'))?.value === true

/**
 * Fills an empty database with the demo, in one transaction, and marks it as one. False, and nothing done, where it is
 * one already; refused where somebody's own users are.
 */
export const loadDemo = (db: Database, { adminUsername, now = new Date() }: DemoOptions): Promise<boolean> =>
  db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [LOADING])
    if (await isDemo(trx)) return false
    if (await User.query(trx).first()) {
      throw new StartError('Demo data needs an empty database, and this one has users in it.')
    }
    const admin = adminUsername.normalize('NFKC').trim()
    if (admin.toLowerCase() === DEMO_USERNAME) {
      throw new StartError(`The demo has a user named ${DEMO_USERNAME}: set ADMIN_USERNAME to another name.`)
    }
    await insertAll(trx, chanceOf(SEED), now, admin)
    await Setting.query(trx).insert({ key: 'demo', value: true }).onConflict('key').merge()
    return true
  })

type UserRow = Pick<User, 'id' | 'username' | 'createdAt' | 'lastLogin'>

async function insertAll(
  trx: Knex.Transaction,
  chance: Chance,
  now: Date,
  adminUsername: string,
): Promise<void> {
  const everybody = people(chance, now, adminUsername)
  const rows = await User.query(trx)
    .insert(everybody.map(({ row }) => row))
    .returning('*')
  const users = everybody.map(({ words }, place) => ({ words, ...(rows[place] as UserRow) }))
  const [admin, demoUser, , , ...others] = users
  if (!admin || !demoUser) throw new RangeError('The demo has no users.')

  await LoginAttempt.query(trx).insert(loginHistory(chance, users))
  const written = await Review.query(trx)
    .insert(reviews(chance, now, others) as Partial<Review>[])
    .returning('*')
  const shown = await Avatar.query(trx).insert(avatars).returning('*')
  const avatarIds = shown.map(({ id }) => id)
  const asked = await Subscription.query(trx)
    .insert(subscriptions(chance, now, others, demoUser, avatarIds))
    .returning('*')
  const records = {
    reviews: written,
    subscriptions: asked,
    usernames: new Map(users.map(({ id, username }) => [id, username])),
    avatarNames: new Map(shown.map(({ id, name }) => [id, name])),
  }
  await AuditEntry.query(trx).insert(await decisions(trx, chance, now, admin, records))
  await insertVisits(trx, visits(chance, now))
  await insertChat(trx, chance, now, demoUser, others)
}

async function insertChat(
  trx: Knex.Transaction,
  chance: Chance,
  now: Date,
  { id: userId }: UserRow,
  others: UserRow[],
): Promise<void> {
  const otherIds = others.map(({ id }) => id)
  const used = runs(chance, now, otherIds)
  for (const { question, answer, language, askedAt, answeredAt } of conversations(now)) {
    const conversation = await Conversation.query(trx)
      .insert({ userId, title: question, language, createdAt: askedAt, updatedAt: answeredAt })
      .returning('*')
    const common = { conversationId: conversation.id, language }
    const asked = await Message.query(trx)
      .insert({ ...common, role: 'user', content: question, createdAt: askedAt })
      .returning('*')
    await Message.query(trx).insert({
      ...common,
      role: 'assistant',
      content: answer,
      parentId: asked.id,
      createdAt: answeredAt,
    })
  }
  await trx.batchInsert('runs', used)
  await MessageReport.query(trx).insert(reports(now, otherIds))
}

/** What the installation itself keeps: what Knex and the settings remember, the counters of its limits, the words of its own site. */
const KEPT = ['settings', 'rate_limits', 'help_passages']

/** Empties a demo: everything in it goes, also what was added by hand while it was one. Does nothing to other databases. */
export const clearDemo = (db: Database): Promise<boolean> =>
  db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [LOADING])
    if (!(await isDemo(trx))) return false
    const { rows } = await trx.raw<{ rows: { name: string }[] }>(
      `select quote_ident(tablename) as name from pg_tables
       where schemaname = 'public' and tablename not like 'knex%' and not tablename = any(?)`,
      [KEPT],
    )
    await trx.raw(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity`)
    // Remembered as decided, so that the next start does not load it again.
    await Setting.query(trx).patch({ value: false }).where({ key: 'demo' })
    return true
  })
