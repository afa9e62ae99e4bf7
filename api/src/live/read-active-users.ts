import { ACTIVE_SESSIONS_LIMIT, type ActiveSession, type ActiveUsers } from '@nila/api/contract'
import { type OpenPage, Presence } from '@nila/db'
import { INSTANCE_IS_THERE } from './share-presence.ts'

const countries = new Intl.DisplayNames('en', { type: 'region' })

const presentOpenPage = ({ country, lastSeen, ...page }: OpenPage): ActiveSession => ({
  ...page,
  countryName: country && (countries.of(country) ?? country),
  lastSeen: new Date(lastSeen).toISOString(),
})

/** Who is here now, at all instances together. */
export async function readActiveUsers(): Promise<ActiveUsers> {
  const rows = await Presence.query().whereRaw(INSTANCE_IS_THERE)
  const sum = (field: 'users' | 'sessions') => rows.reduce((total, row) => total + row[field], 0)
  return {
    count: sum('users'),
    totalSessions: sum('sessions'),
    activeSessions: rows
      .flatMap(({ latest }) => latest)
      .sort((a, b) => b.lastSeen - a.lastSeen)
      .slice(0, ACTIVE_SESSIONS_LIMIT)
      .map(presentOpenPage),
  }
}
