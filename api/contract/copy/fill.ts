/** Puts values in the places of `{names}`. Its own file, because the pages' scripts use it and must not carry zod. */
export const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
