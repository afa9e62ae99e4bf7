import type { Params } from '@nila/api/contract'
import type { saveDraft } from '@nila/api/contract/copy-entries'
import { CopyEntry } from '@nila/db'
import { beforeEach, describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { changedDefaults } from '../../testing/copy.ts'
import { confirmPassword } from '../../testing/second-factors.ts'

const defaults = changedDefaults()
const api = useApi({}, { copyDefaults: defaults })
beforeEach(() => defaults.restore())

type Place = Params<typeof saveDraft>

/** A super-administrator, whom nothing but the words can be refused for. */
async function superAdmin() {
  const admin = await api.signIn({ role: 'super_admin' })
  await confirmPassword(admin)
  return async (place: Place, body: unknown) => {
    const response = await admin.send('PUT', `/api/admin/copy/protected/${place.locale}/${place.key}`, body)
    return { status: response.status, ...((await response.json()) as object) }
  }
}

const title: Place = { locale: 'hi', key: 'landing.hero.title' }
const links: Place = { locale: 'hi', key: 'donate.links' }
const sections: Place = { locale: 'hi', key: 'privacyPolicy.sections' }
const rate: Place = { locale: 'hi', key: 'landing.bounceRate.body' }
const section = (body: string) => [{ title: 'एक', body }]

const BROKEN: [string, Place, unknown, string, string][] = [
  ['nothing', title, '', 'value', 'too_short'],
  ['blanks', title, '   ', 'value', 'too_short'],
  ['no value at all', title, undefined, 'value', 'invalid_value'],
  ['a number', title, 7, 'value', 'invalid_value'],
  ['a list in the place of words', title, ['a'], 'value', 'invalid_value'],
  ['more than fits', title, 'अ'.repeat(81), 'value', 'too_long'],
  ['a placeholder too many', title, 'a {name}', 'value', 'placeholders_wrong'],
  ['a placeholder too few', rate, 'a {rate}', 'value', 'placeholders_wrong'],
  ['a control character', title, 'a\u0007b', 'value', 'text_unstorable'],
  ['an empty list', links, [], 'value', 'invalid_value'],
  [
    'a field that links have not',
    links,
    [{ label: 'a', href: '/a', onclick: 'x' }],
    'value.0.onclick',
    'unknown_field',
  ],
  [
    'a setting that is no choice',
    { locale: 'all', key: 'site.bounceRateAlert' },
    'nobody',
    'value',
    'invalid_value',
  ],
  ['a UPI id that is none', { locale: 'all', key: 'site.upiId' }, 'nila', 'value', 'invalid_value'],
  [
    'a store link without TLS',
    { locale: 'all', key: 'site.appStoreLink' },
    'http://a.example',
    'value',
    'link_invalid',
  ],
  [
    'a store link with a script',
    { locale: 'all', key: 'site.appStoreLink' },
    'javascript:alert(1)',
    'value',
    'link_invalid',
  ],
]
const UNSAFE = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'http://a.example',
  'https://a.example/\nx',
]

describe('words that do not obey the rules of their piece', () => {
  test('are refused, with what is wrong in which field', async () => {
    const save = await superAdmin()
    for (const [name, place, value, field, code] of BROKEN) {
      const answer = await save(place, { value })
      expect({ name, ...answer }).toMatchObject({
        name,
        status: 400,
        code: 'invalid_input',
        fields: { [field]: { code } },
      })
    }
    expect(await CopyEntry.query().resultSize()).toBe(0)
  })

  test('links that run a script or lead elsewhere than they seem to are refused, alone and in a text', async () => {
    const save = await superAdmin()
    for (const href of UNSAFE) {
      const alone = await save(links, { value: [{ label: 'a', href }] })
      expect({ href, ...alone }).toMatchObject({
        href,
        status: 400,
        fields: { 'value.0.href': { code: 'link_unsafe' } },
      })
      // With a space in it, a text has no link but what is written.
      if (/\s/.test(href)) continue
      const inText = await save(sections, { value: section(`See [this](${href})`) })
      expect({ href, ...inText }).toMatchObject({
        href,
        status: 400,
        fields: { 'value.0.body': { code: 'link_unsafe' } },
      })
    }
  })

  test('other links are taken', async () => {
    const save = await superAdmin()
    for (const href of ['/donate', '#why', 'https://a.example/x?y=1', 'mailto:a@a.example'])
      expect(await save(sections, { value: section(`See [this](${href})`) })).toMatchObject({ status: 200 })
  })

  test('markup is text like any other', async () => {
    const save = await superAdmin()
    const value = '<img src=x onerror=alert(1)>'
    expect(await save(title, { value })).toMatchObject({ status: 200, draft: { value } })
  })
})

