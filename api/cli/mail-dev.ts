import { MailDevError, startMailDev } from './mail-dev/start-mail-dev.ts'

async function main(): Promise<void> {
  const mailDev = await startMailDev(process.env)
  const stop = async () => {
    await mailDev.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
  // The launcher was killed without a word; nobody is left to stop this process.
  process.once('disconnect', stop)
  console.log(`Mails sent to ${mailDev.smtpUrl} are shown at ${mailDev.pageUrl}`)
  console.log(`Every mail in every language: ${mailDev.pageUrl}/previews`)
}

main().catch((error: unknown) => {
  console.error(error instanceof MailDevError ? error.message : error)
  process.exit(1)
})
