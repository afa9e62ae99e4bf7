import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { EmailAddress, Filled, Line, Text, Words } from './fields.ts'

export const SENDER_NAME_MAX_LENGTH = 100
export const MESSAGE_LENGTH = { minimum: 10, maximum: 5000 } as const

/** A message to support. */
export const ContactMessage = z.strictObject({
  // One line: it stands in the subject of the mail.
  name: Filled('name_required').pipe(Line(1, SENDER_NAME_MAX_LENGTH)),
  email: Filled('email_required').pipe(EmailAddress),
  message: Filled('message_required').pipe(Words(MESSAGE_LENGTH.minimum, MESSAGE_LENGTH.maximum)),
  /** A field that people do not see: what fills it in is a program, whose message goes nowhere. */
  website: Text.optional(),
})
export type ContactMessage = z.infer<typeof ContactMessage>

/** Mails a message to whoever answers for this installation. */
export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/contact',
  guard: 'public',
  body: ContactMessage,
  answer: z.strictObject({ success: z.literal(true), message: z.string() }),
  status: 202,
})
