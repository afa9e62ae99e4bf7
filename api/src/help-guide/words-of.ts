/** What people write in different ways and mean as one. NFKD has taken letters and their signs apart before. */
const FOLDED: [RegExp, string][] = [
  // Accents, points and vowel signs above letters of Latin and Arabic, the nukta of each Indic script, joiners, apostrophes.
  [/[\u0300-\u036f\u064b-\u065f\u0670\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u00ad\u200b-\u200f'’]/g, ''],
  // Arabic letters where Urdu has its own, and the shapes of its h.
  [/[يىې]/g, 'ی'],
  [/ك/g, 'ک'],
  [/[هھۂۃةۀە]/g, 'ہ'],
  // A nasal before a consonant is an anusvara: हिन्दी, हिंदी.
  [/[ङञणनम]्(?=[क-ह])|ँ/g, 'ं'],
  [/[ઙઞણનમ]્(?=[ક-હ])|ઁ/g, 'ં'],
  // The vowel of English words: अॅप, ॲप, ऍप.
  [/[ॲऍ]/g, 'अॅ'],
  // Gurmukhi writes it in two ways, and often leaves the sign of a double consonant out.
  [/ੰ/g, 'ਂ'],
  [/ੱ/g, ''],
  // Bengali keyboards write Assamese; its candrabindu is often left out.
  [/ৰ/g, 'র'],
  [/ৱ/g, 'ব'],
  [/ৎ/g, 'ত্'],
  [/ঁ/g, ''],
  // Malayalam letters without a vowel, which older keyboards write with a virama.
  [/ൺ/g, 'ണ്'],
  [/ൻ/g, 'ന്'],
  [/ർ/g, 'ര്'],
  [/ൽ/g, 'ല്'],
  [/ൾ/g, 'ള്'],
  [/ൿ/g, 'ക്'],
]

const fold = (text: string): string =>
  FOLDED.reduce(
    (folded, [pattern, letters]) => folded.replace(pattern, letters),
    text.normalize('NFKD').toLowerCase(),
  )

/** The words of a text, spelled so that those that are written in several ways are equal. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []
