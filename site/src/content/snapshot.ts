import { readFileSync } from 'node:fs'
import { CopySnapshot, SNAPSHOT_VARIABLE } from '@nila/api/contract/copy/snapshot'
import type { ReleaseProblem } from '@nila/api/contract/releases'

/** What was published cannot be shown. Whoever renders the site tells it by `problems`: the class is another one in a bundle. */
export class SnapshotError extends Error {
  readonly problems: ReleaseProblem[]

  constructor(problems: ReleaseProblem[]) {
    super(problems.map(({ locale, key, detail }) => `${locale} ${key}: ${detail}`).join('\n'))
    this.problems = problems
  }
}

function readSnapshot(): CopySnapshot {
  const file = process.env[SNAPSHOT_VARIABLE]
  return CopySnapshot.parse(file ? JSON.parse(readFileSync(file, 'utf8')) : {})
}

/** What was published over the defaults, read once; empty where nobody names a snapshot, as in a build. */
export const snapshot = readSnapshot()
