import type { Markup } from '../../src/mail/templates/markup.ts'
import { pagePolicy } from './pages/layout.ts'

export interface Answer {
  status: number
  headers: Record<string, string>
  body: string
}

/** The document of a mail: nothing in it runs, and nothing is fetched for it. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox"

export const page = (markup: Markup, status = 200): Answer => ({
  status,
  headers: { 'Content-Security-Policy': pagePolicy },
  body: markup.toString(),
})

export const mailDocument = (html: string): Answer => ({
  status: 200,
  headers: { 'Content-Security-Policy': MAIL_POLICY },
  body: html,
})

export const plainText = (body: string): Answer => ({
  status: 200,
  headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  body,
})

export const redirect = (location: string): Answer => ({
  status: 303,
  headers: { Location: location },
  body: '',
})
