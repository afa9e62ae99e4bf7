import type { SecondFactor, User } from '@nila/db'
import type { DefaultContext, ParameterizedContext } from 'koa'

/** Who does something: the signed-in user of a session, read from the database on this very request. */
export interface Actor {
  id: number
  username: string
  role: User['role']
}

export interface State {
  /** The user of the session, where there is one. */
  user?: User
  /** The key under which the session was found, where there is one. */
  sessionKey?: string
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
