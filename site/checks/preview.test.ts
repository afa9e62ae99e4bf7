import { expect, test } from 'vitest'
import { brotliSize, files, pages } from './built-site.ts'

const code = String(files.get('/preview.js'))

test('the script of the preview is one plain file of at most 3 KB', () => {
  expect(brotliSize(code)).toBeLessThanOrEqual(3000)
  expect(code).not.toMatch(/\b(import|export)["'`{(]/)
})

test('no page asks for it by itself', () => {
  expect(pages.filter(([, html]) => html.includes('preview.js')).map(([address]) => address)).toEqual([])
})
