import { type Block, inLine, type Phrase, piecesOf, type Secret } from './blocks.ts'
import { html, type Markup } from './markup.ts'
import { look } from './paint.ts'
import { BODY_SIZE, CODE_SIZE, HEADING_SIZE, MONOSPACE, SMALL_SIZE, type Typography } from './typography.ts'
import type { Words } from './words/en.ts'

const GAP = 'margin:0 0 16px'

// Values may run the other way than the sentence around them, so each is isolated from it.
function phraseHtml(phrase: Phrase): Markup[] {
  return piecesOf(phrase).map(({ words, value }) => {
    if (value === undefined) return html`${words}`
    if (typeof value === 'string') return html`<bdi>${inLine(value)}</bdi>`
    return html`<a href="${value.href}" ${look(['link'], 'text-decoration:underline')}><bdi>${inLine(value.text)}</bdi></a>`
  })
}

/** The style that text needs in each cell of its own: Outlook lets cells inherit nothing. */
export const cellText = ({ font, lineHeight, start }: Typography, size = BODY_SIZE): string =>
  `font-family:${font};font-size:${size}px;line-height:${lineHeight};text-align:${start}`

// Padding on the link makes the whole button clickable; Outlook ignores it there and takes the cell's.
function buttonHtml(label: string, href: Secret, { font, lineHeightHeading }: Typography): Markup {
  const css = `display:inline-block;padding:14px 28px;font-family:${font};font-size:${BODY_SIZE}px;line-height:${lineHeightHeading};font-weight:700;text-decoration:none`
  const link = href
    ? html`<a href="${href}" ${look(['on-action'], css)}>${label}</a>`
    : html`<span ${look(['on-action'], css)}>${label}</span>`
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td align="center" ${look(['action'], 'border-radius:10px;mso-padding-alt:14px 28px')}>${link}</td></tr></table>`
}

const addressHtml = (href: Secret, words: Words, { start }: Typography): Markup => {
  const css = `${GAP};font-size:${SMALL_SIZE}px`
  const address = href
    ? html`<a href="${href}" dir="ltr" ${look(['link'], `display:block;word-break:break-all;text-align:${start}`)}>${href}</a>`
    : html`<br>${words.removed}`
  return html`<p ${look(['muted'], css)}>${words.copyAddress}${address}</p>`
}

const codeHtml = (code: Secret, words: Words, typography: Typography): Markup =>
  code
    ? html`<p dir="ltr" ${look(['ground', 'line', 'ink'], `${GAP};padding:12px;border:1px solid;border-radius:10px;font-family:${MONOSPACE};font-size:${CODE_SIZE}px;line-height:1.4;text-align:center;-webkit-user-select:all;user-select:all`)}>${code}</p>`
    : html`<p ${look(['muted'], `${GAP};text-align:${typography.start}`)}>${words.removed}</p>`

function detailsHtml(rows: { label: string; value: string }[], typography: Typography): Markup {
  const cell = `${cellText(typography, SMALL_SIZE + 1)};padding:8px 0;border-bottom:1px solid;vertical-align:top`
  const gap = typography.dir === 'rtl' ? 'padding-left:16px' : 'padding-right:16px'
  const lines = rows.map(
    ({ label, value }) => html`<tr>
<th scope="row" ${look(['muted', 'line'], `${cell};${gap};font-weight:400`)}>${label}</th>
<td ${look(['ink', 'line'], `${cell};width:70%;word-break:break-word`)}><bdi>${inLine(value)}</bdi></td>
</tr>`,
  )
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">${lines}</table>`
}

function quoteHtml(text: string, { start }: Typography): Markup {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))
  const css = `margin:0 0 24px;padding:0 16px;border:0 solid;border-${start}-width:3px;word-break:break-word`
  return html`<blockquote dir="auto" ${look(['ink', 'line'], css)}>${lines}</blockquote>`
}

export function blockHtml(block: Block, words: Words, typography: Typography): Markup {
  switch (block.kind) {
    case 'heading':
      return html`<h1 ${look(['ink'], `${GAP};font-size:${HEADING_SIZE}px;line-height:${typography.lineHeightHeading};font-weight:700`)}>${phraseHtml(block.phrase)}</h1>`
    case 'paragraph':
      return html`<p ${look(['ink'], GAP)}>${phraseHtml(block.phrase)}</p>`
    case 'button': {
      const button = buttonHtml(block.label, block.href, typography)
      return block.isShown ? html`${button}\n${addressHtml(block.href, words, typography)}` : button
    }
    case 'code':
      return codeHtml(block.code, words, typography)
    case 'details':
      return detailsHtml(block.rows, typography)
    case 'quote':
      return quoteHtml(block.text, typography)
    default:
      return block satisfies never
  }
}

/** A line of the footer. */
export const footerHtml = (phrase: Phrase): Markup =>
  html`<p ${look(['muted'], 'margin:0 0 8px')}>${phraseHtml(phrase)}</p>`
