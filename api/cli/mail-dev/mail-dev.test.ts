import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import nodemailer from 'nodemailer'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { localeTags } from '../../contract/locales.ts'
import { sampleMails } from '../../src/mail/templates/sample-mails.ts'
import { openBrowser } from '../../testing/browser.ts'
import { type MailDev, startMailDev } from './start-mail-dev.ts'

const PROGRAM = join(import.meta.dirname, '../mail-dev.ts')
const FREE_PORTS = { MAIL_DEV_SMTP_PORT: '0', MAIL_DEV_PORT: '0' }

let mailDev: MailDev
const children: ChildProcess[] = []

beforeEach(async () => {
  mailDev = await startMailDev(FREE_PORTS)
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await mailDev.stop()
})

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: string
}

/** A request with headers that `fetch` would set itself. */
async function ask(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> {
  const sent = request(new URL(path, mailDev.pageUrl), { method, headers }).end()
  const [response] = await once(sent, 'response')
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

async function send(mail: { subject: string; text?: string; html?: string; from?: string }): Promise<void> {
  const transport = nodemailer.createTransport({ url: mailDev.smtpUrl })
  await transport.sendMail({ from: 'Nila <nila@example.org>', to: 'asha@example.org', ...mail })
}

/** The address of the newest mail. */
const newest = async () => /\/mails\/[\w-]+/.exec((await ask('/')).body)?.[0] ?? ''

function run(env: Record<string, string>): ChildProcess & { printed: string } {
  const child = spawn(process.execPath, [PROGRAM], { env: { PATH: process.env.PATH, ...env } })
  children.push(child)
  const running = Object.assign(child, { printed: '' })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      running.printed += chunk.toString('utf8')
    })
  }
  return running
}

describe('a mail sent to the sink', () => {
  test('appears in the list and opens as HTML, text and source', async () => {
    expect((await ask('/')).body).toContain('No mail yet')
    await send({ subject: 'Your link', text: 'Go to https://nila.example.org/a', html: '<b>Go</b>' })
    const list = (await ask('/')).body
    expect(list).toContain('asha@example.org')
    expect(list).toContain('Your link')

    const address = await newest()
    const opened = (await ask(address)).body
    expect(opened).toContain('Nila &lt;nila@example.org&gt;')
    expect(opened).toContain('<a href="https://nila.example.org/a"')
    expect(opened).toMatch(new RegExp(`<iframe sandbox="" src="/frames${address}"`))
    expect((await ask(`/frames${address}`)).body).toContain('<b>Go</b>')
    expect((await ask(`${address}/text`)).body).toContain('Go to https://nila.example.org/a')
    expect((await ask(`${address}/source`)).body).toContain('Subject: Your link')
    expect((await ask(`${address}/elsewhere`)).status).toBe(404)
  })

  test('without HTML opens as text', async () => {
    await send({ subject: 'Plain', text: 'Only words' })
    expect((await ask(await newest())).body).toContain('Only words')
  })

  test('cannot run anything, fetch anything or leave its frame', async () => {
    await send({ subject: 'Hostile', html: '<script>top.document.title = "mine"</script>' })
    const { headers } = await ask(`/frames${await newest()}`)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/sandbox$/)
    expect(policy).not.toContain('script')
  })

  test('has its subject and sender escaped', async () => {
    const hostile = '<img src=x onerror=alert(1)>'
    await send({ subject: hostile, text: hostile, from: `"${hostile}" <x@example.org>` })
    for (const path of ['/', await newest(), `${await newest()}/source`]) {
      const { body } = await ask(path)
      expect(body).toContain('&lt;img src=x')
      expect(body).not.toContain('<img')
    }
  })

  test('is refused when it is larger than a megabyte', async () => {
    await expect(send({ subject: 'Large', text: 'x'.repeat(1_100_000) })).rejects.toThrow(/552|maximum/)
    expect((await ask('/')).body).toContain('No mail yet')
  })

  test('makes room for later ones', async () => {
    const transport = nodemailer.createTransport({
      url: mailDev.smtpUrl,
      pool: true,
      maxConnections: 1,
      maxMessages: Infinity,
    })
    for (let count = 1; count <= 501; count += 1) {
      await transport.sendMail({
        from: 'a@example.org',
        to: 'b@example.org',
        subject: `Number ${count}.`,
        text: '',
      })
    }
    transport.close()
    const { body } = await ask('/')
    expect(body).toContain('500 mails')
    expect(body).toContain('Number 501.')
    expect(body).not.toContain('Number 1.<')
  })

  test('goes when the list is cleared', async () => {
    await send({ subject: 'Soon gone', text: 'x' })
    const address = await newest()
    expect(await ask('/clear', {}, 'POST')).toMatchObject({ status: 303, headers: { location: '/' } })
    expect((await ask('/')).body).toContain('No mail yet')
    expect((await ask(address)).status).toBe(404)
  })
})

