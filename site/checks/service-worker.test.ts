import { expect, test } from 'vitest'
import { files, htmlOf, pages } from './built-site.ts'

const code = String(files.get('/service-worker.js'))

test('the service worker is one plain script of at most 2 KB', () => {
  expect(code.length).toBeLessThanOrEqual(2048)
  expect(code).not.toMatch(/\b(import|export)["'`{(]/)
})

test('it carries the hash of its release', () => {
  expect(code).toMatch(/nila-[\w-]{12}/)
  expect(code).not.toContain('unreleased')
})

test('every page can ask about a new release, in its own words', () => {
  const [, english] = /<template data-update[\s\S]*?<p id="update-words"[^>]*>([^<]+)/.exec(htmlOf('/')) ?? []
  expect(english).toBe('A new version of Nila is available! Click OK to refresh and use the latest version.')
  const mute = pages.filter(([, html]) => !/<template data-update[\s\S]*?<dialog/.test(html))
  expect(mute.map(([address]) => address)).toEqual([])
})
