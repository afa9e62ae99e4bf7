import Download from '@mui/icons-material/FileDownloadOutlined'
import { csvAddress } from '@nila/api/contract/client'
import type { ListEndpoint } from '@nila/api/contract/endpoint'
import { useListContext } from 'react-admin'
import { useWords } from '../providers/use-words.ts'
import { ToolButton } from './ToolButton.tsx'

/** A list that the API also gives as a file. */
export type ExportedList = ListEndpoint & { csv: readonly string[] }

/** The whole list, as it is filtered and sorted, as a file that the server streams. */
export function CsvLink({ list }: { list: ExportedList }) {
  const words = useWords()
  const { filterValues, sort } = useListContext()
  const address = csvAddress(list, { sort: [sort.field, sort.order], filter: filterValues })
  return (
    <ToolButton
      icon={Download}
      label={words('csv.title')}
      title={words('csv.hint')}
      href={address}
      download
    />
  )
}
