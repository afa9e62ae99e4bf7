import {
  type ChatReport,
  decideChatReport,
  decideChatReports,
  type ReportStatus,
} from '@nila/api/contract/chat-reports'
import { useFormat } from '../components/use-format.ts'
import { useDecisions } from '../decisions/use-decisions.tsx'
import { useAssistantWords } from '../providers/use-assistant-words.ts'
import { useCall } from '../providers/use-call.ts'
import { reportStatuses } from './report-status.ts'

export interface ReportDecision {
  status: ReportStatus
  /** Why, in words. */
  resolution: string
}

/** What a report is called where its own words would be too long. */
export function useReportName(): (report: Pick<ChatReport, 'id' | 'reason'>) => string {
  const words = useAssistantWords()
  return ({ id, reason }) => words('reports.name', { id, reason: words(`reports.reason.${reason}`) })
}

/**
 * Deciding reports.
 * @param shown the status that the list shows; undefined for all
 */
export function useReportDecisions(shown: ReportStatus | undefined) {
  const words = useAssistantWords()
  const format = useFormat()
  const call = useCall()
  const nameOf = useReportName()
  return useDecisions<ChatReport, ReportDecision>({
    decideOne: ({ id, version }, body) => call(decideChatReport, { params: { id }, body }, version),
    decideMany: (reports, decision) => {
      const ids = reports.map(({ id }) => id)
      const versions = Object.fromEntries(reports.map(({ id, version }) => [id, version]))
      return call(decideChatReports, { body: { ids, versions, ...decision } })
    },
    apply: (report, { status, resolution }) => ({
      ...report,
      status,
      resolution: status === 'open' ? '' : resolution,
    }),
    isListed: ({ status }) => shown === undefined || status === shown,
    nameOf,
    fields: [
      {
        label: words('reports.statusField'),
        textOf: ({ status }) => words(`reports.status.${status}`),
      },
      { label: words('reports.resolution'), textOf: ({ resolution }) => resolution },
      {
        label: words('reports.decided'),
        textOf: ({ resolvedAt, resolvedByName }) =>
          resolvedAt
            ? words('reports.decidedBy', {
                name: resolvedByName ?? words('reports.former'),
                time: format.dayAndTime(resolvedAt),
              })
            : '',
      },
      { label: words('reports.question'), textOf: ({ question }) => question },
      { label: words('reports.answer'), textOf: ({ answer }) => answer },
    ],
    done: ({ status }, count) => ({
      title: words('reports.updated'),
      description: words(reportStatuses[status].decided, { smart_count: count }),
    }),
    failed: () => ({ title: words('reports.updateFailed') }),
  })
}
