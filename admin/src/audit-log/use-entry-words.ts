import type { AuditEntry } from '@nila/api/contract/audit-log'
import { useTranslate } from 'react-admin'
import { useFormat } from '../components/use-format.ts'
import { useWords } from '../providers/use-words.ts'
import { reviewStatuses } from '../reviews/review-status.ts'

type Value = AuditEntry['details'][string]

/** A field that was changed, in words. */
export interface Change {
  field: string
  name: string
  from: string
  to: string
}

// They tell the server what to put back and whether it still stands; the entry itself says who it was, and when.
const NOT_SHOWN = ['version', 'resolvedBy', 'resolvedAt']

/** What an entry of the audit log says, in the chosen language. */
export function useEntryWords() {
  const words = useWords()
  const format = useFormat()
  const translate = useTranslate()
  const own = (value: unknown) => ({ _: String(value) })

  const inWords = (field: string, value: Value | undefined): string => {
    if (field === 'expiresAt') return value ? format.dayAndTime(String(value)) : words('history.noExpiry')
    if (value === null || value === undefined || value === '') return words('history.empty')
    if (typeof value === 'boolean') return words(value ? 'list.yes' : 'list.no')
    if (field === 'isApproved' && (value === 0 || value === 1 || value === 2))
      return words(`reviews.${reviewStatuses[value].name}`)
    if (field === 'status') return translate(`history.status.${value}`, own(value))
    if (field === 'role') return translate(`role.${value}`, own(value))
    if (field === 'price') return format.rupees(Number(value))
    return String(value)
  }

  const changesOf = ({ before, after, action, details }: AuditEntry): Change[] => {
    const [from, to] =
      action === 'user.change_role' ? [{ role: details.from }, { role: details.to }] : [before, after]
    const fields = new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})])
    return (
      [...fields]
        .filter((field) => !NOT_SHOWN.includes(field))
        .map((field) => ({
          field,
          name: translate(`history.field.${field}`, own(field)),
          from: inWords(field, from?.[field as keyof typeof from]),
          to: inWords(field, to?.[field as keyof typeof to]),
        }))
        // What is put down with a change for the sake of undoing it may be the same before and after.
        .filter((change) => change.from !== change.to)
    )
  }

  return {
    actor: ({ actorName }: AuditEntry) => actorName ?? words('audit.system'),
    action: ({ action }: AuditEntry) => words(`audit.action.${action}`),

    subject: ({ subjectType, subjectId }: Pick<AuditEntry, 'subjectType' | 'subjectId'>) =>
      subjectId === null
        ? translate(`audit.subjects.${subjectType}`, own(subjectType))
        : translate(`audit.subjectOf.${subjectType}`, { id: subjectId, _: `${subjectType} ${subjectId}` }),

    /** Each detail as it was written down; only what is empty, or said as a change, is left out. */
    details: ({ action, details }: AuditEntry) =>
      action === 'user.change_role'
        ? ''
        : Object.entries(details)
            .filter(([, value]) => value !== null && value !== '')
            .map(([name, value]) => `${translate(`audit.detail.${name}`, own(name))}: ${value}`)
            .join(' · '),

    changes: changesOf,

    /** From where it was done: the cut address and its country. */
    place: ({ ip, country }: AuditEntry) =>
      [ip, country && format.country(country)].filter(Boolean).join(' · '),
  }
}
