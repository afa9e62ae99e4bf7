import { DIRECT_ACCESS_MINUTES } from '@nila/api/contract'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long a session lives at most (milliseconds). Which of them holds is asked on every request: roles change (R18). */
export const SESSION_AGE = {
  user: 7 * 24 * HOUR,
  staff: 12 * HOUR,
  recovery: DIRECT_ACCESS_MINUTES * MINUTE,
} as const

/**
 * SQL that says whether a session is live, with `session` and `users` in scope: not past its end, its user not suspended, and used
 * lately: within half an hour and opened within twelve hours for whoever may do more than a user, within twelve hours and seven days
 * for users.
 */
export const SESSION_IS_LIVE = `session.expire > now() and users.suspended_at is null and case users.role
  when 'user' then session.last_used_at > now() - interval '12 hours' and session.created_at > now() - interval '7 days'
  else session.last_used_at > now() - interval '30 minutes' and session.created_at > now() - interval '12 hours' end`
