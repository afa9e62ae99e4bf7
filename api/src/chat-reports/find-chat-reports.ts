import type { CountName, Filter, listChatReports, SortField } from '@nila/api/contract'
import { MessageReport } from '@nila/db'
import { containing } from '../http/containing.ts'
import { type Counts, countListed } from '../http/count-records.ts'
import type { ListQuery } from '../http/list-query.ts'
import { findListed, type Listing } from '../http/listing.ts'

/** A report with the names that go with it. */
export type NamedReport = MessageReport & {
  avatarName: string | null
  username: string | null
  resolvedByName: string | null
}

const COLUMNS: Record<SortField<typeof listChatReports>, string> = {
  createdAt: 'message_reports.createdAt',
  id: 'message_reports.id',
  reason: 'message_reports.reason',
  status: 'message_reports.status',
}

type ReportListing = Listing<MessageReport, keyof typeof COLUMNS>
type ReportFilter = Omit<Filter<typeof listChatReports>, 'status'>

const withNames: NonNullable<ReportListing['joined']> = (query) =>
  query
    .leftJoin('avatars', 'avatars.id', 'message_reports.avatarId')
    .leftJoin('users as reporters', 'reporters.id', 'message_reports.userId')
    .leftJoin('users as deciders', 'deciders.id', 'message_reports.resolvedBy')
    .select(
      'message_reports.*',
      'avatars.name as avatarName',
      'reporters.username',
      'deciders.username as resolvedByName',
    )

/** Reports are few, so their words are looked through without an index; up to a limit, as everything is counted. */
function underAllTabs({ id: ids, reason, q }: ReportFilter): ReportListing {
  const query = MessageReport.query()
  if (ids) query.whereIn('message_reports.id', ids)
  if (reason) query.where('message_reports.reason', reason)
  if (q) {
    const pattern = containing(q)
    query.where((any) => {
      for (const column of ['question', 'answer', 'note', 'model'])
        any.orWhere(`message_reports.${column}`, 'ilike', pattern)
    })
  }
  return { query, columns: COLUMNS, joined: withNames }
}

function ofTab(listing: ReportListing, status: MessageReport['status'] | undefined): ReportListing {
  if (!status) return listing
  return { ...listing, query: listing.query.clone().where('message_reports.status', status) }
}

/** The reports under a filter. */
export const reportListing = ({ status, ...rest }: Filter<typeof listChatReports>): ReportListing =>
  ofTab(underAllTabs(rest), status)

/** What each tab holds. */
const countTabs = (listing: ReportListing): Promise<Counts<CountName<typeof listChatReports>>> =>
  countListed(listing, {
    open: "message_reports.status = 'open'",
    resolved: "message_reports.status = 'resolved'",
    dismissed: "message_reports.status = 'dismissed'",
    all: 'true',
  })

/** One page of the reports, with what each tab would hold under the same filter. */
export async function findChatReports(query: ListQuery<typeof listChatReports>) {
  const { status, ...rest } = query.filter
  const listing = underAllTabs(rest)
  const { counts, cutAt } = await countTabs(listing)
  const count = counts[status ?? 'all']
  const page = await findListed(ofTab(listing, status), query, { count, cutAt })
  return { ...page, rows: page.rows as NamedReport[], counts, countsLimit: cutAt }
}

/** Reports by their ids. */
export const findReportsById = async (ids: number[]): Promise<NamedReport[]> =>
  withNames(MessageReport.query().whereIn('message_reports.id', ids)).castTo<NamedReport[]>()

/** How many wait for a decision. */
export const countOpenReports = (): Promise<number> =>
  MessageReport.query().where({ status: 'open' }).resultSize()
