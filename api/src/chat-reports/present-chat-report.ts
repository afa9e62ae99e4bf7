import type { AnswerFault, ChatReport } from '@nila/api/contract'
import type { NamedReport } from './find-chat-reports.ts'

/** A report as those who decide on it see it. */
export const presentChatReport = (report: NamedReport): ChatReport => ({
  id: report.id,
  status: report.status,
  // Only reasons of the contract are ever written.
  reason: report.reason as AnswerFault,
  note: report.note,
  question: report.question,
  answer: report.answer,
  language: report.language,
  model: report.model,
  avatarName: report.avatarName,
  userId: report.userId,
  username: report.username,
  createdAt: report.createdAt.toISOString(),
  resolution: report.resolution,
  resolvedAt: report.resolvedAt?.toISOString() ?? null,
  resolvedByName: report.resolvedByName,
  version: report.version,
})
