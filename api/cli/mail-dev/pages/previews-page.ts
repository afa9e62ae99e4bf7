import { locales, localeTags } from '../../../contract/locales.ts'
import { html, type Markup } from '../../../src/mail/templates/markup.ts'
import { mailTitles } from '../preview.ts'
import { layout } from './layout.ts'

const mailSection = ([mail, title]: [string, string]): Markup => html`<section>
<h2 id="${mail}">${title}</h2>
<ul class="locales" aria-labelledby="${mail}">
${localeTags.map(
  (locale) =>
    html`<li><a href="/previews/${mail}/${locale}" lang="${locale}">${locales[locale].name}</a></li>\n`,
)}</ul>
</section>
`

/** Every mail in every language. */
export const previewsPage = (): Markup =>
  layout({
    title: 'Previews',
    current: '/previews',
    content: html`<div class="stack">
<div>
<h1>Previews</h1>
<p class="muted">Every mail in every language, with invented people. An edited template shows at the next reload.</p>
</div>
${Object.entries(mailTitles).map(mailSection)}</div>`,
  })
