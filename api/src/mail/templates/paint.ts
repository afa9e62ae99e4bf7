import brand from '../../../../brand.json' with { type: 'json' }
import { html, type Markup } from './markup.ts'

const { light, dark } = brand.colour

// Light colours stand in the style attribute, which every client reads; dark ones come by class where a client reads <style>.
const paints = {
  ground: { property: 'background-color', token: 'ground' },
  surface: { property: 'background-color', token: 'surface' },
  action: { property: 'background-color', token: 'marigold' },
  night: { property: 'background-color', token: 'onMarigold' },
  ink: { property: 'color', token: 'ink' },
  muted: { property: 'color', token: 'muted' },
  link: { property: 'color', token: 'primary' },
  'on-action': { property: 'color', token: 'onMarigold' },
  line: { property: 'border-color', token: 'line' },
  moon: { property: 'border-color', token: 'marigold' },
} as const satisfies Record<string, { property: string; token: keyof typeof light }>

export type Paint = keyof typeof paints

/** The class and style attributes of an element with these colours and this further CSS. */
export const look = (names: Paint[], css: string): Markup => {
  const colours = names.map((name) => `${paints[name].property}:${light[paints[name].token]}`)
  return html`class="${names.join(' ')}" style="${[css, ...colours].join(';')}"`
}

/** The same colours where the reader's device is dark. */
export const darkStyle = `@media (prefers-color-scheme:dark){${Object.entries(paints)
  .map(([name, { property, token }]) => `.${name}{${property}:${dark[token]}!important}`)
  .join('')}}`
