import { z } from 'zod'
import { AnswerFault } from './chat.ts'
import { bulkAnswer, bulkFields, decided } from './decisions.ts'
import { endpoint, listEndpoint } from './endpoint.ts'
import { ById, Ids, SearchText, Text, Timestamp } from './fields.ts'

export const ReportStatus = z.enum(['open', 'resolved', 'dismissed'])
export type ReportStatus = z.infer<typeof ReportStatus>

/** The most characters that may be written of a decision. */
export const RESOLUTION_LENGTH = 1000

/** An answer that somebody wants looked at, with the question before it as they were when it was reported. */
export const ChatReport = z.strictObject({
  id: z.int(),
  status: ReportStatus,
  reason: AnswerFault,
  /** What who reported it wrote; empty where nothing. */
  note: z.string(),
  question: z.string(),
  answer: z.string(),
  /** What it was answered in. */
  language: z.string(),
  model: z.string().nullable(),
  /** Null where Nila itself answered, or the avatar is gone. */
  avatarName: z.string().nullable(),
  /** Null where it was a guest, or the account is gone. */
  userId: z.int().nullable(),
  username: z.string().nullable(),
  createdAt: Timestamp,
  /** What was written of the decision. */
  resolution: z.string(),
  resolvedAt: Timestamp.nullable(),
  resolvedByName: z.string().nullable(),
  version: z.int(),
})
export type ChatReport = z.infer<typeof ChatReport>

export const listChatReports = listEndpoint({
  path: '/admin/chat-reports',
  guard: 'admin',
  resource: 'chat-reports',
  item: ChatReport,
  sort: ['createdAt', 'id', 'reason', 'status'],
  defaultOrder: 'DESC',
  csv: [
    'id',
    'status',
    'reason',
    'note',
    'question',
    'answer',
    'language',
    'model',
    'avatarName',
    'username',
    'createdAt',
    'resolution',
    'resolvedAt',
    'resolvedByName',
  ],
  filter: z.strictObject({
    id: Ids.optional(),
    status: ReportStatus.optional(),
    reason: AnswerFault.optional(),
    q: SearchText.optional(),
  }),
  counts: ['open', 'resolved', 'dismissed', 'all'],
})

const decision = {
  status: ReportStatus,
  /** Why, in words; not of one that is opened again. */
  resolution: Text.pipe(z.string().trim().max(RESOLUTION_LENGTH)).default(''),
}

/** Decides a report, from any status to any. */
export const decideChatReport = endpoint({
  method: 'PATCH',
  path: '/admin/chat-reports/:id',
  guard: 'admin',
  params: ById,
  body: z.strictObject(decision),
  answer: decided(ChatReport),
})

/** Decides up to 500 reports in one transaction. */
export const decideChatReports = endpoint({
  method: 'POST',
  path: '/admin/chat-reports/bulk',
  guard: 'admin',
  body: z.strictObject({ ...bulkFields, ...decision }),
  answer: bulkAnswer(ChatReport),
})
