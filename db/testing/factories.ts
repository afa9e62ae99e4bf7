import type { PartialModelObject } from 'objection'
import { Avatar } from '../models/avatar.ts'
import { EmailLog } from '../models/email-log.ts'
import { LoginAttempt } from '../models/login-attempt.ts'
import { Review } from '../models/review.ts'
import { Subscription } from '../models/subscription.ts'
import { User } from '../models/user.ts'

let count = 0
const next = (): number => {
  count += 1
  return count
}

/** Of no algorithm, so that no password can match it. */
export const UNUSABLE_PASSWORD_HASH = '!'

export async function buildUser(over: PartialModelObject<User> = {}): Promise<User> {
  const n = next()
  const user = {
    username: `user-${n}`,
    email: `user-${n}@example.com`,
    passwordHash: UNUSABLE_PASSWORD_HASH,
    ...over,
  }
  return User.query().insert(user).returning('*')
}

/** By a new user unless `userId` says otherwise. */
export async function buildReview(over: PartialModelObject<Review> = {}): Promise<Review> {
  const n = next()
  const review = {
    userId: over.userId === undefined ? (await buildUser()).id : over.userId,
    rating: 5,
    title: `Review ${n}`,
    content: `Nila answered question ${n} in my own language.`,
    ...over,
  }
  return Review.query().insert(review).returning('*')
}

export async function buildAvatar(over: PartialModelObject<Avatar> = {}): Promise<Avatar> {
  const n = next()
  const avatar = {
    name: `Avatar ${n}`,
    description: `Helps with task ${n}.`,
    category: 'Learning',
    icon: 'book',
    ...over,
  }
  return Avatar.query().insert(avatar).returning('*')
}

/** A request that waits, by a new user for a new avatar unless the ids say otherwise. */
export async function buildSubscription(over: PartialModelObject<Subscription> = {}): Promise<Subscription> {
  const n = next()
  const subscription = {
    userId: over.userId ?? (await buildUser()).id,
    avatarId: over.avatarId ?? (await buildAvatar()).id,
    paymentMethod: 'upi',
    transactionId: String(400_000_000_000 + n),
    status: 'pending_verification' as const,
    ...over,
  }
  return Subscription.query().insert(subscription).returning('*')
}

export async function buildLoginAttempt(over: PartialModelObject<LoginAttempt> = {}): Promise<LoginAttempt> {
  const attempt = {
    userId: over.userId ?? (await buildUser()).id,
    ip: '203.0.113.0',
    outcome: 'success' as const,
    ...over,
  }
  return LoginAttempt.query().insert(attempt).returning('*')
}

export async function buildEmailLog(over: PartialModelObject<EmailLog> = {}): Promise<EmailLog> {
  const n = next()
  const html = over.html ?? `<!doctype html><title>Mail ${n}</title><p>Mail ${n}</p>`
  const log = {
    filename: `20261120T093000-${String(n).padStart(12, '0')}.html`,
    recipient: `user-${n}@example.com`,
    reason: 'not_configured' as const,
    size: Buffer.byteLength(String(html)),
    html,
    ...over,
  }
  return EmailLog.query().insert(log).returning('*')
}
