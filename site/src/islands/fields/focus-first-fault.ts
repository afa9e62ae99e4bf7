/** Puts the cursor into the first of the form's fields that something is wrong with. */
export function focusFirstFault(form: HTMLFormElement, faults: Record<string, unknown>): void {
  for (const element of form.elements) {
    if (!(element instanceof HTMLElement && 'name' in element && String(element.name) in faults)) continue
    element.focus()
    return
  }
}
