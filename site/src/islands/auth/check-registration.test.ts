import { expect, test } from 'vitest'
import { checkRegistration } from './check-registration.ts'

const filled = { username: 'meera', email: '', password: 'quiet-river', confirmPassword: 'quiet-river' }
const codes = (over: Partial<typeof filled>) => {
  const { fields, blank } = checkRegistration({ ...filled, ...over })
  return { blank, ...Object.fromEntries(Object.entries(fields).map(([name, { code }]) => [name, code])) }
}

test('an account needs no email address', () => {
  expect(codes({})).toEqual({ blank: false })
})

test('an email address that is given must be one', () => {
  expect(codes({ email: 'meera@' })).toEqual({ blank: false, email: 'email_invalid' })
})

test('a short password is refused, and a mismatch is said beside the second one', () => {
  expect(codes({ password: '12345', confirmPassword: '1234' })).toEqual({
    blank: false,
    password: 'password_too_short',
    confirmPassword: 'passwords_do_not_match',
  })
})

test('an empty form has a fault in each required field and in none besides', () => {
  expect(codes({ username: '', password: '', confirmPassword: '' })).toEqual({
    blank: true,
    username: 'username_required',
    password: 'password_required',
    confirmPassword: 'required',
  })
})
