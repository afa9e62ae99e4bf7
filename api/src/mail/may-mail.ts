import { createHash } from 'node:crypto'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'

/**
 * Whether a mail that anybody can cause may go to an address: nobody's mailbox is filled by strangers who type it into forms.
 * Counts the mail. What caused it goes on without one, so that the answer does not tell.
 */
export async function mayMail({ limits }: Services, address: string): Promise<boolean> {
  // Hashed, so that the table of limits is no list of addresses.
  const key = createHash('sha256').update(address.toLowerCase()).digest('base64url')
  try {
    await limits.mailsToAddress.count(key)
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}
