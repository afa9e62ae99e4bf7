import type { Encoding, StaticFile, Variant } from './static-file.ts'

/** What browsers send; deciding it once a header spares the parsing. */
const decided = new Map<string, readonly Encoding[]>()
/** Strangers may send anything; only so many headers are remembered. */
const REMEMBERED = 100

const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity']

function parse(header: string): readonly Encoding[] {
  const weights = new Map<string, number>()
  for (const part of header.split(',')) {
    // Splitting by a plain character: a pattern with spaces on both sides costs the square of a long header.
    const [name = '', ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((one) => one.trim())
    const q = parameters.find((one) => one.startsWith('q='))
    weights.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0)
  }
  const rest = weights.get('*') ?? 0
  const weightOf = (name: Encoding) =>
    weights.get(name) ?? (name === 'identity' ? Math.max(rest, 0.001) : rest)
  return PREFERENCE.filter((name) => weightOf(name) > 0).sort((a, b) => weightOf(b) - weightOf(a))
}

/** The form of a file that the client likes best by its q-values; among equals the smallest. */
export function choose(header: string | undefined, file: StaticFile): Variant {
  if (!header) return file.identity
  let liked = decided.get(header)
  if (!liked) {
    liked = parse(header)
    if (decided.size < REMEMBERED) decided.set(header, liked)
  }
  for (const encoding of liked) {
    const variant = file[encoding]
    if (variant) return variant
  }
  return file.identity
}
