import type { PersonalWords } from '../../../typing/personal-words.ts'
import { GUEST } from '../state/drafts.ts'

const PREFIX = 'chat_roman_words_'
const IS_ON = 'nila_roman_typing'

// Of guests only for as long as the tab is open: nothing else of them is kept either.
const storeOf = (owner: string) => (owner === GUEST ? sessionStorage : localStorage)

const isWords = (value: unknown): value is PersonalWords => typeof value === 'object' && value !== null

/** What somebody chose for the words that they typed, on this device; what others chose on it is forgotten. */
export function readPersonalWords(owner: string): PersonalWords {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && key !== PREFIX + owner) localStorage.removeItem(key)
    const kept: unknown = JSON.parse(storeOf(owner).getItem(PREFIX + owner) ?? 'null')
    return isWords(kept) ? kept : {}
  } catch {
    return {}
  }
}

export function keepPersonalWords(owner: string, words: PersonalWords): void {
  try {
    storeOf(owner).setItem(PREFIX + owner, JSON.stringify(words))
  } catch {}
}

/** Whether typing with English letters is on, on this device. */
export function readIsOn(): boolean {
  try {
    return localStorage.getItem(IS_ON) === '1'
  } catch {
    return false
  }
}

export function keepIsOn(isOn: boolean): void {
  try {
    localStorage.setItem(IS_ON, isOn ? '1' : '0')
  } catch {}
}
