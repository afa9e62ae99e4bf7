import { ApiError } from '@nila/api/contract/client'
import { requestSignInLink } from '../addresses.ts'
import { explainRefusal } from '../forms/explain-refusal.ts'
import { plainForm } from '../forms/plain-form.ts'
import { pageWords, part } from '../page-words.ts'
import { returnPath, withBypass } from '../return-path.ts'
import { client, currentUser, redeemLink } from '../session.ts'
import { type CodeRequestWords, codeRequest } from './code-request.ts'
import { leadOnward } from './lead-onward.ts'
import { secondFactor } from './second-factor.ts'

/** What the script of /bypass-login says. */
export interface BypassLoginWords extends CodeRequestWords {
  signingIn: string
  success: string
  failed: string
  error: string
}

/** Asks for a link and a code by mail, and takes the code. The link is followed in its own tab, which this one notices. */
export function startBypassLogin(): void {
  const words = pageWords<BypassLoginWords>()
  const target = returnPath(location.search)
  const request = codeRequest(words, (username) => client.call(requestSignInLink, { body: { username } }))
  leadOnward(target, request.input('username'))

  const form = part<HTMLFormElement>('redeem')
  const second = secondFactor(form, words.problems)
  request.input('username').addEventListener('input', second.forget)
  plainForm(form, ({ text, succeed }) => ({
    sending: words.signingIn,
    isLast: true,
    check: () => ({
      fields: { ...(!text('code').trim() && { code: words.codeBlank }), ...second.check() },
    }),
    async send() {
      await redeemLink({ username: request.text('username'), code: text('code'), ...second.body() })
      succeed(words.success)
      setTimeout(() => location.replace(withBypass(target)), 500)
    },
    explain: (thrown) =>
      second.explain(thrown) ??
      (thrown instanceof ApiError && thrown.code === 'invalid_or_expired'
        ? { fields: { code: words.codeWrong } }
        : explainRefusal(thrown, form, words, words.problems)),
  }))

  currentUser().then(
    (user) => user && location.replace(target),
    () => {},
  )
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'auth_timestamp' && newValue) location.replace(withBypass(target))
  })
}
