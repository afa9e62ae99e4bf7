import { localHref } from '../../../contract/local-href.ts'
import { type Locale, locales } from '../../../contract/locales.ts'
import type { Mail, MailName, MailValues, RedactedMail } from '../mails.ts'
import { type Letter, plainText } from './blocks.ts'
import { letters } from './letters/index.ts'
import { type Pen, phrase, type SecretsOf } from './letters/letter.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import { words } from './words/index.ts'

/** Whom a mail is written for, and where from. */
export interface MailContext {
  locale: Locale
  publicUrl: string
  supportEmail: string | undefined
}

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

interface Format {
  number(value: number): string
  moment(iso: string): string
  country(code: string): string
}

/** Made once a language: that costs more than the rest of a mail. */
const formats = new Map<Locale, Format>()

function formatOf(locale: Locale): Format {
  const made = formats.get(locale)
  if (made) return made
  const { format } = locales[locale]
  const timeZone = 'Asia/Kolkata'
  const days = new Intl.DateTimeFormat(format, { day: 'numeric', month: 'long', year: 'numeric', timeZone })
  const times = new Intl.DateTimeFormat(format, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
  const numbers = new Intl.NumberFormat(format)
  const countries = new Intl.DisplayNames(format, { type: 'region' })
  const fresh: Format = {
    number: (value) => numbers.format(value),
    // Day and time apart: for some languages Intl would join them with words that nobody would write, or with English ones.
    moment: (iso) => [days, times].map((part) => part.format(new Date(iso))).join(' · '),
    country: (code) => countries.of(code) ?? code,
  }
  formats.set(locale, fresh)
  return fresh
}

const penOf = ({ locale, publicUrl }: MailContext): Pen => ({
  words: words[locale],
  ...formatOf(locale),
  page: (path) => new URL(localHref(locale, path), publicUrl).href,
})

const write = <N extends MailName>(
  mail: { name: N; values: MailValues[N]; secrets?: SecretsOf<N> },
  pen: Pen,
): Letter => letters[mail.name](mail.values, pen, mail.secrets)

/**
 * Writes a mail in the reader's language. A redacted mail says, in the places of its link and its code, that they were taken
 * out: that is what the administrators' log keeps (R41).
 */
export function renderMail(mail: Mail | RedactedMail, context: MailContext): RenderedMail {
  const pen = penOf(context)
  const letter = write(mail, pen)
  // Who supports others is not told where to find support.
  const support = mail.name === 'contact' ? undefined : context.supportEmail
  const frame = {
    locale: context.locale,
    words: pen.words,
    home: pen.page('/'),
    footer: [
      letter.why,
      ...(support
        ? [phrase(pen.words.support, { email: { text: support, href: `mailto:${support}` } })]
        : []),
    ],
  }
  return {
    subject: plainText(letter.subject),
    html: renderHtml(letter, frame),
    text: renderText(letter, frame),
  }
}
