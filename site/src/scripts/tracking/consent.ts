/** What a visitor chose of this; nothing stands in the browser before that (R44). */
interface Choices {
  /** Something: the visits are not counted. */
  nila_opted_out?: string
  /** The random number of somebody who asked to be remembered for longer. */
  nila_visitor?: string
}

function findChoices(): Choices {
  try {
    return localStorage as Choices
  } catch {
    // Storage may be forbidden; a choice then lasts as long as the page.
    return {}
  }
}
export const choices = findChoices()

/** Whether the browser asks that nobody who uses it be tracked: then nothing is counted, whatever was chosen here. */
export const isRefusedByBrowser = (): boolean =>
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

export const isCounted = (): boolean => !isRefusedByBrowser() && !choices.nila_opted_out
