import type { Session as Answer } from '@nila/api/contract'
import type { State } from '../../http/context.ts'
import type { SessionOfPlace } from './find-sessions.ts'

/** A session as its owner sees it, who asks from one of them. */
export const presentSession = (
  session: SessionOfPlace,
  { sessionId, deviceId }: Pick<State, 'sessionId' | 'deviceId'>,
): Answer => ({
  id: session.id,
  browser: session.browser,
  ip: session.ip,
  country: session.country,
  createdAt: (session.rememberedAt ?? session.createdAt).toISOString(),
  lastUsedAt: session.lastUsedAt.toISOString(),
  isCurrent: session.id === sessionId || (session.deviceId !== null && session.deviceId === deviceId),
  isRemembered: session.deviceId !== null,
})
