import type { Body, changePassword as changePasswordEndpoint } from '@nila/api/contract'
import { Session, transaction, User } from '@nila/db'
import { recordAudit } from '../audit/record-audit.ts'
import { endAccountLinks } from '../auth/account-links/account-link.ts'
import { checkOwnPassword } from '../auth/check-own-password.ts'
import { checkPassword } from '../auth/check-password.ts'
import { notifyOwner } from '../auth/notify-owner.ts'
import { endSessionsElsewhere } from '../auth/sessions/end-sessions.ts'
import { invalidField } from '../http/problem.ts'
import type { Services } from '../services.ts'

interface Here {
  sessionId: number
  address: string
}

/**
 * Changes the own password. Everything else that lets somebody in ends: sessions elsewhere, remembered devices, open links (R17). The own
 * device is forgotten as well, since somebody may have a copy of what it keeps.
 */
export async function changePassword(
  services: Services,
  user: User,
  { password, newPassword }: Body<typeof changePasswordEndpoint>,
  { sessionId, address }: Here,
): Promise<void> {
  const { hasher, config } = services
  const { id, username } = user
  checkPassword(newPassword, username, config.passwordMinLength, 'newPassword')
  await checkOwnPassword(services, user, password, address)
  const passwordHash = await hasher.hash(newPassword)
  await transaction(async (trx) => {
    const changed = await User.query(trx)
      .patch({ passwordHash })
      .where({ id, passwordHash: user.passwordHash })
    // Another change was quicker: what was given is the password no more.
    if (!changed) throw invalidField('password', 'password_wrong')
    // A session ends with its device, so they are parted first.
    await Session.query(trx).patch({ deviceId: null }).where({ id: sessionId })
    await endSessionsElsewhere(trx, id, { sessionId })
    await endAccountLinks(trx, id)
    await recordAudit(trx, user, 'account.change_password', { type: 'user', id })
    await notifyOwner(services, trx, user, 'passwordChanged', address)
  })
}
