import { Box, Button, Typography } from '@mui/material'
import { useListContext } from 'react-admin'
import { type Column, RecordTable } from '../components/RecordTable.tsx'
import { StateChip } from '../components/StateChip.tsx'
import { useFormat } from '../components/use-format.ts'
import type { EmailLogRecord } from '../providers/data-provider.ts'
import { useWords } from '../providers/use-words.ts'
import { reasonIcons } from './log-reasons.ts'

interface LogTableProps {
  selected: string | undefined
  onView: (log: EmailLogRecord) => void
  /** Absent for whoever may not delete. */
  onDelete: ((log: EmailLogRecord) => void) | undefined
}

export function LogTable({ selected, onView, onDelete }: LogTableProps) {
  const words = useWords()
  const format = useFormat()
  const { data = [], sort, setSort } = useListContext<EmailLogRecord>()
  const namesOf = ({ recipient, timestamp }: EmailLogRecord) => ({
    recipient,
    time: format.moment(timestamp),
  })

  const columns: Column<EmailLogRecord>[] = [
    {
      key: 'timestamp',
      label: words('emailLogs.at'),
      sortable: true,
      render: ({ timestamp }) => <time dateTime={timestamp}>{format.moment(timestamp)}</time>,
    },
    {
      key: 'recipient',
      label: words('emailLogs.recipient'),
      sortable: true,
      render: ({ recipient }) => (
        <Typography component="bdi" variant="body2" sx={{ fontWeight: 600 }}>
          {recipient}
        </Typography>
      ),
    },
    {
      key: 'size',
      label: words('emailLogs.size'),
      sortable: true,
      render: ({ size }) => format.size(size),
    },
    {
      key: 'reason',
      label: words('emailLogs.reason'),
      render: ({ reason }) => (
        <StateChip tone="default" icon={reasonIcons[reason]} label={words(`emailLogs.reasons.${reason}`)} />
      ),
    },
    {
      key: 'actions',
      label: words('emailLogs.actions'),
      isAction: true,
      render: (log) => (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2, whiteSpace: 'nowrap' }}>
          <Button
            size="small"
            variant="outlined"
            data-view
            aria-label={words('emailLogs.viewOf', namesOf(log))}
            onClick={(event) => {
              event.stopPropagation()
              onView(log)
            }}
          >
            {words('emailLogs.view')}
          </Button>
          {onDelete && (
            <Button
              size="small"
              variant="outlined"
              color="error"
              aria-label={words('emailLogs.deleteOf', namesOf(log))}
              onClick={(event) => {
                event.stopPropagation()
                onDelete(log)
              }}
            >
              {words('emailLogs.delete')}
            </Button>
          )}
        </Box>
      ),
    },
  ]

  return (
    <RecordTable
      name={words('emailLogs.title')}
      columns={columns}
      records={data}
      sort={sort}
      onSort={setSort}
      onOpen={onView}
      current={selected}
    />
  )
}
