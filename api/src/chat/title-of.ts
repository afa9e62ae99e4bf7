/** Characters, as a reader counts them; a line of the list of conversations. */
const LONGEST = 60

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The title of a conversation: how its first message begins, and so in its language. */
export function titleOf(message: string): string {
  // A title shows no Markdown: the signs go, the words stay.
  const line = message
    .replace(/^\s*(#+|>|[-*+])\s+/gm, '')
    .replace(/\*\*|__|`+/g, '')
    .trim()
    .replace(/\s+/g, ' ')
  if (!line) return message.trim().slice(0, LONGEST)
  const all = Array.from(characters.segment(line.slice(0, LONGEST * 10)), ({ segment }) => segment)
  if (all.length <= LONGEST) return line
  const cut = all.slice(0, LONGEST).join('')
  const lastWord = cut.lastIndexOf(' ')
  return `${lastWord > cut.length / 2 ? cut.slice(0, lastWord) : cut}…`
}
