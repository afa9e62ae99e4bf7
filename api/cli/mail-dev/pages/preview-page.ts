import { locales, localeTags } from '../../../contract/locales.ts'
import { html, type Markup } from '../../../src/mail/templates/markup.ts'
import type { RenderedMail } from '../../../src/mail/templates/render-mail.ts'
import { mailTitles, type Preview } from '../preview.ts'
import { layout } from './layout.ts'
import { tabs } from './tabs.ts'

const views = { html: 'HTML', text: 'Text', log: 'In the log' }
export type PreviewView = keyof typeof views
export const isPreviewView = (view: string): view is PreviewView => Object.hasOwn(views, view)

const widths = { '360': '360 px wide', '640': '640 px wide' }
export type PreviewWidth = keyof typeof widths
export const isPreviewWidth = (width: string): width is PreviewWidth => Object.hasOwn(widths, width)

/** The sample of a mail in one language and one view. */
export function previewPage(
  { mail, locale }: Preview,
  { subject, text }: RenderedMail,
  view: PreviewView,
  width: PreviewWidth,
): Markup {
  const { name, dir } = locales[locale]
  const address = (over: { locale?: string; view?: string; width?: string }) => {
    const to = { locale, view, width, ...over }
    return `/previews/${mail}/${to.locale}/${to.view}?width=${to.width}`
  }
  const frame = html`${tabs(
    'Width',
    Object.entries(widths).map(([key, words]) => ({
      href: address({ width: key }),
      name: words,
      isCurrent: key === width,
    })),
  )}
<iframe sandbox="" class="${width === '360' ? 'narrow' : ''}" src="/frames/previews/${mail}/${locale}/${view}" title="${mailTitles[mail]} as HTML"></iframe>`
  return layout({
    title: `${mailTitles[mail]}, ${name}`,
    content: html`<div class="stack">
<div>
<p><a href="/previews#${mail}">All previews</a></p>
<h1>${mailTitles[mail]}, <span lang="${locale}">${name}</span></h1>
</div>
<nav aria-label="Languages"><ul class="locales">
${localeTags.map(
  (tag) =>
    html`<li><a href="${address({ locale: tag })}" lang="${tag}" ${tag === locale ? html`aria-current="page"` : ''}>${locales[tag].name}</a></li>\n`,
)}</ul></nav>
<dl><dt>Subject</dt><dd><bdi lang="${locale}" dir="${dir}">${subject}</bdi></dd></dl>
${tabs(
  'Views of this mail',
  Object.entries(views).map(([key, words]) => ({
    href: address({ view: key }),
    name: words,
    isCurrent: key === view,
  })),
)}
${view === 'text' ? html`<pre class="card" lang="${locale}" dir="${dir}">${text}</pre>` : frame}
</div>`,
  })
}
