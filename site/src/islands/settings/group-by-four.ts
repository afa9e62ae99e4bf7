/** Letters in groups of four, in which they are easier to copy by hand. */
export const groupByFour = (letters: string): string => letters.replace(/(.{4})(?=.)/gu, '$1 ')
