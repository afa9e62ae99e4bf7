export interface DiffPart {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** The most cells of the table that is filled to compare; longer texts are shown as gone and new altogether. */
const MOST_CELLS = 4_000_000

/** The words of a text, each with the space after it. */
const wordsIn = (text: string): string[] => text.match(/\S+\s*|^\s+/g) ?? []

/** Space is no word: a paragraph that was broken up still has its words. */
const isSameWord = (one: string | undefined, other: string | undefined): boolean =>
  one?.trimEnd() === other?.trimEnd()

/** How long the longest common run of words is from each pair of places on. */
function commonFrom(before: string[], after: string[]): Uint16Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const [row, below] = [table[i] as Uint16Array, table[i + 1] as Uint16Array]
      row[j] = isSameWord(before[i], after[j])
        ? (below[j + 1] ?? 0) + 1
        : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  return table
}

function compare(before: string[], after: string[]): DiffPart[] {
  const rest = (): DiffPart[] => [
    { kind: 'gone', text: before.join('') },
    { kind: 'new', text: after.join('') },
  ]
  if (before.length * after.length > MOST_CELLS) return rest()
  const table = commonFrom(before, after)
  const at = (i: number, j: number) => table[i]?.[j] ?? 0
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && isSameWord(before[i], after[j])) {
      parts.push({ kind: 'same', text: after[j] ?? '' })
      i++
      j++
    } else if (j >= after.length || (i < before.length && at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: 'gone', text: before[i] ?? '' })
      i++
    } else {
      parts.push({ kind: 'new', text: after[j] ?? '' })
      j++
    }
  }
  return parts
}

/** Parts of one kind that follow each other, as one; none that is empty. */
function joined(parts: DiffPart[]): DiffPart[] {
  const result: DiffPart[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (last?.kind === part.kind) last.text += part.text
    else if (part.text) result.push({ ...part })
  }
  return result
}

/** What became of a text, word by word (longest common subsequence). */
export function diffWords(before: string, after: string): DiffPart[] {
  const [old, now] = [wordsIn(before), wordsIn(after)]
  let start = 0
  while (start < Math.min(old.length, now.length) && isSameWord(old[start], now[start])) start++
  let end = 0
  while (end < Math.min(old.length, now.length) - start && isSameWord(old.at(-1 - end), now.at(-1 - end)))
    end++
  const same = (words: string[]): DiffPart => ({ kind: 'same', text: words.join('') })
  return joined([
    same(now.slice(0, start)),
    ...compare(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    same(now.slice(now.length - end)),
  ])
}
