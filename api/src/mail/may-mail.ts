import { createHash } from 'node:crypto'
import { limitKeyOf } from '../http/client-address.ts'
import type { Services } from '../services.ts'

/**
 * Whether a mail that anybody can cause may go to an address: nobody's mailbox is filled by strangers who type it into forms.
 * Counts the mail, for who asks and in all. What caused it goes on without one, so that the answer does not tell.
 */
export async function mayMail({ limits }: Services, email: string, address: string): Promise<boolean> {
  // Hashed, so that the table of limits is no list of addresses.
  const keyOf = (text: string) => createHash('sha256').update(text).digest('base64url')
  const recipient = email.toLowerCase()
  // Whoever asks first: one stranger alone must not use up what the owner may ask for.
  return (
    (await limits.mailsToAddressFromClient.take(keyOf(`${recipient}\n${limitKeyOf(address)}`))) &&
    (await limits.mailsToAddress.take(keyOf(recipient)))
  )
}
