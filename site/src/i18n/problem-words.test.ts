import { ApiError } from '@nila/api/contract/client'
import { fieldProblem } from '@nila/api/contract/field-problems'
import { expect, test } from 'vitest'
import { problems } from '../content/en/problems.ts'
import { loginFailure } from './login-failure.ts'
import { fieldWords, problemWords } from './problem-words.ts'

const failures = { failed: 'Login failed: {reason}', error: 'Login error: {reason}' }
const failureOf = (thrown: unknown) => loginFailure(thrown, failures, problems, 'en')

test('a refusal is said in the words of the page, not of the server', () => {
  const error = new ApiError(401, 'invalid_credentials', 'server words')
  expect(problemWords(error, problems, 'en')).toBe('The username or password is not right.')
})

test('a code that the page has no words for keeps the words of the server', () => {
  const error = new ApiError(409, 'review_exists', 'server words')
  expect(problemWords(error, { ...problems, general: {} }, 'en')).toBe('server words')
})

test('too many attempts say how long to wait', () => {
  const error = new ApiError(429, 'too_many_attempts', '', {}, 95)
  expect(problemWords(error, problems, 'en')).toBe('Too many attempts. Please try again in 2 minutes.')
})

test('the fault of a field names the limit that was broken', () => {
  const fields = { password: fieldProblem('password_too_short', { minimum: 6 }) }
  expect(fieldWords(fields, problems.field, 'en')).toEqual({
    password: 'Password must be at least 6 characters',
  })
})

test('a refused login and a login that got no answer begin differently', () => {
  expect(failureOf(new ApiError(401, 'invalid_credentials', ''))).toMatch(/^Login failed: The username/)
  expect(failureOf(new ApiError(0, 'offline', ''))).toMatch(/^Login error: Nila cannot be reached/)
})

test('a fault of the page itself is no refusal by the API', () => {
  expect(failureOf(new TypeError('x is undefined'))).toMatch(/^Login error: Something went wrong/)
})

test('the fault of a field writes its limit as the page writes numbers', () => {
  const fields = { message: fieldProblem('too_long', { maximum: 5000 }) }
  expect(fieldWords(fields, problems.field, 'en').message).toBe('Please keep this to 5,000 characters.')
})
