import { expect, test } from 'vitest'
import { openPageOfUser, type Page, runNila } from './visit.ts'

const nila = runNila()

/** Opens a page on a device that has letters for every script, or for none but Latin. */
async function visitOn(device: 'with letters' | 'without letters', path: string, saveData = false) {
  const { page } = await nila.visit('/robots.txt')
  await page.addInitScript(
    ([hasLetters, saves]) => {
      // Boxes are all as wide as each other; letters are not.
      let letter = 0
      CanvasRenderingContext2D.prototype.measureText = () => {
        letter += 1
        return { width: hasLetters ? letter : 10 } as TextMetrics
      }
      if (saves) Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    },
    [device === 'with letters', saveData] as const,
  )
  await page.goto(path)
  // The header's script comes after everything that is decided before the first paint.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/Base\./.test(name)),
  )
  await page.evaluate(() => document.fonts.ready)
  return page
}

const fetchedFaces = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/_astro\/([a-z-]+)-\d+-normal\.[\w-]+\.woff2$/.exec(name)?.[1] ?? []),
  )

test.each([
  ['/ta', 'noto-sans-tamil-tamil'],
  ['/hi', 'noto-sans-devanagari-devanagari'],
  ['/as/contact', 'noto-sans-bengali-bengali'],
  ['/ur', 'noto-naskh-arabic-arabic'],
])(
  'at %s a device without letters for the language fetches %s alone, and nothing moves',
  async (path, face) => {
    const page = await visitOn('without letters', path)
    expect(await fetchedFaces(page)).toEqual([face])
    expect(await page.locator('body').isVisible()).toBe(true)
    const movements = await page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
            type: 'layout-shift',
            buffered: true,
          })
          setTimeout(() => resolve(0), 200)
        }),
    )
    expect(movements).toBe(0)
  },
)

test.each(['/ta', '/hi', '/as/contact', '/ur'])(
  'at %s a device with letters fetches no face',
  async (path) => {
    expect(await fetchedFaces(await visitOn('with letters', path))).toEqual([])
  },
)

test.each(['/', '/ta', '/ur'])('at %s nobody who saves data fetches a face', async (path) => {
  expect(await fetchedFaces(await visitOn('without letters', path, true))).toEqual([])
})

test('the page is shown even where the face never comes', async () => {
  const { page, context } = await nila.visit('/robots.txt')
  await page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.measureText = () => ({ width: 10 }) as TextMetrics
  })
  await context.route('**/*.woff2', () => {})
  await page.goto('/ta', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test.each([
  ['Ol Chiki', 'ᱥᱟᱱᱛᱟᱲᱤ'],
  ['Meetei Mayek', 'ꯃꯤꯇꯩꯂꯣꯟ'],
])('the chat gets a face for %s once such letters are shown', async (script, words) => {
  const page = await openPageOfUser(nila)
  await page.goto('/chat')
  const text = page.getByRole('main').locator('.chat-empty p')
  await text.waitFor()
  // From the device or from us, as the face itself says.
  const state = () =>
    page.evaluate((name) => [...document.fonts].find(({ family }) => family.includes(name))?.status, script)
  expect(await state()).toBe('unloaded')
  await text.evaluate((element, letters) => element.append(letters), words)
  await expect.poll(state, { timeout: 20_000 }).toBe('loaded')
})
