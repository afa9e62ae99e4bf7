/** The dark modules of a QR code as the `d` of an SVG path, a rectangle for each run in a row. */
export const qrPath = (rows: boolean[][]): string =>
  rows
    .map((row, y) => {
      const runs = row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g)
      return [...runs].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join('')
    })
    .join('')
