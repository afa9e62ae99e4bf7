/** Excel takes a file without it for another encoding than UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** What spreadsheets take for the beginning of a formula (R30), the full-width forms included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u

type Value = string | number | boolean | object | null | undefined

/** Text always stands in quotes: what separates cells depends on where the spreadsheet was installed. */
function cellOf(value: Value): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

const lineOf = (values: readonly Value[]): string => `${values.map(cellOf).join(',')}\r\n`

/** Writes records as CSV, the names of the columns first. */
export async function* writeCsv<T>(
  columns: readonly string[],
  batches: AsyncIterable<T[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + lineOf(columns)
  for await (const batch of batches) {
    yield batch
      .map((record) => lineOf(columns.map((name) => (record as Record<string, Value>)[name])))
      .join('')
  }
}
