import { memoryStore, type Store } from 'react-admin'

// What a person chose for this device. Everything else that react-admin would keep (filters, selections) lives in the
// address or in memory, so that nothing of the work stays behind on a shared computer.
const KEPT = [
  'locale',
  'theme',
  'singleKeys',
  'columns.users',
  'columns.subscriptions',
  'columns.avatars',
  'columns.audit-log',
] as const
const nameOf = (key: string) => `nila_admin_${key}`
const isKept = (key: string) => (KEPT as readonly string[]).includes(key)

/** Begins the key of what somebody is typing: kept in memory, save on the way to sign-in and back when a session ends in the middle. */
export const DRAFT_PREFIX = 'draft.'
/** Begins the key of what outlives a reload as well: words that are written for the public. */
export const COPY_PREFIX = `${DRAFT_PREFIX}copy.`
const DRAFTS_NAME = 'nila_admin_drafts'

function readKept(): Record<string, string> {
  return Object.fromEntries(
    KEPT.map((key) => [key, localStorage.getItem(nameOf(key))] as const).filter(
      (entry): entry is [(typeof KEPT)[number], string] => entry[1] !== null,
    ),
  )
}

/** Takes what was put away by the page before this one in the same tab. */
function takeDrafts(): Record<string, unknown> {
  const drafts = sessionStorage.getItem(DRAFTS_NAME)
  sessionStorage.removeItem(DRAFTS_NAME)
  return drafts ? JSON.parse(drafts) : {}
}

/** Whether what somebody was typing lies ready for the page after the next sign-in. */
export const areDraftsPutAway = (): boolean => sessionStorage.getItem(DRAFTS_NAME) !== null

const deviceLanguage = () => (navigator.language.startsWith('hi') ? { locale: 'hi' } : {})

export interface DeviceStore extends Store {
  /** Puts away what somebody was typing for the next page of this tab, which takes it. */
  keepDrafts(): void
}

/** React-admin's store: language, appearance, single keys and the columns of tables are kept on the device and survive a logout. */
export function createDeviceStore(): DeviceStore {
  const memory = memoryStore({ ...deviceLanguage(), ...readKept(), ...takeDrafts() })
  function putAway(prefix: string) {
    const typed = memory.listItems?.(prefix) ?? {}
    if (Object.keys(typed).length) sessionStorage.setItem(DRAFTS_NAME, JSON.stringify(typed))
  }
  // From the start: a page may be left before anything on it can be typed into.
  window.addEventListener('pagehide', () => {
    // On the way to sign-in it is put away already, with everything else.
    if (!areDraftsPutAway()) putAway(COPY_PREFIX)
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    // The page itself is back, and has it.
    if (persisted) sessionStorage.removeItem(DRAFTS_NAME)
  })
  return {
    ...memory,
    setItem(key, value) {
      if (isKept(key)) localStorage.setItem(nameOf(key), String(value))
      memory.setItem(key, value)
    },
    removeItem(key) {
      if (isKept(key)) localStorage.removeItem(nameOf(key))
      memory.removeItem(key)
    },
    reset() {
      const kept = readKept()
      memory.reset()
      for (const [key, value] of Object.entries(kept)) memory.setItem(key, value)
    },
    keepDrafts() {
      putAway(DRAFT_PREFIX)
    },
  }
}
