import { cleanup, configure } from '@testing-library/react'
import { HttpError } from 'react-admin'
import { afterEach } from 'vitest'

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 })

// jsdom has no layout: media queries match nothing, scrolling does nothing.
window.matchMedia = (media) => ({
  media,
  matches: false,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
})
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}

// In development react-admin logs every refused call; refusals are what many of these tests are about.
const { error } = console
console.error = (...said: unknown[]) => {
  if (!(said[0] instanceof HttpError)) error(...said)
}

afterEach(() => {
  cleanup()
  localStorage.clear()
})
