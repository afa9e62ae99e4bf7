import type { MessageRun, RunFailure } from '@nila/api/contract'
import type { Run } from '@nila/db'

export type StoredRun = Pick<Run, 'id' | 'kind' | 'status' | 'failure' | 'retryAfter' | 'isCut'>

export const presentRun = ({ id, kind, status, failure, retryAfter, isCut }: StoredRun): MessageRun => ({
  id,
  kind,
  status,
  failure: failure as RunFailure | null,
  retryAfter,
  isCut,
})
