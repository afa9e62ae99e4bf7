import { LIVE_IDS_LIMIT, type LiveMessage, type LiveResource } from '@nila/api/contract'

export type Change = Omit<Extract<LiveMessage, { type: 'changed' }>, 'type'>

/**
 * Gathers changes for a moment, so that what was done to many records one by one is told once a resource.
 * @param deliver what it rejects with is kept, and offered again with what comes then
 * @param wait how long the first of them waits, in milliseconds
 */
export function coalesceChanges(deliver: (changes: Change[]) => Promise<void>, wait: number) {
  /** The ids by resource; none means the whole list. */
  const gathered = new Map<LiveResource, ReadonlySet<number>>()
  let timer: NodeJS.Timeout | undefined

  function add({ resource, ids }: Change): void {
    const before = gathered.get(resource)
    const isWholeList = ids.length === 0 || before?.size === 0
    const all = isWholeList ? new Set<number>() : new Set([...(before ?? []), ...ids])
    gathered.set(resource, all.size > LIVE_IDS_LIMIT ? new Set() : all)
    timer ??= setTimeout(flush, wait)
  }

  async function flush(): Promise<void> {
    timer = undefined
    const changes = [...gathered].map(([resource, ids]) => ({ resource, ids: [...ids] }))
    gathered.clear()
    await deliver(changes).catch(() => changes.forEach(add))
  }

  return {
    add,
    stop: () => clearTimeout(timer),
  }
}
