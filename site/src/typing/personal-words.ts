/** What a person chose for a Roman word, and how often: a plain object that the caller keeps, on the device. */
export type PersonalWords = Record<string, Record<string, number>>

/** Roman words that are remembered; beyond that the one that was not chosen for longest is forgotten. */
const REMEMBERED = 2000
/** A choice made so often comes first. */
const HABIT = 2

const chosenFor = (words: PersonalWords, roman: string) =>
  Object.hasOwn(words, roman) ? words[roman] : undefined

/** What was chosen for a Roman word, the most frequent choice first, the last one among equals. */
export function personalWords(words: PersonalWords, roman: string): string[] {
  return Object.entries(chosenFor(words, roman) ?? {})
    .reverse()
    .sort(([, a], [, b]) => b - a)
    .map(([word]) => word)
}

/** Whether the word was chosen often enough to come first. */
export function isFirstByHabit(words: PersonalWords, roman: string, word: string): boolean {
  return (chosenFor(words, roman)?.[word] ?? 0) >= HABIT
}

/** The store with one more choice. A new habit ends the old one, however old that is. */
export function remember(words: PersonalWords, roman: string, chosen: string): PersonalWords {
  const key = roman.toLowerCase()
  const { [chosen]: times = 0, ...rivals } = chosenFor(words, key) ?? {}
  const tamed = Object.entries(rivals).map(([word, count]) => [word, Math.min(count, HABIT - 1)])
  const { [key]: _, ...others } = words
  const kept = Object.entries(others).slice(1 - REMEMBERED)
  return Object.fromEntries([...kept, [key, { ...Object.fromEntries(tamed), [chosen]: times + 1 }]])
}
