import { html, type Markup } from '../../../src/mail/templates/markup.ts'

const formats = {
  short: new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }),
  full: new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeStyle: 'long', hourCycle: 'h23' }),
}

/** A moment by the clock of this machine, which is the reader's as well. */
export const moment = (date: Date, format: keyof typeof formats): Markup =>
  html`<time datetime="${date.toISOString()}">${formats[format].format(date)}</time>`
