import { describe, expect, test } from 'vitest'
import { canonicalOf } from '../render/gate/built-page.ts'
import { structuredDataOf } from '../render/gate/head.ts'
import { listedPages } from '../src/i18n/listed-pages.ts'
import { type Locale, localeTags } from '../src/i18n/locales.ts'
import { origin } from '../src/i18n/origin.ts'
import { localHref } from '../src/i18n/paths.ts'
import { files, htmlOf } from './built-site.ts'

const propertiesOf = (html: string) =>
  [...html.matchAll(/<meta property="(og:[^"]+)" content="([^"]*)"/g)].map(
    ([, name = '', content = '']) => [name, content] as const,
  )

const applicationOf = (locale: Locale) => {
  const html = htmlOf(localHref(locale, '/'))
  const [json = 'null'] = structuredDataOf(html)
  return JSON.parse(json)
}

describe.each(localeTags)('what is shared in %s', (locale) => {
  test.each(listedPages)('%s says what it is, where it is, and what it looks like', (path) => {
    const html = htmlOf(localHref(locale, path))
    const properties = propertiesOf(html)
    const said = Object.fromEntries(properties)
    const canonical = canonicalOf(html)
    const [, title] = /<title>([^<]+)</.exec(html) ?? []
    expect(said).toMatchObject({
      'og:title': title,
      'og:url': canonical,
      'og:locale': `${locale}_IN`,
      'og:image': `${origin}/sharing/${locale}.png`,
    })
    expect(files.has(said['og:image']?.slice(origin.length) ?? '')).toBe(true)
    for (const name of ['og:description', 'og:site_name', 'og:image:alt']) expect(said[name]).toBeTruthy()
    expect(properties.filter(([name]) => name === 'og:locale:alternate')).toHaveLength(localeTags.length - 1)
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"')
  })

  test('the landing page tells machines that Nila is free, and of no rating', () => {
    const application = applicationOf(locale)
    expect(application).toMatchObject({
      '@type': 'SoftwareApplication',
      url: origin + localHref(locale, '/'),
      offers: { price: 0, priceCurrency: 'INR' },
      inLanguage: localeTags,
    })
    expect(Object.keys(application).join()).not.toMatch(/aggregateRating|review/i)
    expect(files.has(application.image.slice(origin.length))).toBe(true)
  })
})
