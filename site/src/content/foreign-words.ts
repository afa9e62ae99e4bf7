/** Names that stand in Latin letters in every language. */
const NAMES = new Set(
  [
    'Nila AI UPI UTR QR ID IP MIT JSON KB MB URL',
    'Android iOS iPhone iPad App Store Google Play Chrome Edge Safari Firefox HTML Windows macOS Linux',
    'JavaScript GitHub DB JPEG PNG WebP',
  ]
    .join(' ')
    .split(' '),
)

/** What is no word: places to be filled, addresses in links and in the text. */
const NO_WORDS = /\{\w+\}|\]\([^)]*\)|https?:\S+|mailto:|\S+@\S+|(?<![\w/])\/[\w/-]+/g

/** The words of a text in Latin letters that are no names: left-over English, in a language of another script. */
export const latinWordsIn = (text: string): string[] =>
  (text.replace(NO_WORDS, ' ').match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !NAMES.has(word))
