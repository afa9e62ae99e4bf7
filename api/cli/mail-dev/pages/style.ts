import brand from '../../../../brand.json' with { type: 'json' }

const { colour, type, space, radius, width, target } = brand

const declarations = (palette: Record<string, string>) =>
  Object.entries(palette)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/** The look of the product, from its design tokens. */
export const STYLE = `
:root { color-scheme: light dark; ${declarations(colour.light)} }
@media (prefers-color-scheme: dark) { :root { ${declarations(colour.dark)} } }
*, ::before, ::after { box-sizing: border-box }
body {
  margin: 0;
  background: var(--ground);
  color: var(--ink);
  font: 400 16px/${type.lineHeight} system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  overflow-wrap: anywhere;
}
header, main {
  max-width: ${width.content + 2 * 16}px;
  margin-inline: auto;
  padding-inline: ${space[3]}px;
}
header {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[4]}px;
  padding-block: ${space[1]}px;
  border-block-end: 1px solid var(--line);
}
main { padding-block: ${space[4]}px ${space[7]}px }
main:focus { outline: none }
h1, h2 { margin: 0; line-height: ${type.lineHeightHeading} }
h1 { font-size: ${type.steps[2]}px }
h2 { font-size: ${type.steps[1]}px }
p, dl, dd, ul, pre { margin: 0; padding: 0 }
a { color: var(--primary); text-underline-offset: .2em }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; border-radius: 2px }
[lang="ur"] { line-height: 2 }
.home, nav a { display: inline-flex; align-items: center; gap: ${space[1]}px; min-height: ${target}px; min-width: ${target}px }
.home { color: var(--ink); font-weight: 600; font-size: ${type.steps[1]}px; text-decoration: none }
nav { display: flex; flex-wrap: wrap; gap: ${space[0]}px ${space[1]}px }
nav a {
  justify-content: center;
  padding-inline: ${space[2]}px;
  border-radius: ${radius.control}px;
  text-decoration: none;
}
nav a:hover { text-decoration: underline }
nav a[aria-current] { background: var(--primary); color: var(--onPrimary) }
.bar {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]}px ${space[4]}px;
}
.stack { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[4]}px }
.muted { color: var(--muted) }
.card {
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: ${radius.card}px;
  padding: ${space[4]}px;
}
.skip { position: absolute; inset-inline-start: ${space[3]}px; inset-block-start: -100px; padding: ${space[2]}px; background: var(--surface) }
.skip:focus { inset-block-start: 0 }
button {
  min-height: ${target}px;
  padding-inline: ${space[3]}px;
  border: 1px solid var(--control);
  border-radius: ${radius.control}px;
  background: var(--surface);
  color: var(--ink);
  font: inherit;
  cursor: pointer;
}
button:hover { border-color: var(--ink) }
[hidden] { display: none }
table { width: 100%; border-collapse: collapse; table-layout: fixed; background: var(--surface) }
caption { text-align: start }
th, td { padding: ${space[1]}px; border-block-end: 1px solid var(--line); text-align: start; vertical-align: baseline }
th { color: var(--muted); font-weight: 600 }
table { font-size: 14px }
th:first-child { width: 5.6em }
th:nth-child(2) { width: 38% }
td a { display: block; padding-block: ${space[2]}px; margin-block: -${space[1]}px }
time { font-variant-numeric: tabular-nums }
dl { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 ${space[3]}px }
dt { color: var(--muted) }
dd { margin-block-end: ${space[1]}px }
pre { white-space: pre-wrap; font: inherit; unicode-bidi: plaintext }
pre.source { font: 14px/1.5 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace }
iframe { display: block; width: 640px; max-width: 100%; height: 75vh; min-height: 480px; border: 1px solid var(--line); border-radius: ${radius.card}px; background: var(--surface) }
iframe.narrow { width: 360px }
.links { display: grid; gap: ${space[1]}px; list-style: none }
.links a { display: inline-block; padding-block: ${space[1]}px }
.locales { display: flex; flex-wrap: wrap; gap: ${space[1]}px; margin-block-start: ${space[2]}px; list-style: none }
.locales a {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: ${target}px;
  min-width: ${target}px;
  padding-inline: ${space[2]}px;
  border: 1px solid var(--line);
  border-radius: ${radius.control}px;
  text-decoration: none;
}
.locales a:hover { border-color: var(--control); text-decoration: underline }
.locales a[aria-current] { background: var(--primary); color: var(--onPrimary); border-color: var(--primary) }
@media (min-width: 640px) {
  body { font-size: ${type.steps[0]}px }
  header, main { padding-inline: ${space[4]}px }
  table { font-size: inherit }
  th:first-child { width: 10em }
  th, td { padding-inline: ${space[3]}px }
  dl { grid-template-columns: max-content minmax(0, 1fr); gap: ${space[0]}px ${space[4]}px }
  dd { margin-block-end: 0 }
}
`
