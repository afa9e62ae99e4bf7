import { describe, expect, test } from 'vitest'
import { unescaped } from '../render/gate/built-page.ts'
import { copyOf } from '../src/i18n/copy.ts'
import { type Locale, localeTags } from '../src/i18n/locales.ts'
import { localHref } from '../src/i18n/paths.ts'
import { built, removeRendered, render } from './rendered-site.ts'

removeRendered()

const APP_STORE = 'https://store.example/ios'
const GOOGLE_PLAY = 'https://store.example/android?hl=en&gl=IN'
const fileOf = (locale: Locale, path: string) =>
  localHref(locale, path).replace(/\/?$/, '').slice(1) || 'index'
const nameOf = (locale: Locale, path: string) => `${fileOf(locale, path)}.html`

/** The links to the stores on a page, with their words. */
const storesOn = (html: string) =>
  [
    ...html.matchAll(/<a class="button[^>]* href="(https:\/\/store\.example[^"]*)"[^>]*>\s*([^<]*?)\s*</g),
  ].map(([, href = '', words = '']) => [unescaped(href), unescaped(words)])
const timesIn = (html: string, words: string) => unescaped(html).split(`>${words}<`).length - 1

describe('the links to the stores', () => {
  test('take the place of what says that the apps are coming, on every page about them, in every language', async () => {
    const { report, htmlOf } = await render({
      settings: { appStoreLink: APP_STORE, googlePlayLink: GOOGLE_PLAY },
    })
    expect(report.problems).toEqual([])
    for (const locale of localeTags) {
      const { mobileApp, mobileApps } = copyOf(locale)
      for (const page of ['/mobile-apps', '/mobile-app-store']) {
        const html = htmlOf(nameOf(locale, page))
        expect(storesOn(html)).toEqual([
          [APP_STORE, mobileApps.appStore.getApp],
          [GOOGLE_PLAY, mobileApps.googlePlay.getApp],
        ])
        expect(timesIn(html, mobileApps.comingSoon)).toBe(0)
      }
      const html = htmlOf(nameOf(locale, '/mobile-app'))
      expect(storesOn(html)).toEqual([
        [GOOGLE_PLAY, mobileApp.get.getAndroid],
        [APP_STORE, mobileApp.get.getIos],
      ])
      expect(timesIn(html, mobileApp.get.comingSoon)).toBe(0)
    }
  })

  test('are each for itself: a store without one is still to come', async () => {
    const { htmlOf } = await render({ settings: { appStoreLink: APP_STORE } })
    const { mobileApp, mobileApps } = copyOf('en')
    const [cards, tabs] = [htmlOf('mobile-apps.html'), htmlOf('mobile-app.html')]
    expect(storesOn(cards)).toEqual([[APP_STORE, mobileApps.appStore.getApp]])
    expect(timesIn(cards, mobileApps.comingSoon)).toBe(1)
    expect(storesOn(tabs)).toEqual([[APP_STORE, mobileApp.get.getIos]])
    expect(timesIn(tabs, mobileApp.get.comingSoon)).toBe(1)
  })

  test('are none until somebody publishes them', () => {
    const html = String(built.get('mobile-apps.html'))
    expect([storesOn(html), timesIn(html, copyOf('en').mobileApps.comingSoon)]).toEqual([[], 2])
  })

  test.each(['http://store.example/ios', 'javascript:alert(1)', '/ios', 'store.example'])(
    'cannot be %s',
    async (appStoreLink) => {
      const { code, report } = await render({ settings: { appStoreLink } })
      expect([code, report.problems]).toMatchObject([
        1,
        [{ code: 'copy_invalid', locale: 'all', key: 'site.appStoreLink' }],
      ])
    },
  )
})

describe('the landing page', () => {
  const TESTIMONIALS = 'id="testimonials-title"'
  const LOGIN_HELP = 'type="button" aria-haspopup="dialog" data-login-help'
  const landingPages = localeTags.map((locale) => nameOf(locale, '/'))

  test.each([
    ['testimonials', TESTIMONIALS, LOGIN_HELP],
    ['loginHelper', LOGIN_HELP, TESTIMONIALS],
  ])('has no %s where the setting says so, in no language; all else stays', async (name, gone, kept) => {
    const { report, changed, htmlOf } = await render({ settings: { [name]: false } })
    expect(report.problems).toEqual([])
    expect(changed).toEqual([...landingPages, 'service-worker.js'].sort())
    for (const page of landingPages) {
      expect(String(built.get(page))).toContain(gone)
      expect(htmlOf(page)).not.toContain(gone)
      expect(htmlOf(page)).toContain(kept)
    }
  })

  test('is not rendered where a switch is neither on nor off', async () => {
    const { code, report } = await render({ settings: { testimonials: 'no' } })
    expect([code, report.problems]).toMatchObject([1, [{ code: 'copy_invalid', key: 'site.testimonials' }]])
  })

  test('shows a picture beside what Nila costs in the languages that have one', async () => {
    const name = '0123456789abcdef0123456789abcdef'
    const { report, changed, htmlOf } = await render({
      overrides: {
        ta: {
          'landing.support.picture': {
            name,
            widths: [480, 960],
            width: 960,
            height: 540,
            alt: 'நிலவொளியில் "சேவையகம்"',
          },
        },
      },
    })
    expect(report.problems).toEqual([])
    const [, attributes = ''] = /<img\b([^>]*)>/.exec(htmlOf('ta.html')) ?? []
    const said = Object.fromEntries(
      [...attributes.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, key, value = '']) => [key, unescaped(value)]),
    )
    expect(said).toMatchObject({
      src: `/pictures/${name}-960.webp`,
      srcset: `/pictures/${name}-480.webp 480w,/pictures/${name}-960.webp 960w`,
      width: '960',
      height: '540',
      alt: 'நிலவொளியில் "சேவையகம்"',
      loading: 'lazy',
      decoding: 'async',
    })
    expect(changed.filter((file) => file.endsWith('.html'))).toEqual(['ta.html'])
    for (const page of landingPages) expect(String(built.get(page))).not.toContain('<img')
  })
})
