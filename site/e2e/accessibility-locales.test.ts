import { barriersInAnyLook, barriersOf, overflowOf } from '@nila/api/testing/barriers'
import { expect, test } from 'vitest'
import { type Locale, localeTags } from '../src/i18n/locales.ts'
import { localHref } from '../src/i18n/paths.ts'
import { barriersOn, guestPages, userPages } from './pages.ts'
import { runNila } from './visit.ts'

const nila = runNila()
const isFull = Boolean(process.env.NILA_TEST_FULL)

/** English is looked at elsewhere; beside it the longest words and the script from right to left, or all of them (test:full). */
const looked: Locale[] = isFull ? localeTags.filter((tag) => tag !== 'en') : ['ta', 'ur']
/** The theme that English is written for last, at the width where words have the least room. */
const narrowAndDark = { colorScheme: 'dark', viewport: { width: 320, height: 800 } } as const
const find = isFull ? barriersInAnyLook : barriersOf

test.each(looked)(
  'in %s no page has a barrier',
  async (locale) => {
    const local = (paths: string[]) => paths.map((path) => localHref(locale, path))
    const account = await nila.createAccount()
    const { context } = await nila.visit('/', narrowAndDark)
    expect(await barriersOn(context, local(guestPages), find)).toEqual({})
    await context.request.post('/api/login', { data: account })
    expect(await barriersOn(context, local(userPages), find)).toEqual({})
  },
  300_000,
)

// The narrowest, then where the header changes its form, and just before.
test('the header of every language fits', async () => {
  const { context } = await nila.visit('/')
  const homes = localeTags.map((tag) => localHref(tag, '/'))
  const found = await barriersOn(context, homes, async (page) => {
    const overflows: string[] = []
    for (const width of [320, 1231, 1232]) {
      await page.setViewportSize({ width, height: 800 })
      overflows.push(...(await overflowOf(page)).map((overflow) => `${width} px: ${overflow}`))
    }
    return overflows
  })
  expect(found).toEqual({})
})
