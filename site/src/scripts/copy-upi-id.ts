const one = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)

/** Shows the button that copies the UPI id, and makes it work. Without it the id can be selected. */
export function offerCopying(): void {
  const id = one('[data-upi-id]')
  const button = one<HTMLButtonElement>('[data-copy-upi-id]')
  const outcome = one('[data-copy-outcome]')
  if (!id || !button || !outcome) return
  button.hidden = false
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(id.textContent)
      outcome.textContent = button.dataset.copied ?? ''
    } catch {
      // Browsers refuse it where the connection is not secure, or the user said no.
      getSelection()?.selectAllChildren(id)
      outcome.textContent = button.dataset.failed ?? ''
    }
  })
}
