import { fill } from '@nila/api/contract/copy/fill'
import { describe, expect, test } from 'vitest'
import { copyOf } from '../src/i18n/copy.ts'
import { formatAgo, formatDay, formatTime, formatWait } from '../src/i18n/format.ts'
import { formatWords } from '../src/i18n/format-words.ts'
import { type Locale, locales } from '../src/i18n/locales.ts'
import { openAs, part } from './account-pages.ts'
import { type Page, runNila } from './visit.ts'

const nila = runNila()
const known = Object.keys(formatWords) as Locale[]

test('every language that this browser has no names for gets them from the page', async () => {
  const { page } = await nila.visit('/')
  const lacking = await page.evaluate(
    (tags) =>
      tags.filter((tag) => {
        const month = new Intl.DateTimeFormat(tag, { month: 'long' }).format(new Date(2026, 10, 5))
        return tag !== 'en' && /[A-Za-z]/.test(month)
      }),
    Object.keys(locales),
  )
  for (const locale of lacking) expect(known).toContain(locale)
})

describe.each(known)('in %s', (locale) => {
  const { format } = locales[locale]
  const { auth, loginPages, problems, profile, settings, landing } = copyOf(locale)

  test('a refusal says how long to wait, on the sign-in page and in the login helper', async () => {
    const account = { username: `nobody in ${locale}`, password: 'not this one' }
    const { login } = auth.form
    const signIn = async (page: Page, submit: string) => {
      const form = page.locator('[data-login-form]')
      await form.getByLabel(login.username).fill(account.username)
      await form.getByLabel(login.password, { exact: true }).fill(account.password)
      await form.getByRole('button', { name: submit, exact: true }).click()
      await form.getByRole('alert').getByText(refusal).waitFor()
    }
    const refusal = fill(problems.tooManyAttemptsUntil, { when: formatWait(format, 15 * 60) })
    expect(refusal).not.toMatch(/[A-Za-z]/)

    const { page } = await nila.visit(`/${locale}/login`)
    for (let n = 0; n < 5; n += 1) await page.request.post('/api/login', { data: account })
    await signIn(page, loginPages.quick.submit)
    await page.goto(`/${locale}`)
    await page.getByRole('button', { name: landing.loginHelper.open, exact: true }).click()
    await signIn(page, fill(landing.loginHelper.submit, { username: account.username }))
  })

  test('days, times and how long ago are said as the build says them', async () => {
    const createdAt = '2025-07-03T09:30:00.000Z'
    const account = await nila.createAccount({ createdAt: new Date(createdAt) })
    const { page, complaints } = await nila.visit('/')
    await openAs(page, account, `/${locale}/profile`)
    const details = part(page, profile.detailsTitle)
    await details.getByText(formatDay(format, createdAt), { exact: true }).waitFor()

    await page.goto(`/${locale}/settings`)
    const since = part(page, settings.sessions.title).getByRole('time').last()
    const at = (await since.getAttribute('datetime')) ?? ''
    const begun = { ago: formatAgo(format, at, Date.parse(at)), time: formatTime(format, at) }
    expect(await since.textContent()).toContain(fill(settings.sessions.since, begun))
    expect(complaints).toEqual([])
  })
})
