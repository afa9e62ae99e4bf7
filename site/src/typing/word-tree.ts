import type { Rarities, Scheme, WordGroup } from './scheme.ts'
import { type Letter, parseRarities, type Script } from './spelling.ts'

/** Where some letters lead in the lexicon. */
export interface Branch {
  id: number
  next: Map<number, Branch>
  /** How rare the least rare word behind it is, in bits: what a path that leads there has paid, so that paths compare. */
  least: number
  /** How rare the word is that ends here, in bits. */
  bits?: number
  /** The endings of the stem that ends here, and how rare it is. */
  endings?: { place: Branch; bits: number }[]
}

/** A word that has a spelling of its own, as those from English have. */
export interface OwnSpelling {
  text: string
  bits: number
  endings?: Branch
}

export interface WordTree {
  root: Branch
  spelled: Map<string, OwnSpelling[]>
  /** The words and their forms, letter by letter, to learn from. */
  forms: Letter[][]
}

let branches = 0
const branch = (): Branch => ({ id: branches++, next: new Map(), least: 0 })

/** Where a word ends that takes no endings. */
export const NO_ENDINGS: Branch = { ...branch(), bits: 0 }

function grow(root: Branch, letters: Letter[]): Branch {
  let at = root
  for (const { id } of letters) {
    let next = at.next.get(id)
    if (!next) {
      next = branch()
      at.next.set(id, next)
    }
    at = next
  }
  return at
}

/** Finds out `least` of a branch and of all behind it. */
function settle(branch: Branch): number {
  const ends = [branch.bits, ...(branch.endings ?? []).map(({ place, bits }) => bits + place.least)]
  const behind = [...branch.next.values()].map(settle)
  branch.least = Math.min(...[...ends, ...behind].filter((bits) => bits !== undefined))
  return branch.least
}

/** How much rarer each further spelling of a word is than the one before, in bits. */
const NEXT_SPELLING = 0.8
/** One form of a stem in so many is enough to learn from. */
const LEARNT = 12

function entriesOf({ words, bits, slope = 0, kind }: WordGroup) {
  const entries = words.trim().split(/\s+/)
  return entries.map((entry, index) => {
    const [text = '', own] = entry.normalize('NFC').split('=')
    return { text, own: own?.split(',') ?? [], bits: bits + (slope * index) / entries.length, kind, index }
  })
}

/** A kind's endings: as a tree that all its stems share, and one by one. */
interface Endings {
  root: Branch
  list: Letter[][]
}

/** The endings of each kind, behind a consonant and behind a vowel, where a sign stands alone: 'बच्ची', but 'मिठाई'. */
function growEndings(scheme: Scheme, script: Script): Map<string, Record<'consonant' | 'vowel', Endings>> {
  const alone = new Map(scheme.vowels.map(([letter, sign]) => [sign, letter]))
  const behindVowel = (text: string) => text && (alone.get(text.charAt(0)) ?? text.charAt(0)) + text.slice(1)
  const growAll = (rarities: Rarities, form: (text: string) => string): Endings => {
    const root = branch()
    const list = parseRarities(rarities).map(({ text, bits }) => {
      const letters = script.lettersOf(form(text)) ?? []
      grow(root, letters).bits = bits
      return letters
    })
    settle(root)
    return { root, list }
  }
  return new Map(
    Object.entries(scheme.endings).map(([kind, rarities]) => [
      kind,
      { consonant: growAll(rarities, (text) => text), vowel: growAll(rarities, behindVowel) },
    ]),
  )
}

/**
 * The lexicon as a tree of letters. Stems share the trees of their endings: 'करेंगे' is the branch of 'कर', and 'ेंगे' in that
 * of all verbs.
 */
export function growWords(scheme: Scheme, script: Script): WordTree {
  const tree: WordTree = { root: branch(), spelled: new Map(), forms: [] }
  const kinds = growEndings(scheme, script)
  for (const { text, own, bits, kind, index } of scheme.lexicon.flatMap(entriesOf)) {
    const letters = script.lettersOf(text)
    if (!letters) throw new Error(`The scheme has no spelling for a letter of '${text}'.`)
    const endings = kind && kinds.get(kind)?.[letters.at(-1)?.kind === 'consonant' ? 'consonant' : 'vowel']
    const end = grow(tree.root, letters)
    if (endings) end.endings = [...(end.endings ?? []), { place: endings.root, bits }]
    else end.bits = Math.min(end.bits ?? bits, bits)

    for (const [place, spelling] of own.entries()) {
      const word = { text, bits: bits + place * NEXT_SPELLING, ...(endings && { endings: endings.root }) }
      tree.spelled.set(spelling, [...(tree.spelled.get(spelling) ?? []), word])
    }
    const learnt = endings ? endings.list.filter((_, place) => (place + index) % LEARNT === 0) : [[]]
    const words = learnt.filter((ending) => ending.every((letter) => letter.text !== ' '))
    tree.forms.push(...words.map((ending) => [...letters, ...ending]))
  }
  settle(tree.root)
  return tree
}
