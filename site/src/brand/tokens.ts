import brand from '../../../brand.json' with { type: 'json' }

type Palette = Record<string, string>

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const declarations = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, value]) => `--${kebab(name)}:${value}`)
    .join(';')

// Sizes are shares of the root size, which is 17 px on wide screens and 16 px on phones (base.css).
const steps = brand.type.steps.map(
  (size, step) => `--text-${step}:${(size / (brand.type.steps[0] ?? 17)).toFixed(3)}rem`,
)
const spaces = brand.space.map((size, step) => `--space-${step + 1}:${size}px`)

const constants = [
  ...steps,
  ...spaces,
  `--leading:${brand.type.lineHeight}`,
  `--leading-indic:${brand.type.lineHeightIndic}`,
  `--leading-heading:${brand.type.lineHeightHeading}`,
  `--radius-control:${brand.radius.control}px`,
  `--radius-card:${brand.radius.card}px`,
  `--width-content:${brand.width.content}px`,
  `--width-text:${brand.width.text}px`,
  `--target:${brand.target}px`,
  `--fast:${brand.motion.fast}ms ${brand.motion.ease}`,
  `--slow:${brand.motion.slow}ms ${brand.motion.ease}`,
].join(';')

const { light, dark } = brand.colour

/**
 * The design tokens of brand.json as custom properties. The theme is the device's unless `data-theme` says otherwise
 * (scripts/theme.ts). `.night` is the clear night sky in either theme: the hero, the panels and the call at the end of the
 * landing page.
 */
export const tokensCss = [
  `:root{color-scheme:light dark;${constants};${declarations(light)}}`,
  ':root[data-theme=light]{color-scheme:light}',
  `@media (prefers-color-scheme:dark){:root:not([data-theme]){${declarations(dark)}}}`,
  `:root[data-theme=dark],.night{color-scheme:dark;${declarations(dark)}}`,
  // What moves only by a transition stands still where motion is unwelcome; animations ask for themselves.
  '@media (prefers-reduced-motion:reduce){:root{--fast:0ms;--slow:0ms}}',
].join('')

export const themeColours = { light: light.ground, dark: dark.ground }
export const brandColours = brand.colour
