import { cpus, release, totalmem } from 'node:os'

/** One line of a benchmark: what was measured, against what, and what it must reach. */
export interface Row {
  what: string
  ours: number
  reference: number
  unit: string
  /** The least that ours may be, as a share of the reference (shared figures: `quality.md`). */
  target: number
}

const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 0 })

/** Prints rows of cells, the headings first, in columns. */
export function printTable(lines: string[][]): void {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  for (const line of lines)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}

/** Says what a figure was measured on. */
export function printMachine(): void {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  console.log(
    `On ${cpus().length} × ${cpu?.model}, ${memory} GiB, Linux ${release()}, Node ${process.versions.node}\n`,
  )
}

/** Prints figures with their ratio to a reference that was measured in the same run. */
export function printRatios(title: string, reference: string, rows: Row[]): void {
  console.log(title)
  printTable([
    ['', 'Nila', reference, 'unit', 'ratio', 'target', ''],
    ...rows.map(({ what, ours, reference: theirs, unit, target }) => {
      const ratio = ours / theirs
      return [
        what,
        number(ours),
        number(theirs),
        unit,
        ratio.toFixed(2),
        `≥ ${target}`,
        ratio >= target ? 'met' : 'MISSED',
      ]
    }),
  ])
  console.log()
}

export interface Limit {
  what: string
  value: number
  unit: string
  most: number
}

/** Prints figures with the most that each may be. */
export function printLimits(title: string, limits: Limit[]): void {
  console.log(title)
  printTable([
    ['', 'measured', 'unit', 'target', ''],
    ...limits.map(({ what, value, unit, most }) => [
      what,
      number(value),
      unit,
      `≤ ${most}`,
      value <= most ? 'met' : 'MISSED',
    ]),
  ])
  console.log()
}
