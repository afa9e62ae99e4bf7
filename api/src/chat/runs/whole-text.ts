/**
 * Passes text on that can be stored and told piece by piece: models may split a character over two pieces, and say what Postgres cannot
 * hold.
 * @param emit called with pieces that end with a whole character
 */
export function createWholeText(emit: (text: string) => void) {
  let half = ''

  function pass(text: string): void {
    const whole = text.replaceAll('\0', '').toWellFormed()
    if (whole) emit(whole)
  }

  return {
    add(piece: string): void {
      let text = half + piece
      half = ''
      const last = text.charCodeAt(text.length - 1)
      if (last >= 0xd800 && last <= 0xdbff) {
        half = text.slice(-1)
        text = text.slice(0, -1)
      }
      pass(text)
    },

    /** Passes on what still waits for its other half. */
    end(): void {
      pass(half)
      half = ''
    },
  }
}
