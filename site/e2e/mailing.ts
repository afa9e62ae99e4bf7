import { register } from '@nila/api/contract'
import {
  type ContextOptions,
  createAgent,
  createVisitors,
  makeDataFolder,
  type NilaProcess,
  PASSWORD,
  startProcess,
  startSmtp,
  type TestSmtp,
  type Visitors,
} from '@nila/api/testing'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { Page } from './visit.ts'

/**
 * The product as a process of its own, as operators start it, whose mails arrive at the tests of a file.
 * @param env variables besides those that say where it runs
 */
export function runMailingNila(env: Record<string, string> = {}) {
  let folder: Awaited<ReturnType<typeof makeDataFolder>>
  let smtp: TestSmtp
  let nila: NilaProcess
  let visitors: Visitors
  let count = 0

  beforeAll(async () => {
    folder = await makeDataFolder()
    smtp = await startSmtp()
    nila = await startProcess({ DATA_DIR: folder.path, BREVO_SMTP_URL: smtp.url, ...env })
    visitors = await createVisitors(home())
  }, 120_000)
  afterEach(() => visitors.leave())
  afterAll(async () => {
    await visitors?.close()
    nila?.child.kill('SIGTERM')
    await nila?.ended
    await smtp?.stop()
    await folder?.remove()
  })
  const home = () => nila.url ?? ''
  const mailsWith = (email: string, link: RegExp) =>
    smtp.mails.filter(({ to, text }) => to.includes(email) && link.test(text))

  return {
    get url() {
      return home()
    },

    async openPage(path: string, options?: ContextOptions): Promise<Page> {
      const page = await visitors.open(options)
      await page.goto(path)
      return page
    },

    /** What has arrived at an address. */
    mailsTo: (email: string) => smtp.mails.filter(({ to }) => to.includes(email)),

    /** Somebody with an address whom mail reaches. */
    async buildReader() {
      count += 1
      const account = {
        username: `reader ${count}`,
        email: `reader-${count}@example.org`,
        password: PASSWORD,
      }
      await createAgent(home()).call(register, { body: account })
      return account
    },

    /** The newest mail to an address that has a link to `path`, once there are so many: the link, and its code. */
    async mailOf(email: string, path: string, total = 1) {
      const pattern = new RegExp(`${home()}${path}#[\\w-]+`)
      await expect
        .poll(() => mailsWith(email, pattern).length, { timeout: 30_000 })
        .toBeGreaterThanOrEqual(total)
      const text = mailsWith(email, pattern).at(-1)?.text ?? ''
      const link = pattern.exec(text)?.[0] ?? ''
      return { link, code: /\b[2-9A-Z]{4}[ -]?[2-9A-Z]{4}\b/.exec(text)?.[0] ?? '' }
    },
  }
}
