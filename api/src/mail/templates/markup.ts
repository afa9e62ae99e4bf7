/** Text that is HTML already. Only `html` makes it, so nothing reaches a mail unescaped. */
export class Markup {
  readonly #text: string

  constructor(strings: readonly string[], values: readonly (string | number | Markup | readonly Markup[])[]) {
    this.#text = String.raw({ raw: strings }, ...values.map(toHtml))
  }

  toString(): string {
    return this.#text
  }
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

function toHtml(value: string | number | Markup | readonly Markup[]): string {
  if (value instanceof Markup) return value.toString()
  return typeof value === 'object' ? value.join('') : escapeHtml(String(value))
}

/** A piece of HTML: what is interpolated is escaped, for text and for quoted attributes, unless it is Markup itself. */
export const html = (
  strings: TemplateStringsArray,
  ...values: (string | number | Markup | readonly Markup[])[]
): Markup => new Markup(strings, values)
