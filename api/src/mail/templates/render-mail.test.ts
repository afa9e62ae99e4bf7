import { describe, expect, test } from 'vitest'
import { localHref } from '../../../contract/local-href.ts'
import { type Locale, locales, localeTags } from '../../../contract/locales.ts'
import type { Mail, RedactedMail } from '../mails.ts'
import { renderMail } from './render-mail.ts'
import { SAMPLE_PUBLIC_URL, sampleMails } from './sample-mails.ts'
import { words } from './words/index.ts'

const SUPPORT = 'help@example.org'
const render = (
  mail: Mail | RedactedMail,
  locale: Locale = 'en',
  supportEmail: string | undefined = SUPPORT,
) => renderMail(mail, { locale, publicUrl: SAMPLE_PUBLIC_URL, supportEmail })

const everyMail = localeTags.flatMap((locale) => sampleMails.map((mail) => ({ locale, mail })))
const secretMails = everyMail.flatMap(({ locale, mail }) =>
  'secrets' in mail && mail.secrets ? [{ locale, mail, secrets: mail.secrets }] : [],
)
const redact = ({ name, values }: Mail) => ({ name, values }) as RedactedMail

const sample = <N extends Mail['name']>(name: N) =>
  sampleMails.find((mail) => mail.name === name) as Extract<Mail, { name: N }>
const hrefsOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
const tagsOf = (html: string) => html.match(/<[^>]*>/g)

