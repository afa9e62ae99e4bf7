import { beforeEach, describe, expect, test, vi } from 'vitest'
import { returnPath, signInAddress, withAuthSuccess, withBypass } from './return-path.ts'

const showPageIn = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } })
beforeEach(() => {
  showPageIn('en')
})

describe('where to go after signing in', () => {
  test('the page that the address names wins over the home page', () => {
    expect(returnPath('?redirect_to=%2Freviews%23own-review')).toBe('/reviews#own-review')
  })

  test('without a name it is the home page', () => {
    expect(returnPath('?tab=register')).toBe('/')
  })

  test('the home page is the one in the language of the page', () => {
    showPageIn('hi')
    expect(returnPath('')).toBe('/hi')
    expect(returnPath('?redirect_to=%2F')).toBe('/hi')
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/\tevil',
    'javascript:alert(1)',
    'https://evil.example',
  ])('R37: %s leads home', (target) => {
    expect(returnPath(`?redirect_to=${encodeURIComponent(target)}`)).toBe('/')
  })

  test('R37: a target given twice leads home', () => {
    expect(returnPath('?redirect_to=%2Fchat&redirect_to=%2Fprofile')).toBe('/')
  })
})

describe('the mark of a fresh sign-in', () => {
  test('is the first parameter of an address that has none', () => {
    expect(withAuthSuccess('/', 7)).toBe('/?auth_success=7')
  })

  test('joins the parameters that are there', () => {
    expect(withAuthSuccess('/reviews?page=2', 7)).toBe('/reviews?page=2&auth_success=7')
  })

  test('stands before the fragment', () => {
    expect(withAuthSuccess('/reviews#own-review', 7)).toBe('/reviews?auth_success=7#own-review')
  })
})

test('the way back survives the address of the sign-in page', () => {
  const address = signInAddress('/auth', '/reviews?page=2&all=1#own-review')
  expect(returnPath(new URL(address, 'http://localhost').search)).toBe('/reviews?page=2&all=1#own-review')
})

test('the way back joins the parameters of a sign-in page', () => {
  expect(signInAddress('/auth?tab=register', '/chat')).toBe('/auth?tab=register&redirect_to=%2Fchat')
})

test('the home page needs no way back', () => {
  expect(signInAddress('/login', '/')).toBe('/login')
  expect(signInAddress('/hi/login', '/hi')).toBe('/hi/login')
})

test('a sign-in without a password has its own mark', () => {
  expect(withBypass('/')).toBe('/?bypass_auth=1')
})
