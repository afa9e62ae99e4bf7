import type { Passkey as Answer } from '@nila/api/contract'
import type { Passkey } from '@nila/db'

/** A passkey as its owner sees it. */
export const presentPasskey = (passkey: Passkey): Answer => ({
  id: passkey.id,
  name: passkey.name,
  createdAt: passkey.createdAt.toISOString(),
  lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
  backedUp: passkey.isBackedUp,
})
