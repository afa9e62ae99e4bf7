import {
  type EmailTestKind,
  type EmailTestResult,
  sendTestEmail,
  sendTestWelcomeEmail,
} from '@nila/api/contract/email-testing'
import type { FieldProblem } from '@nila/api/contract/problems'
import { HttpError, useTranslate } from 'react-admin'
import { useToast } from '../layout/use-toast.ts'
import { fieldWords, type ProblemDetails, problemWords } from '../providers/problem.ts'
import { useCall } from '../providers/use-call.ts'
import { useWords } from '../providers/use-words.ts'
import { useProviderName } from './use-provider-name.ts'

export type TestEmail =
  | { kind: EmailTestKind; email: string }
  | { kind: 'welcome'; email: string; username: string }

/** What a test came to: the API's result, or why there is none. */
export type TestOutcome =
  | { result: EmailTestResult; words: string }
  | { result?: never; words: string; fields: Record<string, FieldProblem> }

/** Sends a test e-mail and says in a toast what came of it; never rejects. */
export function useTestEmail(): (test: TestEmail) => Promise<TestOutcome> {
  const words = useWords()
  const translate = useTranslate()
  const toast = useToast()
  const call = useCall()
  const nameOf = useProviderName()

  const send = (test: TestEmail) => {
    if (test.kind !== 'welcome') return call(sendTestEmail, { body: test })
    const { email, username } = test
    return call(sendTestWelcomeEmail, { body: { email, username } })
  }

  function announce(result: EmailTestResult): TestOutcome {
    const { state, provider } = result.result
    const description = words(`emailTest.text.${state}`, { provider: nameOf(provider) })
    if (state === 'sent') toast('success', words('emailTest.title.sent'), { description })
    else if (state === 'waiting') toast('info', words('emailTest.title.waiting'), { description })
    else toast('error', words('emailTest.failed'), { description })
    return { result, words: description }
  }

  function announceFailure(error: unknown): TestOutcome {
    if (!(error instanceof HttpError)) {
      console.error(error)
      const description = words('emailTest.brokenHint')
      toast('error', words('emailTest.broken'), { description })
      return { words: description, fields: {} }
    }
    const { fields }: ProblemDetails = error.body
    const [field] = Object.values(fields)
    const description = field ? fieldWords(field, translate) : problemWords(error, translate)
    toast('error', words('emailTest.failed'), { description })
    return { words: description, fields }
  }

  return (test) => send(test).then(announce, announceFailure)
}
