import type { AuditEntry } from '@nila/api/contract/audit-log'
import { useListContext } from 'react-admin'
import { type Column, RecordTable } from '../components/RecordTable.tsx'
import { useWords } from '../providers/use-words.ts'

interface AuditTableProps {
  columns: Column<AuditEntry>[]
  onOpen: (entry: AuditEntry) => void
}

export function AuditTable({ columns, onOpen }: AuditTableProps) {
  const words = useWords()
  const { data = [], sort, setSort } = useListContext<AuditEntry>()
  return (
    <RecordTable
      name={words('audit.title')}
      columns={columns}
      records={data}
      sort={sort}
      onSort={setSort}
      onOpen={onOpen}
    />
  )
}
