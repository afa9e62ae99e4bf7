/** A list whose growth can be waited for. */
export function createTally<Item>(isKept: boolean) {
  const items: Item[] = []
  let count = 0
  let waiting: { count: number; resolve(): void }[] = []
  return {
    items,
    add(item: Item) {
      count += 1
      if (isKept) items.push(item)
      for (const waiter of waiting) if (waiter.count <= count) waiter.resolve()
      waiting = waiting.filter((waiter) => waiter.count > count)
    },
    until: (wanted: number) =>
      new Promise<void>((resolve) => {
        if (wanted <= count) resolve()
        else waiting.push({ count: wanted, resolve })
      }),
  }
}
