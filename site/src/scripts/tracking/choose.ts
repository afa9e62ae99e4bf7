import type { PrivacyChoicesCopy } from '@nila/api/contract/copy/privacy-choices'
import { choices, isCounted, isRefusedByBrowser } from './consent.ts'

/** How visits with this browser are counted, as it is now. */
export interface PrivacyState {
  /** The browser has decided already, and nothing can be chosen. */
  isRefused: boolean
  isCounted: boolean
  isRemembered: boolean
}

/** What a choice led to, by the name of the words for it. */
export type PrivacyOutcome = keyof PrivacyChoicesCopy['done']

export const privacyState = (): PrivacyState => ({
  isRefused: isRefusedByBrowser(),
  isCounted: isCounted(),
  isRemembered: isCounted() && choices.nila_visitor !== undefined,
})

/** A random UUID; the browser's own function is there over https only. */
const randomId = () =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const random = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16)
  })

const unlessForbidden = (outcome: PrivacyOutcome): PrivacyOutcome =>
  choices instanceof Storage ? outcome : 'onlyNow'

/** Forgets whom this browser remembers. */
export function forgetVisitor(): void {
  delete choices.nila_visitor
}

/** Has visits with this browser counted or not, from now on and in every tab. */
export function setCounted(isWanted: boolean): PrivacyOutcome {
  if (isWanted) delete choices.nila_opted_out
  else {
    forgetVisitor()
    choices.nila_opted_out = 'yes'
  }
  return unlessForbidden(isWanted ? 'counted' : 'notCounted')
}

/** Has this browser known again for longer, or not. */
export function setRemembered(isWanted: boolean): PrivacyOutcome {
  if (isWanted) choices.nila_visitor ??= randomId()
  else forgetVisitor()
  return unlessForbidden(isWanted ? 'remembered' : 'forgotten')
}
