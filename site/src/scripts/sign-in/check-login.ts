import type { FieldProblemCode } from '@nila/api/contract/problems'

/** What is wrong with a login, by field, as codes: the words are the page's. */
export interface LoginFaults {
  fields: { username?: FieldProblemCode; password?: FieldProblemCode }
  /** Whether to say for the whole form that something was left blank. */
  blank: boolean
}

const isBlank = (text: string) => text.trim() === ''

/**
 * What is wrong with a login before it is sent (spec section 5): each missing field says so itself; an empty form, or one
 * filled with spaces, is told that both are required. Without zod, which plain pages do not load.
 */
export function checkLogin({ username, password }: { username: string; password: string }): LoginFaults {
  const entered = [username, password]
  return {
    fields: {
      ...(isBlank(username) && { username: 'username_required' }),
      ...(isBlank(password) && { password: 'password_required' }),
    },
    blank: entered.every(isBlank) || entered.some((text) => text !== '' && isBlank(text)),
  }
}
