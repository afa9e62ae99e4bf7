import { BACKGROUND_HEADER } from '@nila/api/contract/sessions'

/** How long after somebody last touched the page they are taken to be there (milliseconds). */
const PRESENT_FOR = 60_000

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/**
 * A `fetch` that says of a request whether somebody is there: what screens ask by themselves, with nobody before them, keeps no
 * session alive (R18). Opening the page counts as a touch.
 */
export function markBackground(send: typeof fetch): typeof fetch {
  let touchedAt = Date.now()
  const touch = () => {
    touchedAt = Date.now()
  }
  for (const name of TOUCHES) window.addEventListener(name, touch, { passive: true, capture: true })

  return (input, init = {}) => {
    if (Date.now() - touchedAt < PRESENT_FOR) return send(input, init)
    const headers = new Headers(init.headers)
    headers.set(BACKGROUND_HEADER, '1')
    return send(input, { ...init, headers })
  }
}
