import { expect, test } from 'vitest'
import { describeBrowser } from './describe-browser.ts'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['', null],
  [`Your account is locked. Go to evil.example ${'x'.repeat(9000)}/1.0 (x)`, null],
  ['evil.example/1.0 (Linux; x)', 'Linux'],
])('%s is described in known names only', (userAgent, words) => {
  expect(describeBrowser(userAgent)).toBe(words)
})
