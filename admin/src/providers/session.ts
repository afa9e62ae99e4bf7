import { type CurrentUser, getUser, logout } from '@nila/api/contract/accounts'
import { ApiError, type Client } from '@nila/api/contract/client'
import { getInstallation } from '@nila/api/contract/installation'
import { DIRECT_ACCESS_MINUTES, listSessions } from '@nila/api/contract/sessions'

/** Who is signed in, asked once and remembered until the API says that it has changed. */
export function createSession(client: Client) {
  let asked: Promise<CurrentUser | null> | undefined

  const ask = () =>
    client.call(getUser, {}).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    })

  return {
    /** The signed-in user, or null for a guest. Rejects where the API did not answer; the next call asks again. */
    user(): Promise<CurrentUser | null> {
      asked ??= ask().catch((error) => {
        asked = undefined
        throw error
      })
      return asked
    },
    /** Whether the screens show demo data. An API that does not say so is asked again with the next user. */
    async isDemo(): Promise<boolean> {
      const installation = await client.call(getInstallation, {}).catch(() => undefined)
      return installation?.isDemo ?? false
    },
    /** When the session of an operator's link ends, in ISO 8601; undefined where the API does not say. */
    async directAccessEnd(): Promise<string | undefined> {
      const sessions = await client.list(listSessions).catch(() => undefined)
      const current = sessions?.items.find(({ isCurrent }) => isCurrent)
      if (!current) return undefined
      return new Date(Date.parse(current.createdAt) + DIRECT_ACCESS_MINUTES * 60_000).toISOString()
    },
    forget() {
      asked = undefined
    },
    async end(): Promise<void> {
      await client.call(logout, { body: {} })
      asked = undefined
    },
  }
}

export type Session = ReturnType<typeof createSession>
