/** What stands in a field. */
export const textIn = (field: HTMLElement): string => (field as HTMLInputElement).value

/** What is said below a field, also to who does not see it. */
export const descriptionOf = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
