import { EmailAddress } from '@nila/api/contract/fields'
import { Username } from '@nila/api/contract/username'
import type { WordsKey } from '../providers/use-words.ts'
import type { Draft, TestTab } from './test-tabs.ts'

interface DraftProblem {
  field: keyof Draft
  title: WordsKey
  text: WordsKey
}

/** The first thing that is wrong with what was typed (spec section 5); the addresses by the API's own rule. */
export function validate(tab: TestTab, { email, username }: Draft): DraftProblem | undefined {
  if (tab === 'standard' && email.trim() === '')
    return { field: 'email', title: 'emailTesting.emailRequired', text: 'emailTesting.emailRequiredHint' }
  if (!EmailAddress.safeParse(email).success)
    return { field: 'email', title: 'emailTesting.invalidEmail', text: 'emailTesting.invalidEmailHint' }
  if (tab !== 'welcome' || Username.safeParse(username).success) return undefined
  const text = username.trim() === '' ? 'emailTesting.invalidUsernameHint' : 'field.username_invalid'
  return { field: 'username', title: 'emailTesting.invalidUsername', text }
}
