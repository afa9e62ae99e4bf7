import { problems } from '@nila/api/contract/problems'
import { HttpError } from 'react-admin'
import { type ProblemDetails, problemWords, type Translate } from '../providers/problem.ts'

/** What of somebody who may do nothing here is refused, in the words of spec section 8. */
const forbidden = {
  approve: 'subscriptions.mayNotApprove',
  reject: 'subscriptions.mayNotReject',
  fix: 'problem.admin_forbidden',
} as const

const isForbidden = (code: string): boolean => code === 'admin_forbidden' || code === 'forbidden'

/** Whether the API itself answered: something before it answers with a status of its own, and without a code. */
const isAnswered = (status: number, code: ProblemDetails['code']): boolean =>
  code === 'offline' || problems[code][0] === status

/** Why something on this screen was refused (spec section 8). */
export function failureWords(error: unknown, action: keyof typeof forbidden, translate: Translate): string {
  if (!(error instanceof HttpError)) return problemWords(error, translate)
  const { status } = error
  const { code }: ProblemDetails = error.body
  if (status === 401) return translate('problem.admin_authentication_required')
  if (isForbidden(code)) return translate(forbidden[action])
  if (!isAnswered(status, code)) return translate('subscriptions.serverError', { status })
  return problemWords(error, translate)
}
