import type { Rarities } from './scheme.ts'
import { type Letter, parseRarities, type Script } from './spelling.ts'

/** How many letters before it a letter is expected from. */
const MEMORY = 2
/** More than the letters of any script, the end of a word included. */
const BASE = 256

/** What is expected behind some letters. */
export type Memory = number

export interface LetterModel {
  start: Memory
  follow(memory: Memory, letter: Letter): { place: Memory; bits: number }
  end(memory: Memory): number
}

/**
 * Which letters follow which, learnt from words: letters that were seen behind the last two, mixed with what was seen
 * behind fewer (Witten and Bell 1991, method C), and at last with how rare a letter is by itself.
 */
export function learnLetters(script: Script, rarity: Rarities, words: Iterable<Letter[]>): LetterModel {
  const END = script.letters.length + 1
  const seen = new Map<number, number>()
  const followers = new Map<number, { total: number; kinds: number }>()
  const recent = (memory: Memory, length: number) => memory % BASE ** length

  const learn = (memory: Memory, id: number) => {
    for (let length = 0; length <= MEMORY; length++) {
      // The length is part of the key, so that a short memory is not taken for a long one with an empty begin.
      const context = recent(memory, length) * (MEMORY + 1) + length
      const key = context * BASE + id
      const count = seen.get(key) ?? 0
      seen.set(key, count + 1)
      const all = followers.get(context)
      if (all) {
        all.total++
        if (count === 0) all.kinds++
      } else followers.set(context, { total: 1, kinds: 1 })
    }
  }
  const next = (memory: Memory, id: number) => recent(memory, MEMORY - 1) * BASE + id
  for (const letters of words) {
    let memory = 0
    for (const { id } of letters) {
      learn(memory, id + 1)
      memory = next(memory, id + 1)
    }
    learn(memory, END)
  }

  const rarities = new Map(parseRarities(rarity).map(({ text, bits }) => [text, bits]))
  const rarityOf = (text: string): number =>
    rarities.get(text) ?? [...text].reduce((bits, character) => bits + (rarities.get(character) ?? 0), 0)
  const shares = script.letters.map(({ text }) => 2 ** -rarityOf(text))
  const sum = shares.reduce((all, share) => all + share, 0)
  const known = new Map<number, number>()
  const bitsOf = (memory: Memory, id: number) => {
    const key = memory * BASE + id
    const before = known.get(key)
    if (before !== undefined) return before
    let share = id === END ? 0.1 : (0.9 * (shares[id - 1] ?? 0)) / sum
    for (let length = 0; length <= MEMORY; length++) {
      const context = recent(memory, length) * (MEMORY + 1) + length
      const all = followers.get(context)
      if (!all) break
      share = ((seen.get(context * BASE + id) ?? 0) + all.kinds * share) / (all.total + all.kinds)
    }
    const bits = -Math.log2(share)
    known.set(key, bits)
    return bits
  }
  return {
    start: 0,
    follow: (memory, { id }) => ({ place: next(memory, id + 1), bits: bitsOf(memory, id + 1) }),
    end: (memory) => bitsOf(memory, END),
  }
}
