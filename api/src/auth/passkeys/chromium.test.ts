import { getUser, listPasskeys } from '@nila/api/contract'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useApi } from '../../../testing/api.ts'
import { openBrowser } from '../../../testing/browser.ts'
import { confirmPassword } from '../../../testing/second-factors.ts'

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
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(`${api.url}/blank`)
  return page
}

/** What a page does with WebAuthn, as text: it runs in the browser, for whose globals this package has no types. */
const CEREMONY = `async ([begin, finish, method, parse]) => {
  const post = (path, body) =>
    fetch('/api/passkeys/' + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  const options = await (await post(begin, {})).json()
  const credential = await navigator.credentials[method]({ publicKey: PublicKeyCredential[parse](options) })
  return (await post(finish, credential.toJSON())).status
}`
const run = (page: Page, ...step: string[]): Promise<number> =>
  page.evaluate(`(${CEREMONY})(${JSON.stringify(step)})`)

test('what Chromium and its authenticator say is understood: a passkey is added, and signs in without a name', async () => {
  const agent = await api.signIn({ username: 'asha' })
  await confirmPassword(agent)
  const page = await openPage()
  const cookies = agent.jar.header.split('; ').map((pair) => {
    const separator = pair.indexOf('=')
    return { name: pair.slice(0, separator), value: pair.slice(separator + 1), url: api.url }
  })
  await page.context().addCookies(cookies)
  const added = ['registration/options', 'registration/verify', 'create', 'parseCreationOptionsFromJSON']
  expect(await run(page, ...added)).toBe(201)
  const { items } = await agent.list(listPasskeys)
  expect(items).toMatchObject([{ name: expect.stringContaining('Chrom') }])

  await page.context().clearCookies()
  const signedIn = ['authentication/options', 'authentication/verify', 'get', 'parseRequestOptionsFromJSON']
  expect(await run(page, ...signedIn)).toBe(200)
  expect(await run(page, ...signedIn)).toBe(200)
  const visitor = api.visitor()
  for (const { name, value } of await page.context().cookies()) visitor.jar.set(name, value)
  expect(await visitor.call(getUser, {})).toMatchObject({ username: 'asha', secondFactor: true })
})
