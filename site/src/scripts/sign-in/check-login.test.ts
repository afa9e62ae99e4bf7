import { expect, test } from 'vitest'
import { checkLogin } from './check-login.ts'

const codes = (username: string, password: string) => {
  const { fields, blank } = checkLogin({ username, password })
  return { username: fields.username, password: fields.password, blank }
}

test('a filled-in login has no fault', () => {
  expect(codes('meera', 'secret')).toEqual({ username: undefined, password: undefined, blank: false })
})

test('one missing field says so beside itself', () => {
  expect(codes('', 'secret')).toEqual({ username: 'username_required', password: undefined, blank: false })
  expect(codes('meera', '')).toEqual({ username: undefined, password: 'password_required', blank: false })
})

test('an empty form is told that both are required', () => {
  expect(codes('', '')).toMatchObject({ blank: true })
})

test('spaces are not an answer', () => {
  expect(codes('   ', 'secret')).toMatchObject({ username: 'username_required', blank: true })
  expect(codes('meera', '   ')).toMatchObject({ password: 'password_required', blank: true })
})
