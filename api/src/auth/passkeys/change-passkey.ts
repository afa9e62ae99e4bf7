import { Passkey, transaction, User } from '@nila/db'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Actor } from '../../http/context.ts'
import { Problem } from '../../http/problem.ts'
import type { Services } from '../../services.ts'
import { notifyOwner } from '../notify-owner.ts'
import { type Asker, forgetSecondFactor } from '../prove-second-factor.ts'

/** Renames a passkey of one's own; those of others are not there (R25). */
export async function renamePasskey(actor: Actor, id: number, name: string): Promise<Passkey> {
  const passkey = await Passkey.query().patch({ name }).where({ id, userId: actor.id }).returning('*').first()
  if (!passkey) throw new Problem('passkey_not_found')
  return passkey
}

/** Removes a passkey of one's own: from now on it signs nobody in, and what it opened elsewhere is worth no second factor. */
export const removePasskey = (
  services: Services,
  user: User,
  id: number,
  { sessionKey, address }: Asker,
): Promise<void> =>
  transaction(async (trx) => {
    // First, in the order of all that changes accounts.
    await User.query(trx).findById(user.id).forNoKeyUpdate()
    const passkey = await Passkey.query(trx).delete().where({ id, userId: user.id }).returning('*').first()
    if (!passkey) throw new Problem('passkey_not_found')
    await forgetSecondFactor(trx, user.id, ['passkey'], sessionKey)
    await recordAudit(trx, user, 'passkey.remove', { type: 'passkey', id, details: { name: passkey.name } })
    await notifyOwner(services, trx, user, 'passkeyRemoved', address)
  })
