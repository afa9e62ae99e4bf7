import type { previewWords } from './preview-words.ts'

// The pages' policy takes no styles but their own; those that a script constructs are its own. Custom properties reach into a shadow.
const STYLES = `
:host { position: fixed; inset-inline: 0; inset-block-end: 8px; z-index: 2147483647; display: flex; justify-content: center;
  padding-inline: 8px; pointer-events: none; font: 600 14px / 1.4 var(--font-text); }
section { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; padding: 4px 4px 4px 14px; border-radius: 14px;
  background: var(--marigold); color: var(--on-marigold); pointer-events: auto; box-shadow: 0 4px 24px rgb(0 0 0 / 0.3); }
p { margin: 0; } p:empty { display: none; }
button { min-block-size: 44px; padding-inline: 12px; border: 1px solid; border-radius: 10px; font: inherit; color: inherit;
  background: none; cursor: pointer; }
button[aria-pressed=true] { background: var(--on-marigold); color: var(--marigold); }
button:focus-visible { outline: 3px solid; outline-offset: 2px; }`
/** Room for it: it would cover the end of the page. */
const ROOM = 'body { padding-block-end: 72px; }'

export function sheetOf(styles: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  return sheet
}

function add<K extends keyof HTMLElementTagNameMap>(parent: Node, name: K, words = '') {
  const element = document.createElement(name)
  element.textContent = words
  return parent.appendChild(element)
}

interface BarOptions {
  words: ReturnType<typeof previewWords>
  /** The number of the release that is looked at. */
  release: string
  onEdit: (isOn: boolean) => void
  onLeave: () => Promise<void>
}

/** Puts the bar of the preview on the page. Gives the element that holds it. */
export function showBar({ words, release, onEdit, onLeave }: BarOptions): Element {
  const host = document.createElement('div')
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [sheetOf(STYLES)]
  const bar = add(shadow, 'section')
  bar.ariaLabel = words.bar
  add(bar, 'p', words.title.replace('{number}', release))
  const edit = add(bar, 'button', words.edit)
  edit.ariaPressed = 'false'
  const status = add(bar, 'p')
  status.role = 'status'
  edit.onclick = () => {
    const isOn = edit.ariaPressed === 'false'
    edit.ariaPressed = String(isOn)
    status.textContent = isOn ? words.hint : ''
    onEdit(isOn)
  }
  add(bar, 'button', words.leave).onclick = () =>
    onLeave().catch(() => {
      status.textContent = words.failed
    })
  document.adoptedStyleSheets.push(sheetOf(ROOM))
  document.body.prepend(host)
  return host
}
