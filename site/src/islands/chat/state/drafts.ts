// What is being written, by who writes and where: the next person at this device is not shown somebody else's words.
const keyOf = (owner: string, place: string) => `chat_draft_${owner}_${place}`

/** Whoever is not signed in. */
export const GUEST = 'guest'

export const newPlace = 'new'
export const conversationPlace = (conversationId: number | undefined) =>
  conversationId === undefined ? newPlace : String(conversationId)
/** Where a question of earlier is being changed. */
export const editPlace = (messageId: number) => `edit_${messageId}`

/** The words that were kept in this tab, if there are any. */
export function readDraft(owner: string, place: string): string {
  try {
    return sessionStorage.getItem(keyOf(owner, place)) ?? ''
  } catch {
    return ''
  }
}

/** Keeps words over a reload or an expired session. Where storage is forbidden, writing still works without it. */
export function keepDraft(owner: string, place: string, words: string): void {
  try {
    if (words) sessionStorage.setItem(keyOf(owner, place), words)
    else sessionStorage.removeItem(keyOf(owner, place))
  } catch {}
}

/** Takes the words of a guest along who has signed in since, in this tab. */
export function adoptDraft(owner: string, place: string): void {
  const words = readDraft(GUEST, place)
  if (owner === GUEST || !words || readDraft(owner, place)) return
  keepDraft(owner, place, words)
  keepDraft(GUEST, place, '')
}
