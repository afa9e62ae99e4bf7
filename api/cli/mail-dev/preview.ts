import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { isLocale, type Locale } from '../../contract/locales.ts'
import type { MailName } from '../../src/mail/mails.ts'
import type { RenderedMail } from '../../src/mail/templates/render-mail.ts'

/** The mails, by the names that people call them. */
export const mailTitles: Record<MailName, string> = {
  welcome: 'Welcome',
  signInLink: 'Sign-in link',
  passwordReset: 'Password reset',
  emailVerification: 'Address verification',
  accessApproved: 'Access approved',
  accessRejected: 'Access rejected',
  contact: 'Contact',
  newDevice: 'New device',
  securityNotice: 'Security notice',
  recovery: 'Recovery notice',
  copyNotice: 'Notice of protected words',
  test: 'Test',
}

export interface Preview {
  mail: MailName
  locale: Locale
}

const isMailName = (name: string): name is MailName => Object.hasOwn(mailTitles, name)

export const findPreview = (mail: string, locale: string): Preview | undefined =>
  isMailName(mail) && isLocale(locale) ? { mail, locale } : undefined

/**
 * Writes the sample of a mail. A new worker each time loads the templates anew: who edits one sees the change at the next reload.
 * @param isRedacted as the log keeps it, without its link and code
 */
export async function writePreview(preview: Preview, isRedacted: boolean): Promise<RenderedMail> {
  const worker = new Worker(new URL('./preview-worker.ts', import.meta.url), {
    workerData: { ...preview, isRedacted },
  })
  const [written] = await once(worker, 'message')
  return written
}