describe('every mail in every language', () => {
  test.each(everyMail)('$mail.name in $locale is whole, small and loads nothing', ({ locale, mail }) => {
    const { subject, html, text } = render(mail, locale)
    expect(html).toContain(`<html lang="${locale}" dir="${locales[locale].dir}">`)
    for (const part of [subject, text, html.replace(/<style>.*<\/style>/, '')]) {
      expect(part).not.toMatch(/\{\w+\}|undefined|\[object/)
    }
    expect(html).not.toMatch(/src=|url\(|@import|<link|<script|https?:(?!\/\/nila\.example\.org)/i)
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(14 * 1024)
    expect(subject.length).toBeLessThanOrEqual(78)
  })

  test.each(everyMail)(
    '$mail.name in $locale leads to the same places as a page and as text',
    ({ locale, mail }) => {
      const { html, text } = render(mail, locale)
      const lines = text.split('\n')
      const pages = hrefsOf(html).filter((href) => href !== `mailto:${SUPPORT}`)
      expect(pages.length).toBeGreaterThan(0)
      expect(pages.filter((href) => !lines.includes(href ?? ''))).toEqual([])
    },
  )
})

describe('secrets (R41)', () => {
  test.each(secretMails)('$mail.name in $locale shows its link and code', ({ locale, mail, secrets }) => {
    const { html, text } = render(mail, locale)
    expect(hrefsOf(html).filter((href) => href === secrets.link)).toHaveLength(2)
    for (const secret of Object.values(secrets)) {
      expect(html).toContain(`>${secret}<`)
      expect(text.split('\n')).toContain(secret)
    }
  })

  test.each(secretMails)(
    'a copy of $mail.name in $locale says that they were removed',
    ({ locale, mail, secrets }) => {
      const { html, text } = render(redact(mail), locale)
      const hidden = [...Object.values(secrets), new URL(secrets.link).hash.slice(1)]
      for (const part of [html, text]) {
        for (const secret of hidden) expect(part).not.toContain(secret)
        expect(part.split(words[locale].removed)).toHaveLength(Object.keys(secrets).length + 1)
      }
      expect(hrefsOf(html)).toEqual([`mailto:${SUPPORT}`, SAMPLE_PUBLIC_URL + localHref(locale, '/')])
    },
  )

  test('a mail without secrets is the same in its copy', () => {
    expect(render(redact(sample('newDevice')))).toEqual(render(sample('newDevice')))
  })
})

describe('what people wrote', () => {
  const HOSTILE = `</bdi></p><script>alert(1)</script>"><img src=x onerror='alert(1)'>&amp;\u202e{minutes}`
  const WRITTEN = ['username', 'avatar', 'name', 'email', 'message', 'browser', 'ip']
  const withValue = (mail: Mail, value: string) =>
    ({
      ...mail,
      values: Object.fromEntries(
        Object.entries(mail.values).map(([key, kept]) => [key, WRITTEN.includes(key) ? value : kept]),
      ),
    }) as Mail
  const written = sampleMails.filter((mail) => mail.name !== 'test')

  test.each(written)('stays text in $name', (mail) => {
    const { html } = render(withValue(mail, HOSTILE))
    const harmless = render(withValue(mail, 'x'))
    const withoutAddress = (page: string) => tagsOf(page.replace(/mailto:[^"]*/g, ''))
    expect(withoutAddress(html)).toEqual(withoutAddress(harmless.html))
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&gt;&lt;img src=x')
  })

  test.each(written)('adds no line to the subject of $name', (mail) => {
    const { subject } = render(withValue(mail, 'asha\r\nBcc: all@example.org\u2028\u202e\0'))
    expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u)
  })

  test('cannot send an answer elsewhere', () => {
    const { html } = render(withValue(sample('contact'), 'a@example.org?bcc=b@example.org&body=x'))
    expect(html).toContain('href="mailto:a@example.org%3Fbcc%3Db%40example.org%26body%3Dx"')
  })

  test('is isolated from the direction of the sentence around it', () => {
    expect(render(sample('accessRejected'), 'ur').html).toContain('<bdi>Guru Dronacharya</bdi>')
  })

  test('keeps its line breaks, and is marked as somebody’s words in the text', () => {
    const mail: Mail = {
      name: 'contact',
      values: { name: 'Meera', email: 'meera@example.org', message: 'one\r\n\r\n-- \nthree' },
    }
    const { html, text } = render(mail)
    expect(html).toContain('>one<br><br>-- <br>three<')
    expect(text).toContain('> one\n>\n> --\n> three\n')
  })
})

describe('what a mail says', () => {
  test('times are those of India, with their zone, in the digits that codes have', () => {
    expect(render(sample('newDevice')).text).toContain('Time: November 20, 2026 · 10:00 AM GMT+5:30')
    expect(render(sample('newDevice'), 'mr').text).toContain('20 नोव्हेंबर, 2026')
    expect(render(sample('signInLink'), 'bn').text).toContain('10 মিনিটের')
  })

  test('a country is said in the language of the mail, and left out where it is not known', () => {
    expect(render(sample('newDevice')).text).toContain('Country: India')
    expect(render(sample('newDevice'), 'ta').text).toContain('நாடு: இந்தியா')
    const unknown: Mail = { name: 'newDevice', values: { ...sample('newDevice').values, country: null } }
    expect(render(unknown).text).not.toContain('Country')
  })

  test('who has deleted an account is sent to no sign-in page; what was not done from a browser has no address', () => {
    const { values } = sample('securityNotice')
    const notice = (over: Partial<typeof values>): Mail => ({
      name: 'securityNotice',
      values: { ...values, ...over },
    })
    expect(hrefsOf(render(notice({ event: 'accountDeleted' })).html)).not.toContain(
      `${SAMPLE_PUBLIC_URL}/auth`,
    )
    expect(render(notice({ ip: null })).text).not.toContain('Network address')
  })

  test('access ends at a time, or never', () => {
    const { values } = sample('accessApproved')
    expect(render(sample('accessApproved')).text).toContain('Access until: November 20, 2027 · 11:59 PM')
    expect(render({ name: 'accessApproved', values: { ...values, expiresAt: null } }).text).toContain(
      'Access until: Without end',
    )
  })

  test('a test says which kind it is', () => {
    const said = (['standard', 'enhanced', 'direct'] as const).map((kind) => {
      const { text } = render({ name: 'test', values: { ...sample('test').values, kind } })
      return text.match(/^\w+(?= test: )/m)?.[0]
    })
    expect(said).toEqual(['Standard', 'Enhanced', 'Direct'])
  })

  test('buttons lead to pages of this installation', () => {
    const leadsTo = (mail: Mail) => hrefsOf(render(mail).html)[0]
    expect(leadsTo({ name: 'welcome', values: { username: 'asha' } })).toBe(`${SAMPLE_PUBLIC_URL}/chat`)
    expect(leadsTo(sample('accessApproved'))).toBe(`${SAMPLE_PUBLIC_URL}/chat`)
    expect(leadsTo(sample('newDevice'))).toBe(`${SAMPLE_PUBLIC_URL}/auth`)
    expect(leadsTo(sample('securityNotice'))).toBe(`${SAMPLE_PUBLIC_URL}/auth`)
    expect(leadsTo(sample('recovery'))).toBe(`${SAMPLE_PUBLIC_URL}/admin`)
    const inUrdu = (mail: Mail) => hrefsOf(render(mail, 'ur').html)[0]
    expect(inUrdu(sample('newDevice'))).toBe(`${SAMPLE_PUBLIC_URL}/ur/auth`)
    expect(inUrdu(sample('recovery'))).toBe(`${SAMPLE_PUBLIC_URL}/admin`)
  })

  test('the footer names the support address where there is one, and not to support itself', () => {
    const line = 'Questions? Write to help@example.org.'
    expect(render(sample('welcome')).text).toContain(line)
    expect(render(sample('contact')).text).not.toContain(line)
    const { html, text } = renderMail(sample('welcome'), {
      locale: 'en',
      publicUrl: SAMPLE_PUBLIC_URL,
      supportEmail: undefined,
    })
    expect(html + text).not.toMatch(/Questions|mailto/)
  })
})
