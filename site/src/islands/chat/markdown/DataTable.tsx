import type { Tokens } from 'marked'
import { useMarkdown } from './context.ts'
import { Inline } from './Inline.tsx'
import { ScrollRegion } from './ScrollRegion.tsx'
import { inPlaces, tokensOf } from './tokens.ts'

/** What is written from right to left is not meant to begin at the left, though Markdown knows no other word for it. */
const CLASSES = { left: 'markdown-start', center: 'markdown-center', right: 'markdown-end' }

const className = ({ align }: Tokens.TableCell) => (align ? CLASSES[align] : undefined)

/** A table, which scrolls by itself where it is too wide. */
export function DataTable({ table }: { table: Tokens.Table }) {
  const { words } = useMarkdown()
  return (
    // The direction is that of the first words, and decides on which side the columns begin.
    <ScrollRegion name={words.table} className="markdown-table" dir="auto">
      <table>
        <thead>
          <tr>
            {inPlaces(table.header).map(({ part: cell, place }) => (
              <th key={place} scope="col" className={className(cell)}>
                <Inline tokens={tokensOf(cell)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inPlaces(table.rows).map(({ part: cells, place }) => (
            <tr key={place}>
              {inPlaces(cells).map(({ part: cell, place }) => (
                <td key={place} className={className(cell)}>
                  <Inline tokens={tokensOf(cell)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
