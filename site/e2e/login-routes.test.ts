import { describe, expect, test } from 'vitest'
import { addressOf, openPageOfUser, type Page, runNila } from './visit.ts'

const nila = runNila()
const HOME = /^\/\?auth_success=\d+$/
const BACK = '?redirect_to=%2Freviews%3Fpage%3D2'

const userPage = () => openPageOfUser(nila)

interface Route {
  path: string
  title: string
  heading: string
  /** What a guest finds to do there, by name. */
  buttons: string[]
}

const pages: Route[] = [
  {
    path: '/auth',
    title: 'Sign in or create an account – Nila',
    heading: 'Sign in to Nila',
    buttons: ['Sign In', 'Reset Password', 'Use Direct Login', 'Create an account'],
  },
  {
    path: '/login',
    title: 'Quick Login – Nila',
    heading: 'Quick Login',
    buttons: ['Sign In', 'One-Click Login', 'Emergency Bypass', 'Register', 'Login as Admin'],
  },
  {
    path: '/direct-login',
    title: 'Direct Login – Nila',
    heading: 'Direct Login',
    buttons: ['Login Directly', 'Login as Admin', 'Return to Homepage'],
  },
  {
    path: '/pure-login',
    title: 'Pure Login – Nila',
    heading: 'Pure Login',
    buttons: ['Sign In', 'Login as Admin', 'Return to Homepage'],
  },
  {
    path: '/iframe-login',
    title: 'Integrated Direct Login – Nila',
    heading: 'Integrated Direct Login',
    buttons: ['Login Directly', 'Login as Admin', 'Return to Homepage'],
  },
  {
    path: '/basic-auth',
    title: 'Basic Login – Nila',
    heading: 'Basic Login',
    buttons: ['Sign In', 'Login as Admin', 'Return to Homepage'],
  },
  {
    path: '/auth-redirect',
    title: 'Sign in to go on – Nila',
    heading: 'Sign in to go on',
    buttons: ['Sign In', 'Login as Admin', 'Return to Homepage'],
  },
  {
    path: '/bypass-login',
    title: 'Emergency Bypass – Nila',
    heading: 'Emergency Bypass',
    buttons: ['Send me a link', 'Sign in with a password', 'Return to Homepage'],
  },
  {
    path: '/direct-access',
    title: 'Direct Access – Nila',
    heading: 'Direct Access',
    buttons: ['Try Again', 'Ask for a new link'],
  },
  {
    path: '/admin-login',
    title: 'Admin Login – Nila',
    heading: 'Admin Login',
    buttons: ['Try Again', 'Manual Login', 'Return to Homepage'],
  },
  {
    path: '/reset-password',
    title: 'Reset Password – Nila',
    heading: 'Reset Password',
    buttons: ['Send me a code', 'Go to login page'],
  },
  {
    path: '/verify-email',
    title: 'Verify your email address – Nila',
    heading: 'Verify your email address',
    buttons: ['Try Again'],
  },
]

describe.each(pages)('$path for a guest', ({ path, title, heading, buttons }) => {
  test('has its title, its heading and its ways on', async () => {
    const { page, complaints } = await nila.visit(path)
    const main = page.getByRole('main')
    await main.getByRole('heading', { level: 1, name: heading }).waitFor()
    expect(await page.title()).toBe(title)
    for (const name of buttons)
      await main
        .getByRole('button', { name, exact: true })
        .or(main.getByRole('link', { name, exact: true }))
        .waitFor()
    expect(addressOf(page)).toBe(path)
    expect(complaints).toEqual([])
  })

  test('hands the way back on to every other way of signing in', async () => {
    const { page } = await nila.visit(path + BACK)
    await page.waitForLoadState('networkidle')
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const onward = links.filter((href) => /login|auth|bypass|reset/.test(href))
    expect(onward.filter((href) => !href.includes('redirect_to=%2Freviews%3Fpage%3D2'))).toEqual([])
  })
})

