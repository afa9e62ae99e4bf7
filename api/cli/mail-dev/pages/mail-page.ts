import { html, type Markup } from '../../../src/mail/templates/markup.ts'
import type { ReceivedMail } from '../inbox.ts'
import { layout } from './layout.ts'
import { moment } from './moment.ts'
import { tabs } from './tabs.ts'

const views = { html: 'HTML', text: 'Text', source: 'Source' }
export type MailView = keyof typeof views
export const isMailView = (view: string): view is MailView => Object.hasOwn(views, view)

const LINK = /https?:\/\/[^\s<>"]+/g

/** The links of a mail outside of its frame, in which no link can be followed. */
function linksOf({ text = '' }: ReceivedMail): Markup {
  const links = [...new Set(text.match(LINK))]
  if (!links.length) return html``
  return html`<section class="stack" aria-labelledby="links">
<h2 id="links">Links in this mail</h2>
<ul class="links">
${links.map((link) => html`<li><a href="${link}" target="_blank" rel="noopener noreferrer">${link}</a></li>\n`)}</ul>
</section>`
}

function contentOf(mail: ReceivedMail, view: MailView): Markup {
  if (view === 'source') return html`<pre class="card source">${mail.source}</pre>`
  const body = view === 'html' ? mail.html : mail.text
  if (body === undefined) return html`<p class="card">This mail has no ${views[view]} part.</p>`
  return view === 'html'
    ? html`<iframe sandbox="" src="/frames/mails/${mail.id}" title="The mail as HTML"></iframe>`
    : html`<pre class="card">${body}</pre>`
}

/** When the mail says that it was sent, in its own words where these are no date. */
const sentAt = ({ date }: ReceivedMail) =>
  Number.isNaN(Date.parse(date)) ? date : moment(new Date(date), 'full')

const detail = (name: string, value: string | Markup) => html`<dt>${name}</dt><dd>${value}</dd>\n`

/** A received mail, in one of its views. */
export function mailPage(mail: ReceivedMail, view: MailView): Markup {
  const subject = mail.subject || '(no subject)'
  const links = Object.entries(views).map(([key, name]) => ({
    href: `/mails/${mail.id}/${key}`,
    name,
    isCurrent: key === view,
  }))
  return layout({
    title: subject,
    content: html`<div class="stack">
<h1 dir="auto">${subject}</h1>
<dl>
${detail('From', mail.from)}${detail('To', mail.to.join(', '))}${detail('Message-ID', mail.messageId)}${detail('Date', sentAt(mail))}${detail('Received', moment(mail.receivedAt, 'full'))}</dl>
${tabs('Views of this mail', links)}
${contentOf(mail, view)}
${linksOf(mail)}
</div>`,
  })
}