describe('the page', () => {
  test('answers only to loopback names (DNS rebinding)', async () => {
    await send({ subject: 'A secret', text: 'x' })
    for (const host of ['nila.example.org', 'localhost.example.org', '192.0.2.1:8025']) {
      const { status, body } = await ask('/', { host })
      expect(status).not.toBe(200)
      expect(body).not.toContain('A secret')
    }
    expect((await ask('/', { host: '127.0.0.1:1' })).status).toBe(200)
  })

  test.each<OutgoingHttpHeaders>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://localhost:1' },
    { origin: 'null' },
  ])('is not cleared by another site: %o', async (headers) => {
    await send({ subject: 'Stays', text: 'x' })
    expect((await ask('/clear', headers, 'POST')).status).toBe(403)
    expect((await ask('/clear')).status).toBe(404)
    expect((await ask('/')).body).toContain('Stays')
  })

  test('shows new mails by itself, and runs nothing that a mail brings', async () => {
    const browser = await openBrowser()
    try {
      const page = await browser.newPage()
      const trouble: string[] = []
      page.on('pageerror', ({ message }) => trouble.push(message))
      await page.goto(mailDev.pageUrl)
      await send({
        subject: 'It came',
        html: '<p>Words of the mail</p><script>top.document.title = "mine"; document.body.append("ran")</script>',
      })
      await page.getByRole('link', { name: 'It came' }).click()
      const mail = page.frameLocator('iframe')
      await mail.getByText('Words of the mail').waitFor()
      expect(await page.title()).toContain('It came')
      expect(await mail.getByText('ran').count()).toBe(0)
      await page.getByRole('link', { name: 'Received', exact: true }).click()
      await page.getByRole('button', { name: 'Clear all' }).click()
      await page.getByText('No mail yet').waitFor()
      expect(trouble).toEqual([])
    } finally {
      await browser.close()
    }
  })
})

describe('the previews', () => {
  test('lead to every mail in every language', async () => {
    const { body } = await ask('/previews')
    for (const { name } of sampleMails) {
      for (const locale of localeTags) expect(body).toContain(`href="/previews/${name}/${locale}"`)
    }
  })

  test.each(sampleMails)('show the mail $name as HTML, text and as the log keeps it', async (mail) => {
    const address = `/previews/${mail.name}/ur`
    const html = await ask(`${address}/html`)
    expect(html.body).toContain(`<iframe sandbox="" class="" src="/frames${address}/html"`)
    const shown = await ask(`/frames${address}/html`)
    expect(shown.headers['content-security-policy']).toMatch(/sandbox$/)
    expect(shown.body).toContain('dir="rtl"')
    const plain = await ask(`${address}/text`)
    const logged = await ask(`/frames${address}/log`)
    expect([html.status, plain.status, logged.status]).toEqual([200, 200, 200])
    for (const secret of 'secrets' in mail ? Object.values(mail.secrets) : []) {
      expect(shown.body).toContain(secret)
      expect(plain.body).toContain(secret)
      expect(logged.body).not.toContain(secret)
    }
  })

  test('have two widths, and nothing for unknown mails and languages', async () => {
    expect((await ask('/previews/welcome/en?width=360')).body).toContain('class="narrow"')
    expect((await ask('/previews/nothing/en')).status).toBe(404)
    expect((await ask('/previews/welcome/xx')).status).toBe(404)
  })
})

describe('npm run mail:dev', () => {
  test('says where to look, and stops cleanly when told to', async () => {
    const child = run(FREE_PORTS)
    await once(child.stdout ?? child, 'data')
    expect(child.printed).toMatch(
      /^Mails sent to smtp:\/\/127\.0\.0\.1:\d+ are shown at http:\/\/localhost:\d+$/m,
    )
    child.kill('SIGTERM')
    expect(await once(child, 'close')).toEqual([0, null])
  })

  test.each(['MAIL_DEV_SMTP_PORT', 'MAIL_DEV_PORT'])(
    'says in one line that the port of %s is taken',
    async (variable) => {
      const { port } = new URL(variable === 'MAIL_DEV_PORT' ? mailDev.pageUrl : mailDev.smtpUrl)
      const child = run({ ...FREE_PORTS, [variable]: port })
      expect(await once(child, 'close')).toEqual([1, null])
      expect(child.printed).toBe(`Port ${port} is taken; ${variable} chooses another.\n`)
    },
  )

  test('says in one line that a port is none', async () => {
    const child = run({ ...FREE_PORTS, MAIL_DEV_PORT: '80250' })
    expect(await once(child, 'close')).toEqual([1, null])
    expect(child.printed).toBe('MAIL_DEV_PORT must be a port, 0 to 65535\n')
  })
})
