/** What is paid for, and how much. */
export interface Payment {
  /** What the payer's statement says. In English, since banks take Latin letters, digits and blanks only. */
  note: string
  /** Whole rupees; the payer chooses where it is left out. */
  rupees?: number
}

const DONATION: Payment = { note: 'Donation to Nila' }

/**
 * The address that UPI apps open and scan: a payment in rupees. As NPCI's linking specification writes it: '@' as it is, which some apps
 * do not decode, blanks as %20, never '+', and amounts with two decimals.
 * @param id a UPI id, as the settings validate it
 * @param payee shown by the app until it knows the account's own name
 */
export function upiPayment(id: string, payee: string, { note, rupees }: Payment = DONATION): string {
  const [pn, tn] = [payee, note].map(encodeURIComponent)
  const amount = rupees === undefined ? '' : `&am=${rupees.toFixed(2)}`
  return `upi://pay?pa=${encodeURIComponent(id).replace('%40', '@')}&pn=${pn}&tn=${tn}${amount}&cu=INR`
}
