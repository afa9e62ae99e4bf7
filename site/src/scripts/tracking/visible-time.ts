/** The most seconds that the API takes; no page is read for longer. */
const DAY = 86_400

/** A clock that runs while the page is visible. */
export function visibleTime() {
  let before = 0
  let since: number | undefined
  const milliseconds = () => before + (since === undefined ? 0 : performance.now() - since)
  return {
    milliseconds,
    /** Whole seconds. */
    seconds: () => Math.min(DAY, Math.floor(milliseconds() / 1000)),
    run() {
      since ??= performance.now()
    },
    stop() {
      before = milliseconds()
      since = undefined
    },
    reset() {
      before = 0
      since = undefined
    },
  }
}
