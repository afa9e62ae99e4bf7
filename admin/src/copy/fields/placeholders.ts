const namesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** Which `{names}` a text lacks, and which of its own nobody fills. */
export function placeholderFaults(text: string, wanted: readonly string[]) {
  const names = namesIn(text)
  return {
    missing: wanted.filter((name) => !names.includes(name)),
    extra: [...new Set(names)].filter((name) => !wanted.includes(name)),
  }
}
