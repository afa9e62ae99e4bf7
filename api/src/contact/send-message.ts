import type { ContactMessage } from '@nila/api/contract'
import { transaction, User } from '@nila/db'
import { limitKeyOf } from '../http/client-address.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'

interface Reader {
  email: string
  locale: string | null
}

/** Who answers where no support address is set: the super-administrators whom mail reaches, else the other administrators. */
async function findAdministrators(): Promise<Reader[]> {
  const administrators = await User.query()
    .whereIn('role', ['admin', 'super_admin'])
    .whereNotNull('emailVerifiedAt')
    .whereNull('suspendedAt')
  const supers = administrators.filter(({ role }) => role === 'super_admin')
  return (supers.length > 0 ? supers : administrators).flatMap(({ email, locale }) =>
    email ? [{ email, locale }] : [],
  )
}

/**
 * Queues a message for whoever answers for this installation. The sender is only who is written back to: nothing is mailed to an
 * address that anybody may type.
 * @param address of the client
 */
export async function sendContactMessage(
  { limits, liveRelease, outbox }: Services,
  { website, ...message }: ContactMessage,
  address: string,
): Promise<void> {
  await limits.contactFromClient.count(limitKeyOf(address))
  if (website) return
  const { supportEmail } = liveRelease.settings
  const readers = supportEmail ? [{ email: supportEmail, locale: null }] : await findAdministrators()
  if (readers.length === 0) throw new Problem('contact_unavailable')
  await limits.contact.count('all')
  await transaction(async (trx) => {
    for (const { email, locale } of readers)
      await outbox.queue(trx, {
        to: email,
        locale,
        replyTo: message.email,
        mail: { name: 'contact', values: message },
      })
  })
}
