import { parentPort, workerData } from 'node:worker_threads'
import type { RedactedMail } from '../../src/mail/mails.ts'
import { renderMail } from '../../src/mail/templates/render-mail.ts'
import { SAMPLE_PUBLIC_URL, sampleMails } from '../../src/mail/templates/sample-mails.ts'

const { mail: wanted, locale, isRedacted } = workerData
const sample = sampleMails.find(({ name }) => name === wanted)
if (!sample) throw new Error(`There is no sample of the mail ${wanted}.`)

const { name, values } = sample
const mail = isRedacted ? ({ name, values } as RedactedMail) : sample
const context = { locale, publicUrl: SAMPLE_PUBLIC_URL, supportEmail: 'help@nila.example.org' }
parentPort?.postMessage(renderMail(mail, context))
