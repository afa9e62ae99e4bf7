/** What a server of the tests does, one behaviour after the other; the last one stays. */
export interface Script<Behaviour> {
  /** The behaviour that comes next, left in its place. */
  readonly head: Behaviour
  /** The behaviour that comes next, used up unless it is the last. */
  take(): Behaviour
  /** Starts over with others. */
  replace(behaviours: Behaviour[]): void
}

export function createScript<Behaviour>(first: Behaviour): Script<Behaviour> {
  let queue: [Behaviour, ...Behaviour[]] = [first]
  return {
    get head() {
      return queue[0]
    },
    take() {
      const [behaviour, next, ...rest] = queue
      if (next !== undefined) queue = [next, ...rest]
      return behaviour
    },
    replace(behaviours) {
      const [head, ...rest] = behaviours
      if (head === undefined) throw new Error('a script needs at least one behaviour')
      queue = [head, ...rest]
    },
  }
}
