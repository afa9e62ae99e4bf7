import { TRANSACTION_ID } from '@nila/api/contract'

/** What people write before the number itself: words that payment apps show beside it, one or more. */
const PREFIX =
  /^(?:(?:bhim|upi|utr|rrn|ref(?:erence)?|txn|transaction|payment|paid|id|no|number)(?![a-z0-9])[\s.:;#/=-]*)+/i

/** A transaction id without the words before it, the blanks in it and what is around it; undefined where that does not make it one. */
export function cleanTransactionId(text: string): string | undefined {
  // NFKC, because some keyboards write digits of full width.
  const bare = text
    .normalize('NFKC')
    .trim()
    .replace(PREFIX, '')
    .replace(/[\s\p{DI}]/gu, '')
    .replace(/^["'([{<]+|["')\]}>.,;]+$/g, '')
    .toUpperCase()
  return TRANSACTION_ID.test(bare) ? bare : undefined
}
