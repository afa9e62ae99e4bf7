import { transaction } from '@nila/db'
import type { Actor } from '../http/context.ts'
import type { ExportedList } from '../http/route.ts'
import { recordAudit } from './record-audit.ts'

/** Writes down that somebody takes a list away as a file. */
export const recordExport = (actor: Actor, { resource, filter, rows }: ExportedList): Promise<void> =>
  transaction((trx) =>
    recordAudit(trx, actor, 'list.export', { type: 'list', id: null, details: { resource, filter, rows } }),
  )
