import type { Theme } from '@nila/api/contract'

// Read by the inline script of layouts/Base.astro before the first paint.
const KEY = 'nila_theme'

/** The theme that this browser keeps; null where it follows the device. */
export function keptTheme(): Theme | null {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'light' || kept === 'dark' ? kept : null
  } catch {
    return null
  }
}

/** Shows the pages in a theme, now and on the next ones; null follows the device. */
export function applyTheme(theme: Theme | null): void {
  const { dataset } = document.documentElement
  if (theme) dataset.theme = theme
  else delete dataset.theme
  // The colour of the browser's own bars: the dark one stands first, and counts where its condition is met.
  const dark = document.querySelector<HTMLMetaElement>('meta[name=theme-color][media]')
  if (dark) dark.media = theme ? (theme === 'dark' ? 'all' : 'not all') : '(prefers-color-scheme: dark)'
  try {
    if (theme) localStorage.setItem(KEY, theme)
    else localStorage.removeItem(KEY)
  } catch {
    // Storage may be forbidden; the theme then lasts as long as the page.
  }
}
