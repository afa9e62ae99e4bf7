import { Totp } from '@nila/db'
import { generateSecret, generateURI } from 'otplib'
import type { Actor } from '../../http/context.ts'
import type { Services } from '../../services.ts'

/** Minutes that there are to confirm a code, by the database's clock. */
const PENDING_MINUTES = 15

/** What a stored secret belongs to: nobody else's row opens it. */
export const contextOf = (userId: number): string => `totp ${userId}`

/** Makes a secret for a new authenticator app. One that is in use stays in use until a code of the new one is confirmed. */
export async function beginTotp(
  { secretBox }: Services,
  { id, username }: Actor,
): Promise<{ secret: string; uri: string }> {
  const secret = generateSecret()
  await Totp.query()
    .insert({
      userId: id,
      pendingSecret: await secretBox.seal(secret, contextOf(id)),
      pendingUntil: Totp.raw(`now() + interval '${PENDING_MINUTES} minutes'`),
    })
    .onConflict('userId')
    .merge()
  return { secret, uri: generateURI({ issuer: 'Nila', label: username, secret }) }
}
