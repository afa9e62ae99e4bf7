import { isProtected } from '@nila/api/contract/copy/protected-keys'
import type { CopyEntry, CopyLocale, CopyValue } from '@nila/api/contract/copy-entries'
import type { Store } from 'react-admin'
import { areDraftsPutAway, COPY_PREFIX } from '../providers/device-store.ts'
import { isSame, standing } from './entry-values.ts'
import { readValue, type ValueProblems } from './read-value.ts'
import { refusalOf } from './refusal.ts'

/** How long nobody has typed when a draft is saved, and how long a try that failed waits, at first and at most (milliseconds). */
const SAVE_AFTER = 800
const RETRY_AFTER = 3000
const MOST_RETRY_AFTER = 30_000

export type Saving =
  | { state: 'typing' | 'saving' | 'saved' }
  /** Nobody answered; it is tried again by itself. */
  | { state: 'retrying' }
  | { state: 'invalid'; problems: ValueProblems }
  /** Somebody else has changed it since writing began. */
  | { state: 'conflict'; current: CopyEntry }
  | { state: 'refused'; error: unknown }

export interface Typed {
  locale: CopyLocale
  key: string
  /** As it stands in the field. */
  value: unknown
  /** What stood there when writing began, and its version. */
  base: unknown
  version: number
}

export interface Writing extends Typed {
  saving: Saving
  /** Whether all of it is saved and nobody is in the field: it shows what the API has. */
  isOver: boolean
}

interface SaverParts {
  store: Store
  /** Saves a draft over a version; undefined where the person would rather not give their password. */
  send: (typed: Typed, value: CopyValue) => Promise<CopyEntry | undefined>
  /** There is a newer entry to be shown. */
  onEntry: (entry: CopyEntry) => void
}

export const idOf = ({ locale, key }: Pick<Typed, 'locale' | 'key'>): string => `${locale} ${key}`

/**
 * Saves what is typed into pieces of copy: by itself a moment after the last key, but what asks for a password only when told to. What
 * could not be saved stays in the store and is tried again; nothing that was typed is dropped but by who typed it.
 */
