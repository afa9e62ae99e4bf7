import { getUser, listPasskeys } from '@nila/api/contract'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useApi } from '../../../testing/api.ts'
import { openBrowser } from '../../../testing/browser.ts'
import { addKeychain, addPasskeyOfPage } from '../../../testing/keychain.ts'

const api = useApi()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** A blank page of the site, in a Chromium with a platform authenticator of software. */
async function openPage(): Promise<Page> {
  const page = await browser.newPage()
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }))
  await addKeychain(page)
  await page.goto(`${api.url}/blank`)
  return page
}

// As text, because it runs in the browser, for whose globals this package has no types.
const SIGN_IN = `async () => {
  const post = (path, body) =>
    fetch('/api/passkeys/authentication/' + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  const options = await (await post('options', {})).json()
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return (await post('verify', await navigator.credentials.get({ publicKey }))).status
}`
const signIn = (page: Page): Promise<number> => page.evaluate(`(${SIGN_IN})()`)

test('what Chromium and its authenticator say is understood: a passkey is added, and signs in without a name', async () => {
  const agent = await api.signIn({ username: 'asha' })
  const page = await openPage()
  const cookies = agent.jar.header.split('; ').map((pair) => {
    const separator = pair.indexOf('=')
    return { name: pair.slice(0, separator), value: pair.slice(separator + 1), url: api.url }
  })
  await page.context().addCookies(cookies)
  expect(await addPasskeyOfPage(page)).toBe(201)
  const { items } = await agent.list(listPasskeys)
  expect(items).toMatchObject([{ name: expect.stringContaining('Chrom') }])

  await page.context().clearCookies()
  expect(await signIn(page)).toBe(200)
  expect(await signIn(page)).toBe(200)
  const visitor = api.visitor()
  for (const { name, value } of await page.context().cookies()) visitor.jar.set(name, value)
  expect(await visitor.call(getUser, {})).toMatchObject({ username: 'asha', secondFactor: true })
})
