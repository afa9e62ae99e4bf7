/** The pattern for `ilike` that finds `text` anywhere, with what LIKE would read as wildcards taken literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
