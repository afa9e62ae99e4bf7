import type { SecondFactor, Session, User } from '@nila/db'
import type { DefaultContext, ParameterizedContext } from 'koa'

/** Who does something: the signed-in user of a session, read from the database on this very request. */
export interface Actor {
  id: number
  username: string
  role: User['role']
}

/** What a session is started with. */
export interface SessionStart {
  /** What proved, beside or instead of the password, who this is. */
  secondFactor: SecondFactor | undefined
  /** Where it is opened: the address cut, the browser in words. */
  place: Pick<Session, 'ip' | 'browser' | 'country'>
  /** The device that is remembered with it. */
  deviceId: number | undefined
}

export interface StartedSession extends SessionStart {
  /** Of the user as they were when they proved who they are. */
  passwordHash: string
}

export interface State {
  /** The user of the session, where there is one. */
  user?: User
  /** The key under which the session was found, where there is one. */
  sessionKey?: string
  /** What its owner names it by, and the remembered device that it was opened on, where there is one. */
  sessionId?: number
  deviceId?: number | null
  /** What is to be kept of a session that this request starts. */
  starts?: StartedSession
  /** Whether the password was given again in this session within the last ten minutes. */
  isReauthenticated?: boolean
  /** What proved, beside or instead of the password, who has this session; null where nothing did. */
  secondFactor?: SecondFactor | null
  /** The body of a call whose old address carried it in the path. */
  body?: unknown
  /** The pattern of the address that answers, for the metrics: never the address itself. */
  routePath?: string
}

export type Context = ParameterizedContext<State, DefaultContext>
