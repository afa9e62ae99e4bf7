import type { TestEmail } from '../components/use-test-email.ts'

export const testTabs = ['standard', 'enhanced', 'welcome', 'direct'] as const satisfies TestEmail['kind'][]
export type TestTab = (typeof testTabs)[number]

export interface Draft {
  email: string
  /** Only of a welcome e-mail. */
  username: string
}

export const testOf = (kind: TestTab, { email, username }: Draft): TestEmail =>
  kind === 'welcome' ? { kind, email, username } : { kind, email }
