import type { CopyDefaults } from './copy-defaults.ts'

type Names = Pick<CopyDefaults, 'renamedKeys'>

/** The name that a key has now; its own where it was never renamed. */
export function nameNow({ renamedKeys }: Names, key: string): string {
  let name = key
  // No more steps than there are names, lest two that swapped lead round for ever.
  for (let left = Object.keys(renamedKeys).length; left > 0; left -= 1) {
    const next = Object.hasOwn(renamedKeys, name) ? renamedKeys[name] : undefined
    if (next === undefined) break
    name = next
  }
  return name
}

/** All names that a key ever had, the one of now first. */
export const namesOf = (names: Names, key: string): string[] => [
  key,
  ...Object.keys(names.renamedKeys).filter((former) => former !== key && nameNow(names, former) === key),
]
