import { redeemRecoveryLink } from '@nila/api/contract/accounts'
import { createClient } from '@nila/api/contract/client'

export interface NewAdministrator {
  token: string
  username: string
  password: string
}

/** Spends the operator's one-time link: creates the administrator and signs them in. Throws `ApiError`. */
export async function createAdministrator(body: NewAdministrator, send: typeof fetch = fetch): Promise<void> {
  await createClient(send).call(redeemRecoveryLink, { body })
}

/** Spends the one that lets an administrator in whom there is. Throws `ApiError`. */
export async function recoverAdministrator(token: string, send: typeof fetch = fetch): Promise<void> {
  await createClient(send).call(redeemRecoveryLink, { body: { token } })
}
