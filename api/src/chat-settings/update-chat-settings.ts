import type { Body, ChatSettings, updateChatSettings as updateEndpoint } from '@nila/api/contract'
import { ENVIRONMENT } from '@nila/api/contract'
import { type AuditValues, ModelEndpoint, Setting, transaction } from '@nila/db'
import { recordAudit } from '../audit/record-audit.ts'
import type { Actor } from '../http/context.ts'
import { invalidField, Problem } from '../http/problem.ts'
import { announceWholeList } from '../live/announce-change.ts'
import { CHAT_SETTINGS, lockChatSettings } from './chat-settings-row.ts'

type Moderation = ChatSettings['moderation']

/** The settings by one value each, as the audit log keeps them. */
const flat = ({ dailyMessages, currency, moderation, version }: ChatSettings): AuditValues => ({
  dailyMessages,
  currency,
  moderation: moderation && `${moderation.model} (${moderation.endpointId})`,
  version,
})

/** Refuses a moderator that there is not. */
async function checkModerator(moderation: Moderation, hasEnvironment: boolean): Promise<void> {
  if (!moderation) return
  const { endpointId } = moderation
  const isThere =
    endpointId === ENVIRONMENT ? hasEnvironment : await ModelEndpoint.query().findById(endpointId)
  if (!isThere) throw invalidField('moderation', 'invalid_value')
}

/**
 * Changes the settings of the chat; what is as it is wanted leaves no trace.
 * @param seen the version that was looked at; without one the last write wins
 */
export const updateChatSettings = (
  actor: Actor,
  changes: Body<typeof updateEndpoint>,
  seen: number | undefined,
  hasEnvironment: boolean,
): Promise<ChatSettings> =>
  transaction(async (trx) => {
    const before = await lockChatSettings(trx)
    await checkModerator(changes.moderation ?? null, hasEnvironment)
    const {
      dailyMessages = before.dailyMessages,
      currency = before.currency,
      moderation = before.moderation,
    } = changes
    const after = { dailyMessages, currency, moderation, version: before.version + 1 }
    const [from, to] = [flat(before), flat(after)]
    const changed = Object.keys(to).filter((name) => name !== 'version' && from[name] !== to[name])
    if (!changed.length) return before
    if (seen !== undefined && seen !== before.version) throw new Problem('stale_version', { current: before })

    await Setting.query(trx).findById(CHAT_SETTINGS).patch({ value: after })
    const kept = (values: AuditValues) =>
      Object.fromEntries([...changed, 'version'].map((name) => [name, values[name] ?? null]))
    await recordAudit(trx, actor, 'chat_settings.update', {
      type: 'chat_settings',
      id: null,
      before: kept(from),
      after: kept(to),
    })
    await announceWholeList(trx, 'model-endpoints')
    return after
  })