describe('R36 what cannot be stored', () => {
  test.each([
    ['a NUL byte', '{"value":"a\\u0000b"}'],
    ['half a surrogate pair', '{"value":"a\\ud800"}'],
    ['half a surrogate pair in a list', '{"value":[{"label":"a\\ud800","href":"/a"}]}'],
    ['a __proto__ in a list', '{"value":[{"label":"a","href":"/a","__proto__":{"isAdmin":true}}]}'],
    ['a __proto__ beside the value', '{"value":"a","__proto__":{"isAdmin":true}}'],
    ['a __proto__ as the value', '{"value":{"__proto__":{"label":"a"}}}'],
    ['lists in lists', `{"value":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['an endless number', '{"value":1e999}'],
    ['malformed JSON', '{"value":'],
  ])('%s is refused with 400', async (_, body) => {
    const save = await superAdmin()
    expect(await save(links, body)).toMatchObject({ status: 400 })
    expect(await CopyEntry.query().resultSize()).toBe(0)
  })

  test.each([
    ['a language that is none', '/api/admin/copy/entries/xx/landing.hero.title', 400],
    ['a key that could be none', '/api/admin/copy/entries/hi/__proto__', 400],
    ['a key that is none', '/api/admin/copy/entries/hi/landing.hero.constructor', 404],
    ['words in the place of settings', '/api/admin/copy/entries/all/landing.hero.title', 404],
    ['a setting in a language', '/api/admin/copy/entries/hi/site.testimonials', 404],
    ['a group of pieces', '/api/admin/copy/entries/hi/landing.hero', 404],
  ])('%s is refused', async (_, path, status) => {
    const editor = await api.signIn({ role: 'editor' })
    expect((await editor.fetch(path)).status).toBe(status)
    expect((await editor.send('PUT', path, { value: 'a' })).status).toBe(status)
    expect((await editor.fetch(path, { method: 'DELETE' })).status).toBe(status)
    expect((await editor.send('POST', `${path}/default`, { choice: 'keep' })).status).toBe(status)
    expect((await editor.fetch(`${path}/versions`)).status).toBe(status)
  })
})

describe('R27 the body of', () => {
  const kilobytes = (count: number) => JSON.stringify({ value: 'a'.repeat(count * 1024) })

  test.each([
    ['a piece may be 512 KiB', 'PUT', '/api/admin/copy/entries/hi/landing.hero.title', 513],
    ['a file may be 4 MiB', 'POST', '/api/admin/copy/files/hi', 4 * 1024 + 1],
    ['a picture may be 6 MiB', 'POST', '/api/admin/copy/pictures', 6 * 1024 + 1],
    ['what decides may be 64 KiB', 'POST', '/api/admin/copy/entries/hi/landing.hero.title/default', 65],
  ])('%s and no more, whether its length was told or not', async (_, method, path, size) => {
    const editor = await api.signIn({ role: 'editor' })
    expect((await editor.send(method, path, kilobytes(size))).status).toBe(413)
    const init = { body: new Blob([kilobytes(size)]).stream(), duplex: 'half' } as RequestInit
    const headers = { 'Content-Type': 'application/json' }
    expect((await editor.fetch(path, { method, headers, ...init })).status).toBe(413)
    expect((await editor.send(method, path, kilobytes(size - 2))).status).toBe(400)
  })

  test('anything else may be 64 KiB, wherever copy is spoken of in its address', async () => {
    const editor = await api.signIn({ role: 'editor' })
    for (const path of ['/api/contact?x=/api/admin/copy/', '/api/admin/copyright', '/api/admin/releases'])
      expect((await editor.send('POST', path, kilobytes(65))).status).toBe(413)
  })
})