export function createSaver(parts: SaverParts) {
  const writings = new Map<string, Writing>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const tries = new Map<string, number>()
  const underWay = new Map<string, Promise<void>>()
  const held = new Set<string>()
  const watchers = new Set<() => void>()
  let unsaved: readonly Writing[] = []

  function set(id: string, writing: Writing | undefined): void {
    if (writing) writings.set(id, writing)
    else writings.delete(id)
    if (writing && writing.saving.state !== 'saved') {
      const { locale, key, value, base, version } = writing
      parts.store.setItem(COPY_PREFIX + id, { locale, key, value, base, version })
    } else parts.store.removeItem(COPY_PREFIX + id)
    unsaved = [...writings.values()].filter(({ saving }) => saving.state !== 'saved')
    for (const onChange of watchers) onChange()
  }
  const now = (id: string, saving: Saving): void => {
    const writing = writings.get(id)
    if (writing) set(id, { ...writing, saving, isOver: saving.state === 'saved' && !held.has(id) })
  }
  function plan(id: string, after: number): void {
    clearTimeout(timers.get(id))
    timers.set(
      id,
      setTimeout(() => void save(id), after),
    )
  }

  /** The API has it; what was typed since then is to be saved over that. */
  function took(id: string, sent: unknown, entry: CopyEntry): void {
    tries.delete(id)
    parts.onEntry(entry)
    const writing = writings.get(id)
    if (!writing) return
    set(id, { ...writing, base: standing(entry), version: entry.version })
    const isAll = writing.value === sent
    now(id, { state: isAll ? 'saved' : 'typing' })
    if (!isAll && !isProtected(writing.key)) plan(id, SAVE_AFTER)
  }

  function refused(id: string, sent: Typed, value: CopyValue, error: unknown): void {
    const refusal = refusalOf(error)
    switch (refusal.kind) {
      case 'stale':
        outrun(id, sent, value, refusal.current)
        break
      case 'signed-out':
        now(id, { state: 'typing' })
        break
      case 'away': {
        const failed = tries.get(id) ?? 0
        tries.set(id, failed + 1)
        plan(id, Math.min(RETRY_AFTER * 2 ** failed, MOST_RETRY_AFTER))
        now(id, { state: 'retrying' })
        break
      }
      case 'invalid':
        now(id, { state: 'invalid', problems: refusal.problems })
        break
      case 'refused':
        now(id, { state: 'refused', error })
    }
  }

  /** Somebody else was faster: what there is now. */
  function outrun(id: string, sent: Typed, value: CopyValue, current: CopyEntry): void {
    const there = standing(current)
    const writing = writings.get(id)
    if (!writing || isSame(there, value)) took(id, sent.value, current)
    else {
      parts.onEntry(current)
      if (isSame(there, writing.base)) {
        // Something else of the piece has changed, not its words.
        set(id, { ...writing, version: current.version })
        plan(id, 0)
      } else now(id, { state: 'conflict', current })
    }
  }

  async function save(id: string): Promise<void> {
    clearTimeout(timers.get(id))
    const writing = writings.get(id)
    const state = writing?.saving.state
    if (!writing || state === 'saved' || state === 'conflict') return
    if (underWay.has(id)) return underWay.get(id)
    const read = readValue(writing.key, writing.value)
    if ('problems' in read) return now(id, { state: 'invalid', problems: read.problems })
    if (isSame(read.value, writing.base)) return now(id, { state: 'saved' })
    now(id, { state: 'saving' })
    const { value } = read
    const job = parts
      .send(writing, value)
      .finally(() => underWay.delete(id))
      .then(
        (entry) => (entry ? took(id, writing.value, entry) : now(id, { state: 'typing' })),
        (error: unknown) => refused(id, writing, value, error),
      )
    underWay.set(id, job)
    return job
  }

  async function saveAll(): Promise<void> {
    const open = unsaved.map((writing) => [idOf(writing), writing.key] as const)
    await Promise.all(open.filter(([, key]) => !isProtected(key)).map(([id]) => save(id)))
    // One after the other, because the first may ask for the password.
    for (const [id, key] of open) if (isProtected(key)) await save(id)
  }

  function revive(): void {
    for (const typed of Object.values(parts.store.listItems?.(COPY_PREFIX) ?? {}) as Typed[]) {
      const id = idOf(typed)
      set(id, { ...typed, saving: { state: 'typing' }, isOver: false })
      if (!isProtected(typed.key)) plan(id, 0)
    }
  }

  window.addEventListener('online', () => {
    for (const { saving, ...typed } of unsaved) if (saving.state === 'retrying') void save(idOf(typed))
  })
  window.addEventListener('beforeunload', (event) => {
    // What asks for a password is sent only when told to; what is on its way stands also where the tab is closed.
    const typed = Object.values(parts.store.listItems?.(COPY_PREFIX) ?? {}) as Typed[]
    if (!typed.length || areDraftsPutAway()) return
    for (const one of typed) if (!isProtected(one.key)) void save(idOf(one))
    event.preventDefault()
  })
  revive()

  return {
    parts,
    writing: (id: string): Writing | undefined => writings.get(id),
    unsaved: () => unsaved,
    watch(onChange: () => void) {
      watchers.add(onChange)
      return () => watchers.delete(onChange)
    },
    save,
    saveAll,
    /** Takes what was typed over an entry. */
    write(entry: CopyEntry, value: unknown): void {
      const id = idOf(entry)
      const before = writings.get(id)
      const { base, version } =
        before && !before.isOver ? before : { base: standing(entry), version: entry.version }
      const saving: Saving = before?.saving.state === 'conflict' ? before.saving : { state: 'typing' }
      set(id, { locale: entry.locale, key: entry.key, value, base, version, saving, isOver: false })
      if (saving.state === 'typing' && !isProtected(entry.key)) plan(id, SAVE_AFTER)
    },
    /** Somebody is in the field: it keeps showing what was typed, also where that was trimmed to be saved. */
    hold: (id: string) => void held.add(id),
    /** Nobody is in the field any more. */
    async leave(id: string): Promise<void> {
      held.delete(id)
      const writing = writings.get(id)
      if (!writing || writing.isOver) return
      if (writing.saving.state === 'saved') return now(id, { state: 'saved' })
      if (writing.saving.state !== 'retrying' && !isProtected(writing.key)) await save(id)
    },
    /** Ends a conflict with these words, over what there is now. */
    decide(id: string, current: CopyEntry, value: unknown): Promise<void> {
      const writing = writings.get(id)
      if (!writing) return Promise.resolve()
      const over = { value, base: standing(current), version: current.version }
      set(id, { ...writing, ...over, saving: { state: 'typing' }, isOver: false })
      return save(id)
    },
    /** Lets go of what was typed. */
    drop(id: string): void {
      clearTimeout(timers.get(id))
      set(id, undefined)
    },
  }
}

export type Saver = ReturnType<typeof createSaver>
