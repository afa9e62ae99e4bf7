/** The way through a few pages, as a history of one's own: where it has been, and last where it is. */
export function createTrail(start: string) {
  const visited = [start]
  const current = () => visited.at(-1) ?? start
  return {
    current,
    isAtStart: () => visited.length === 1,
    /** Goes on to another page. */
    visit(address: string) {
      if (address !== current()) visited.push(address)
    },
    /** Ends elsewhere than it went, as a page that leads on does. */
    arrive(address: string) {
      visited[visited.length - 1] = address
    },
    /** Goes back a page, and says to which. */
    back(): string {
      if (visited.length > 1) visited.pop()
      return current()
    },
  }
}