describe('where a guest ends', () => {
  test.each([
    ['/auto-login', '/auth'],
    [`/auto-login${BACK}`, `/auth${BACK}`],
    ['/chat', '/auth?redirect_to=%2Fchat'],
    ['/profile', '/auth?redirect_to=%2Fprofile'],
    ['/settings?tab=sessions', '/auth?redirect_to=%2Fsettings%3Ftab%3Dsessions'],
    ['/dashboard', '/auth?redirect_to=%2Fadmin'],
    ['/admin', '/auth?redirect_to=%2Fadmin'],
    ['/nila-admin', '/auth'],
    ['/admin-login.html', '/admin-login'],
    [`/admin-login.html${BACK}`, `/admin-login${BACK}`],
  ])('%s → %s', async (path, target) => {
    const { page } = await nila.visit(path)
    await expect.poll(() => addressOf(page), { timeout: 10_000 }).toBe(target)
  })
})

describe('where a user ends', () => {
  test.each([
    ['/auth', /^\/$/],
    ['/login', /^\/$/],
    ['/direct-login', /^\/$/],
    ['/pure-login', /^\/$/],
    ['/iframe-login', /^\/$/],
    ['/basic-auth', /^\/$/],
    ['/bypass-login', /^\/$/],
    ['/auth-redirect', HOME],
    ['/auto-login', HOME],
    ['/direct-access', HOME],
    ['/direct-login?auto=true', HOME],
    [`/auth${BACK}`, /^\/reviews\?page=2$/],
    [`/pure-login${BACK}`, /^\/reviews\?page=2$/],
    [`/auto-login${BACK}`, /^\/reviews\?page=2&auth_success=\d+$/],
  ])('%s → %s', async (path, target) => {
    const page = await userPage()
    await page.goto(path)
    await expect.poll(() => addressOf(page), { timeout: 10_000 }).toMatch(target)
  })

  test.each(['/dashboard', '/admin'])('%s says that it is not for them', async (path) => {
    const page = await userPage()
    await page.goto(path)
    await page.getByText('Access Denied').waitFor()
    expect(addressOf(page)).toBe('/admin')
  })

  test.each(['/reset-password', '/verify-email'])('%s is there for them as well', async (path) => {
    const page = await userPage()
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(addressOf(page)).toBe(path)
  })
})

describe('R37: no address leads to another site', () => {
  const targets = [
    'redirect_to=//evil.example/',
    'redirect_to=/%5Cevil.example',
    'redirect_to=/.//evil.example',
    'redirect_to=/%09/evil.example',
    'redirect_to=javascript:alert(1)',
    'redirect_to=https://evil.example/',
    'redirect_to=/chat&redirect_to=//evil.example',
    'redirect_to[]=/chat',
  ]

  /** Opens an address with each of the targets, in tabs of one session that wait for its delay together. */
  const followAll = (page: Page, path: string, check: (tab: Page, target: string) => Promise<void>) =>
    Promise.all(
      targets.map(async (target) => {
        const tab = await page.context().newPage()
        await tab.goto(`${path}?${target}`)
        await check(tab, target)
      }),
    )

  test.each([
    '/auth',
    '/login',
    '/direct-login',
    '/pure-login',
    '/iframe-login',
    '/basic-auth',
    '/auth-redirect',
    '/bypass-login',
    '/direct-access',
    '/auto-login',
  ])('%s', async (path) => {
    const page = await userPage()
    const { origin } = new URL(page.url())
    await followAll(page, path, async (tab, target) => {
      await expect.poll(() => new URL(tab.url()).pathname, { timeout: 10_000 }).toBe('/')
      expect({ target, origin: new URL(tab.url()).origin }).toEqual({ target, origin })
    })
  })

  test('/admin-login leads an administrator to the back office instead', async () => {
    const page = await openPageOfUser(nila, { role: 'admin' })
    await followAll(page, '/admin-login', (tab) =>
      expect.poll(() => new URL(tab.url()).pathname, { timeout: 10_000 }).toMatch(/^\/admin(\/|$)/),
    )
  })
})

test('a guarded page says that it verifies, and shows nothing before it knows', async () => {
  const page = await userPage()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.context().route('**/api/{verify-auth,user}', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/chat')
  await page.getByRole('status').getByText('Verifying access').waitFor()
  expect(await page.getByRole('heading', { name: 'Chat with Nila' }).isVisible()).toBe(false)
  answer()
  await page.getByRole('heading', { name: 'Chat with Nila' }).waitFor()
  expect(await page.getByText('Verifying access').isVisible()).toBe(false)
})
