import type { MailName } from '../../mails.ts'
import { accessApproved, accessRejected } from './access.ts'
import { emailVerification, passwordReset, signInLink, welcome } from './account.ts'
import type { LetterWriter } from './letter.ts'
import { contact, copyNotice, newDevice, recovery, securityNotice, test } from './notices.ts'

/** How each mail is said. */
export const letters: { [N in MailName]: LetterWriter<N> } = {
  welcome,
  signInLink,
  passwordReset,
  emailVerification,
  accessApproved,
  accessRejected,
  contact,
  newDevice,
  securityNotice,
  recovery,
  copyNotice,
  test,
}
