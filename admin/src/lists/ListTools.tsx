import { Box } from '@mui/material'
import type { ViewedResource } from '@nila/api/contract/saved-views'
import { RefreshButton } from '../components/RefreshButton.tsx'
import { ColumnsMenu } from './ColumnsMenu.tsx'
import { CsvLink, type ExportedList } from './CsvLink.tsx'
import { type ChoosableColumn, useColumns } from './use-columns.ts'
import { ViewsMenu } from './ViewsMenu.tsx'

interface ListToolsProps {
  resource: ViewedResource
  /** The list that is exported. */
  list: ExportedList
  /** Those of its table; none where it shows cards. */
  columns?: ChoosableColumn[]
  /** Which of the screen's lists this is, where it has several: the last step of its path; none for the first one. */
  part?: string
}

const NO_COLUMNS: ChoosableColumn[] = []

/** What every list has beside its title: saved views, the choice of columns, its rows as a file, refresh. */
export function ListTools({ resource, list, columns = NO_COLUMNS, part }: ListToolsProps) {
  const { inQuery } = useColumns(resource, columns)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <ViewsMenu resource={resource} columns={inQuery} part={part} />
      {columns.length > 0 && <ColumnsMenu resource={resource} columns={columns} />}
      <CsvLink list={list} />
      <RefreshButton />
    </Box>
  )
}
