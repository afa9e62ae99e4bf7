import { html, type Markup } from '../../../src/mail/templates/markup.ts'

interface Tab {
  href: string
  name: string
  isCurrent: boolean
}

/** Views of one thing, as plain links. */
export const tabs = (label: string, links: readonly Tab[]): Markup =>
  html`<nav aria-label="${label}">${links.map(
    ({ href, name, isCurrent }) =>
      html`<a href="${href}" ${isCurrent ? html`aria-current="page"` : ''}>${name}</a>`,
  )}</nav>`
