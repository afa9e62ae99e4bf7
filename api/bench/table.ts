import { existsSync, readFileSync } from 'node:fs'
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

/** Processor time since the machine started: what the host kept to itself while it was wanted, and what was used; nothing where it does not say. */
function processorTimes(): { stolen: number; used: number } | undefined {
  const line = existsSync('/proc/stat') ? readFileSync('/proc/stat', 'utf8').split('\n')[0] : undefined
  if (!line) return undefined
  // proc(5): user, nice, system, idle, iowait, irq, softirq, steal; guests' time is part of user.
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return { stolen, used: user + nice + system + irq + softirq }
}
const atFirst = processorTimes()

/** Says how much of the processor time that was wanted the host gave to others: what it kept slows ours and a reference alike, or only one. */
function printStolen(): void {
  const atLast = processorTimes()
  if (!atFirst || !atLast) return
  const stolen = atLast.stolen - atFirst.stolen
  const share = stolen / (stolen + atLast.used - atFirst.used)
  console.log(`The host kept ${(share * 100 || 0).toFixed(0)} % of the processor time that was wanted.`)
}

/** Says what a figure was measured on; at the end also how much of it was there. */
export function printMachine(): void {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  console.log(
    `On ${cpus().length} × ${cpu?.model}, ${memory} GiB, Linux ${release()}, Node ${process.versions.node}\n`,
  )
  process.once('exit', printStolen)
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
