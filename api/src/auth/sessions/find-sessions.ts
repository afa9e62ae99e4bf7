import { type QueryBuilder, Session } from '@nila/db'
import { SESSION_IS_LIVE } from '../../http/session-limits.ts'

/** A session with the day on which its device was remembered, where it was. */
export type SessionOfPlace = Session & { rememberedAt: Date | null }

/** The places where a user is signed in, or remembered: a device counts once, by its newest session, which may be over. */
export const sessionsOf = (userId: number): QueryBuilder<Session, Session[]> =>
  Session.query()
    .alias('session')
    .select('session.*', 'device.createdAt as rememberedAt')
    .join('users', 'users.id', 'session.userId')
    .leftJoin('rememberedDevices as device', 'device.id', 'session.deviceId')
    .where('session.userId', userId)
    .where((live) => live.whereRaw(SESSION_IS_LIVE).orWhereRaw('device.expires_at > now()'))
    .whereNotExists(
      Session.query()
        .alias('newer')
        .whereColumn('newer.deviceId', 'session.deviceId')
        .whereColumn('newer.id', '>', 'session.id'),
    )
