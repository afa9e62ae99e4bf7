import type { MailName, MailSecrets, MailValues } from '../../mails.ts'
import type { Block, Letter, Phrase, Secret, Value } from '../blocks.ts'
import type { Words } from '../words/en.ts'

/** What a letter is written with. */
export interface Pen {
  words: Words
  /** A number in the reader's digits. */
  number: (value: number) => string
  /** A moment of ISO 8601 with its day, time and zone. */
  moment: (iso: string) => string
  /** The name of a country of ISO 3166-1 alpha-2. */
  country: (code: string) => string
  /** The full address of a page of the product. */
  page: (path: string) => string
}

export type SecretsOf<N extends MailName> = N extends keyof MailSecrets ? MailSecrets[N] : never

/** Says a mail in blocks. Without its secrets it says that they were taken out. */
export type LetterWriter<N extends MailName> = (
  values: MailValues[N],
  pen: Pen,
  secrets: SecretsOf<N> | undefined,
) => Letter

type Values = Record<string, Value>

export const phrase = (words: string, values: Values = {}): Phrase => ({ words, values })

export const paragraph = (words: string, values: Values = {}): Block => ({
  kind: 'paragraph',
  phrase: phrase(words, values),
})

/** The one thing to do next: a page that everybody may open. */
export const button = (label: string, href: string): Block => ({
  kind: 'button',
  label,
  href,
  isShown: false,
})

/** A link that lets somebody in, which must also work where buttons do not. */
export const secretButton = (label: string, href: Secret): Block => ({
  kind: 'button',
  label,
  href,
  isShown: true,
})

/** The frame that all letters share. A letter with a username greets it. */
export function letter(
  { words }: Pen,
  said: Record<'subject' | 'heading' | 'lead' | 'why', string>,
  values: Values,
  blocks: Block[],
): Letter {
  const lead = phrase(said.lead, values)
  return {
    subject: phrase(said.subject, values),
    preheader: lead,
    blocks: [
      { kind: 'heading', phrase: phrase(said.heading, values) },
      ...(values.username === undefined ? [] : [paragraph(words.greeting, values)]),
      { kind: 'paragraph', phrase: lead },
      ...blocks,
    ],
    why: phrase(said.why, values),
  }
}
