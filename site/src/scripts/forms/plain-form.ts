/** What to say of what is wrong: beside fields, by their names, or above the form. */
export interface FormFaults {
  fields?: Record<string, string>
  alert?: string
}

interface FormHandlers {
  /** What is wrong before anything is sent; nothing is sent unless it is empty. */
  check(): FormFaults
  send(): Promise<void>
  /** What to say where sending failed. */
  explain(thrown: unknown): FormFaults
  /** What the button says while sending. */
  sending: string
  /** Whether the page is left after sending, so that the button stays as it is. */
  isLast?: boolean
}

/** A form of components/sign-in at work. */
export interface PlainForm {
  input(name: string): HTMLInputElement
  /** What was typed, as it was typed. */
  text(name: string): string
  /** Says what is wrong and puts the cursor there; without faults it clears what was said. */
  tell(faults: FormFaults): void
  succeed(words: string): void
  /** Takes back what the address says of an attempt that was sent without JavaScript. */
  forgetOutcomes(): void
}

const isFilled = (faults: FormFaults) => Boolean(faults.alert) || Object.keys(faults.fields ?? {}).length > 0

function offerPasswords(form: HTMLFormElement): void {
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-show-password]')) {
    const input = form.elements.namedItem(button.dataset.showPassword ?? '') as HTMLInputElement
    button.hidden = false
    button.addEventListener('click', () => {
      const isShown = input.type === 'password'
      input.type = isShown ? 'text' : 'password'
      button.classList.toggle('shown', isShown)
      const label = (isShown ? button.dataset.hide : button.dataset.show) ?? ''
      button.ariaLabel = label
      button.title = label
    })
  }
}

/** Takes a form over from the browser: it is sent once at a time, and nothing that was typed is lost. */
export function plainForm(form: HTMLFormElement, handlersOf: (form: PlainForm) => FormHandlers): PlainForm {
  const alert = form.querySelector('[data-alert]')
  const success = form.querySelector('[data-success]')
  const submit = form.querySelector<HTMLButtonElement>('[type=submit]')
  let label = ''
  const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement

  const plain: PlainForm = {
    input,
    text: (name) => input(name).value,
    tell({ fields = {}, alert: words = '' }) {
      if (alert) alert.textContent = words
      for (const place of form.querySelectorAll<HTMLElement>('[data-error-of]')) {
        const name = place.dataset.errorOf ?? ''
        place.textContent = fields[name] ?? ''
        place.hidden = !(name in fields)
        input(name).ariaInvalid = String(name in fields)
      }
      form.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus()
    },
    succeed(words) {
      if (success) success.textContent = words
    },
    forgetOutcomes() {
      for (const outcome of form.querySelectorAll<HTMLElement>('[data-outcome]')) outcome.hidden = true
    },
  }
  const { check, send, explain, sending, isLast = false } = handlersOf(plain)

  const setBusy = (isBusy: boolean) => {
    if (!submit || submit.disabled === isBusy) return
    if (isBusy) label = submit.textContent
    submit.disabled = isBusy
    submit.ariaBusy = String(isBusy)
    submit.textContent = isBusy ? sending : label
  }

  form.noValidate = true
  offerPasswords(form)
  // A page that comes back from the browser's memory must be ready to be used again.
  window.addEventListener('pageshow', ({ persisted }) => persisted && setBusy(false))
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    plain.forgetOutcomes()
    const faults = check()
    plain.tell(faults)
    if (isFilled(faults)) return
    setBusy(true)
    try {
      await send()
      if (!isLast) setBusy(false)
    } catch (thrown) {
      setBusy(false)
      plain.tell(explain(thrown))
    }
  })
  return plain
}
