import { type Body, type changeUser as changeUserEndpoint, passes } from '@nila/api/contract'
import { type Knex, Session, transaction, User } from '@nila/db'
import { recordAudit } from '../audit/record-audit.ts'
import { endAccountLinks, endHandedOverLinks } from '../auth/account-links/account-link.ts'
import { endSessionsElsewhere } from '../auth/sessions/end-sessions.ts'
import { forgetDevices } from '../auth/sessions/remembered-device.ts'
import type { Actor } from '../http/context.ts'
import { Problem } from '../http/problem.ts'
import { announceChange } from '../live/announce-change.ts'
import { lockUsers } from './lock-users.ts'

/** Ends what was granted to the old role. Sessions go on, so that their next call is refused by the new role (R20). */
async function endGrants(trx: Knex.Transaction, userId: number): Promise<void> {
  // Only who looks after nothing is remembered. A session ends with its device, so they are parted first.
  await Session.query(trx).patch({ reauthenticatedAt: null, deviceId: null }).where({ userId })
  await forgetDevices(trx, userId)
  await endHandedOverLinks(trx, userId)
}

/** Ends every way in that is open: sessions, remembered devices, links that were mailed or handed over. */
async function closeAccount(trx: Knex.Transaction, userId: number): Promise<void> {
  await endSessionsElsewhere(trx, userId)
  await endAccountLinks(trx, userId)
}

/**
 * Changes a user's role, suspends or restores them, and writes each down; what is so already stays as it is. Nobody does it to
 * themselves, so that there is always a super-administrator left.
 */
export const changeUser = (
  actor: Actor,
  id: number,
  { role, suspended }: Body<typeof changeUserEndpoint>,
): Promise<void> =>
  transaction(async (trx) => {
    const { actor: current, user } = await lockUsers(trx, actor, id)
    if (!passes('super_admin', current.role)) throw new Problem('admin_forbidden')
    const hasNewRole = role !== undefined && role !== user.role
    const isSwitched = suspended !== undefined && suspended !== (user.suspendedAt !== null)
    if (!hasNewRole && !isSwitched) return
    if (user.id === current.id) throw new Problem('own_account')

    if (hasNewRole) {
      await User.query(trx).patch({ role }).where({ id })
      await endGrants(trx, id)
      const details = { from: user.role, to: role }
      await recordAudit(trx, current, 'user.change_role', { type: 'user', id, details })
    }
    if (isSwitched) {
      await User.query(trx)
        .patch({ suspendedAt: suspended ? User.fn.now() : null })
        .where({ id })
      // Also on the way back: whoever was signing in while the account was suspended must not be in when it is restored.
      await closeAccount(trx, id)
      await recordAudit(trx, current, suspended ? 'user.suspend' : 'user.restore', { type: 'user', id })
    }
    await announceChange(trx, 'users', [id])
  })
