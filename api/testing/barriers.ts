import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** The widths of a desk and of the narrowest window that anything is promised for (WCAG 1.4.10), in px. */
const WIDTHS = [1280, 320]

export type Theme = 'light' | 'dark'

/** A theme changes colours alone, so that its other faults are those of the theme before it. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

// Said in words that run in the page: nothing else of this package knows of a browser's types.
/** Waits for what is fading in, which has not its colours yet. */
const SETTLE = `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const fading = () =>
    document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
  do {
    await Promise.allSettled(fading().map(({ finished }) => finished))
    // What begins with the next frame is not under way yet.
    await frame()
    await frame()
  } while (fading().length)
})()`
const OVERFLOW = 'document.documentElement.scrollWidth - window.innerWidth'

async function faultsOf(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(SETTLE)
  // What the phone preview frames is a page of its own, and looked at by itself. With only one frame there is no need for axe to
  // open a page in which it gathers what it found in many; and without words about what is well it takes half the time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ iframes: false, resultTypes: ['violations'] })
  if (rules) axe.withRules(rules)
  // While a menu is open all landmarks are hidden, so that it cannot stand in one.
  else if (await page.getByRole('menu').count()) axe.disableRules('region')
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
}

/** What has to be scrolled sideways, in px. */
export const overflowOf = async (page: Page): Promise<string[]> => {
  const overflow = await page.evaluate<number>(OVERFLOW)
  return overflow > 0 ? [`${overflow} px have to be scrolled sideways`] : []
}

/** What keeps somebody out of a page as it stands: what axe finds, and what is wider than the window. */
export const barriersOf = async (page: Page): Promise<string[]> => [
  ...(await faultsOf(page)),
  ...(await overflowOf(page)),
]

interface Looks {
  /** In px. */
  widths?: readonly number[]
  /** Waits until the page wears a theme, where that takes longer than a style sheet does. */
  wear?(theme: Theme): Promise<void>
}

/** The same for a page in both themes, wide and narrow. It wears the light theme at the last of the widths afterwards. */
export async function barriersInAnyLook(
  page: Page,
  { widths = WIDTHS, wear = async () => {} }: Looks = {},
): Promise<string[]> {
  const found: string[] = []
  const choose = async (colorScheme: Theme) => {
    await page.emulateMedia({ colorScheme })
    await wear(colorScheme)
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await choose('dark')
    const dark = await faultsOf(page, COLOUR_RULES)
    await choose('light')
    const light = await barriersOf(page)
    found.push(
      ...dark.map((fault) => `${width} px, dark: ${fault}`),
      ...light.map((fault) => `${width} px: ${fault}`),
    )
  }
  return found
}
