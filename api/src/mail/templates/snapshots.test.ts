import { expect, test } from 'vitest'
import { localeTags } from '../../../contract/locales.ts'
import { renderMail } from './render-mail.ts'
import { SAMPLE_PUBLIC_URL, sampleMails } from './sample-mails.ts'

const context = { publicUrl: SAMPLE_PUBLIC_URL, supportEmail: 'help@example.org' }

// Notices differ in their words alone, which are read as text below.
const firstOfEach = [...new Map(sampleMails.toReversed().map((mail) => [mail.name, mail])).values()]
const pages = (['en', 'ur'] as const).flatMap((locale) => firstOfEach.map((mail) => ({ locale, mail })))

test.each(pages)(
  'the page of $mail.name in $locale is the one that was looked at',
  async ({ locale, mail }) => {
    const { html } = renderMail(mail, { locale, ...context })
    await expect(html).toMatchFileSnapshot(`snapshots/${locale}/${mail.name}.html`)
  },
)

test.each(localeTags)('the mails in %s say what was read', async (locale) => {
  const mails = sampleMails.map((mail) => {
    const { subject, text } = renderMail(mail, { locale, ...context })
    const event = 'event' in mail.values ? `: ${mail.values.event}` : ''
    return `===== ${mail.name}${event}\n${subject}\n\n${text}`
  })
  await expect(mails.join('\n')).toMatchFileSnapshot(`snapshots/${locale}.txt`)
})
