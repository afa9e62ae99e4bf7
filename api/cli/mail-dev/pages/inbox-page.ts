import { html, type Markup } from '../../../src/mail/templates/markup.ts'
import type { Inbox, ReceivedMail } from '../inbox.ts'
import { layout } from './layout.ts'
import { moment } from './moment.ts'

const row = ({ id, receivedAt, to, subject }: ReceivedMail): Markup => html`<tr>
<td>${moment(receivedAt, 'short')}</td>
<td>${to.join(', ')}</td>
<td><a href="/mails/${id}" dir="auto">${subject || '(no subject)'}</a></td>
</tr>
`

const table = (mails: readonly ReceivedMail[]): Markup => html`<table aria-labelledby="title">
<thead><tr><th scope="col">Time</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
<tbody>
${mails.map(row)}</tbody>
</table>`

const empty = (smtpUrl: string): Markup => html`<div class="card stack">
<h2>No mail yet</h2>
<p>Do something in Nila that sends a mail: register with an e-mail address, ask for a sign-in link, or send one from
Email Testing in the back office. It appears here by itself.</p>
<p>In demo mode Nila sends its mails here. Anything else can send to <code>${smtpUrl}</code>, without a password; nothing goes any further.</p>
<p>What each mail looks like, in every language, is under <a href="/previews">Previews</a>.</p>
</div>`

/** The received mails, newest first. */
export function inboxPage({ mails, revision }: Inbox, smtpUrl: string): Markup {
  const count = mails.length === 1 ? '1 mail' : `${mails.length} mails`
  return layout({
    title: 'Received mails',
    current: '/',
    isRefreshed: true,
    content: html`<div class="stack">
<div class="bar">
<div>
<h1 id="title">Received mails</h1>
<p id="status" class="muted" role="status">${count}</p>
</div>
<form id="clear" method="post" action="/clear" ${mails.length ? '' : html`hidden`}><button>Clear all</button></form>
</div>
<div id="mails" data-revision="${revision}">
${mails.length ? table(mails) : empty(smtpUrl)}
</div>
</div>`,
  })
}
