import { html, type Markup } from '../../../src/mail/templates/markup.ts'
import { layout } from './layout.ts'

/** A page that only says something. */
export const messagePage = (title: string, words: string): Markup =>
  layout({
    title,
    content: html`<div class="stack">
<h1>${title}</h1>
<pre>${words}</pre>
<p><a href="/">To the received mails</a></p>
</div>`,
  })
