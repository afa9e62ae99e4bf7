import { Typography } from '@mui/material'
import type { AuditEntry } from '@nila/api/contract/audit-log'
import { useListContext, useTranslate } from 'react-admin'
import { type Column, RecordTable } from '../components/RecordTable.tsx'
import { useFormat } from '../components/use-format.ts'
import { useWords } from '../providers/use-words.ts'

// Each detail as it was written down; only what is empty is left out.
const detailsOf = (details: AuditEntry['details'], nameOf: (name: string) => string) =>
  Object.entries(details)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${nameOf(name)}: ${value}`)
    .join(' · ')

export function AuditTable() {
  const words = useWords()
  const format = useFormat()
  const translate = useTranslate()
  const { data = [] } = useListContext<AuditEntry>()
  const nameOf = (name: string) => translate(`audit.detail.${name}`, { _: name })

  const describe = ({ action, details }: AuditEntry): string => {
    if (action !== 'user.change_role') return detailsOf(details, nameOf)
    const [from, to] = [details.from, details.to].map((role) => translate(`role.${role}`))
    return words('audit.roleChange', { from, to })
  }

  const subjectOf = ({ subjectType, subjectId }: AuditEntry) =>
    subjectId === null
      ? translate(`audit.subjects.${subjectType}`, { _: subjectType })
      : translate(`audit.subjectOf.${subjectType}`, { id: subjectId, _: `${subjectType} ${subjectId}` })

  const columns: Column<AuditEntry>[] = [
    { key: 'at', label: words('audit.when'), render: ({ at }) => format.dayAndTime(at) },
    {
      key: 'actorName',
      label: words('audit.who'),
      render: ({ actorName }) => <bdi>{actorName ?? words('audit.system')}</bdi>,
    },
    {
      key: 'action',
      label: words('audit.what'),
      render: ({ action }) => (
        <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
          {words(`audit.action.${action}`)}
        </Typography>
      ),
    },
    { key: 'subject', label: words('audit.subject'), render: subjectOf },
    {
      key: 'details',
      label: words('audit.details'),
      render: (entry) => {
        const text = describe(entry)
        return text ? (
          <Typography component="bdi" variant="body2" color="textSecondary">
            {text}
          </Typography>
        ) : null
      },
    },
  ]
  return <RecordTable name={words('audit.title')} columns={columns} records={data} />
}
