import { blockHtml, cellText, footerHtml } from './block-html.ts'
import { type Letter, plainText } from './blocks.ts'
import type { Frame } from './frame.ts'
import { html, type Markup } from './markup.ts'
import { darkStyle, look } from './paint.ts'
import { SMALL_SIZE, type Typography, typographyOf } from './typography.ts'

const LAYOUT = html`role="presentation" cellpadding="0" cellspacing="0" border="0"`

// The disc's border on one side is a crescent, as on the logo: its inner edge is half an ellipse. Outlook cannot draw it and leaves it out.
const MOON = html`<div ${look(['night', 'moon'], 'width:17px;height:24px;border:0 solid;border-right-width:7px;border-radius:50%;font-size:0;line-height:0;mso-hide:all')}></div>`

const headHtml = (product: string, typography: Typography): Markup =>
  html`<table ${LAYOUT} dir="${typography.dir}"><tr>
<td style="padding:0 4px">${MOON}</td>
<td ${look(['ink'], `${cellText(typography, 21)};font-weight:700;padding:0 4px`)}>${product}</td>
</tr></table>`

/** The letter for the common mail clients: tables and inline styles for the oldest, a dark scheme for those that have one. */
export function renderHtml(letter: Letter, { locale, words, home, footer }: Frame): string {
  const typography = typographyOf(locale)
  const { dir } = typography
  const page = html`<!DOCTYPE html>
<html lang="${locale}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${plainText(letter.subject)}</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}${darkStyle}</style>
</head>
<body dir="${dir}" ${look(['ground'], 'margin:0;padding:0')}>
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${plainText(letter.preheader)}</div>
<table ${LAYOUT} width="100%" lang="${locale}" dir="${dir}" ${look(['ground'], 'margin:0')}><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
<table ${LAYOUT} width="100%" style="max-width:600px">
<tr><td align="${typography.start}" style="padding:0 12px 16px">
${headHtml(words.product, typography)}
</td></tr>
<tr><td ${look(['surface', 'line', 'ink'], `${cellText(typography)};padding:32px 24px 16px;border:1px solid;border-radius:16px`)}>
${letter.blocks.map((block) => html`${blockHtml(block, words, typography)}\n`)}</td></tr>
<tr><td ${look(['muted'], `${cellText(typography, SMALL_SIZE)};padding:24px 16px 0`)}>
${footer.map((phrase) => html`${footerHtml(phrase)}\n`)}<p ${look(['muted'], 'margin:0')}><a href="${home}" ${look(['link'], 'text-decoration:underline')}>${words.product}</a> · ${words.tagline}</p>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
  return page.toString()
}
