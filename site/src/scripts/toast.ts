import { part } from './page-words.ts'

export interface Toast {
  title: string
  description?: string
  /** What went wrong is said at once by screen readers, everything else when they have finished. */
  kind?: 'success' | 'danger'
}

/** Milliseconds that a toast stays, and pixels after which a swipe takes it away (spec section 4). */
const DURATION = 5000
const THRESHOLD = 50

function paragraph(words: string): HTMLElement {
  const element = document.createElement('p')
  element.textContent = words
  return element
}

/** Makes the place in components/Notifications.astro work; returns what shows a toast in it. */
function prepare(): (toast: Toast) => void {
  const region = part('toast')
  const button = part('close-toast')
  const places = region.querySelectorAll('[role]')

  const holds = new Set<'pointer' | 'focus'>()
  let left = 0
  let since: number | undefined
  let timer: ReturnType<typeof setTimeout>

  /** Lets the time run or stand: nobody loses what they read, point at, work with, or cannot see. */
  function keepTime() {
    clearTimeout(timer)
    const now = performance.now()
    if (since !== undefined) left -= now - since
    const runs = !(button.hidden || holds.size || document.hidden)
    since = runs ? now : undefined
    if (runs) timer = setTimeout(dismiss, left)
  }
  function hold(reason: 'pointer' | 'focus', isHeld: boolean) {
    if (isHeld) holds.add(reason)
    else holds.delete(reason)
    keepTime()
  }

  let before: HTMLElement | null = null
  function dismiss() {
    const isFocused = region.matches(':focus-within')
    for (const place of places) place.replaceChildren()
    region.classList.remove('open')
    button.hidden = true
    if (isFocused) {
      region.blur()
      before?.focus()
    }
    holds.clear()
    keepTime()
  }

  let from: number | undefined
  const swiped = ({ clientX }: PointerEvent) => (from === undefined ? 0 : Math.max(0, clientX - from))
  function letGo() {
    from = undefined
    region.style.removeProperty('--swiped')
  }

  region.addEventListener('pointerenter', () => hold('pointer', true))
  region.addEventListener('pointerleave', () => hold('pointer', false))
  region.addEventListener('focusin', ({ relatedTarget, target }) => {
    if (!region.contains(relatedTarget as Node | null)) before = relatedTarget as HTMLElement | null
    // A tap gives the focus too, and means nothing by it.
    if ((target as Element).matches(':focus-visible')) hold('focus', true)
  })
  region.addEventListener('focusout', ({ relatedTarget }) => {
    if (!region.contains(relatedTarget as Node | null)) hold('focus', false)
  })
  region.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || button.contains(event.target as Node)) return
    from = event.clientX
    region.setPointerCapture(event.pointerId)
  })
  region.addEventListener('pointermove', (event) =>
    region.style.setProperty('--swiped', `${swiped(event)}px`),
  )
  region.addEventListener('pointerup', (event) => {
    if (swiped(event) >= THRESHOLD) dismiss()
    letGo()
  })
  region.addEventListener('pointercancel', letGo)
  region.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss())
  button.addEventListener('click', dismiss)
  document.addEventListener('visibilitychange', keepTime)
  document.addEventListener('keydown', ({ key }) => key === 'F8' && !button.hidden && region.focus())

  return ({ title, description, kind }) => {
    for (const place of places) place.replaceChildren()
    places[kind === 'danger' ? 1 : 0]?.append(
      ...[title, description].filter((words) => words !== undefined).map(paragraph),
    )
    region.dataset.kind = kind ?? ''
    region.classList.add('open')
    button.hidden = false
    left = DURATION
    since = undefined
    keepTime()
  }
}

let show: ReturnType<typeof prepare> | undefined

/** Shows a short message at the edge of the page, in place of the one before (spec section 4, 'Toasts'). */
export function toast(message: Toast): void {
  show ??= prepare()
  show(message)
}
